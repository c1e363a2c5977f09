#!/bin/sh
# Installs the command, its service, the library, the tables, the headers, the man pages, the completion and the kernel module's
# sources below $DESTDIR$PREFIX.
# Removes what an earlier installation put there and this one does not.
#
#   PREFIX   /usr/local
#   LIBDIR   $PREFIX/lib
#   DESTDIR  folder in which packagers collect the files; no installed file contains it
#
# Without DESTDIR, makes the index of the tables, and runs ldconfig so that the dynamic linker finds the library, or prints what to do.
set -eu
umask 022
cd "$(dirname "$0")/../.."

prefix=${PREFIX:-/usr/local}
libdir=${LIBDIR:-$prefix/lib}
to=${DESTDIR:-}
header=runtime/include/pmureg/pmureg.h
version=$(sed -n 's/^#define PMUREG_VERSION "\(.*\)"/\1/p' $header)
so=libpmureg.so.${version%%.*}

case $prefix$libdir in
/*) ;;
*) echo "install: PREFIX and LIBDIR must be absolute, not '$prefix'" >&2; exit 2 ;;
esac

# Only what stands in this list is removed later: other packages have tables in the same folder.
list=$prefix/share/pmureg/MANIFEST
mkdir -p "$to$prefix/share/pmureg"
next=$to$prefix/share/pmureg/new # where the next files are made
trap 'rm -rf "$to$list.new" "$next"' EXIT
rm -rf "$next"
mkdir "$next"
: >"$to$list.new"

note() { # DESTINATION
	echo "$1" >>"$to$list.new"
	echo "$to$1"
}
put() { # MODE FOLDER FILE...: each as a whole, for those who are reading the one that was there
	mode=$1 folder=$2
	shift 2
	[ -d "$to$folder" ] || mkdir -p "$to$folder"
	install -m "$mode" "$@" "$next"
	mv -f "$next"/* "$to$folder"
	for file; do note "$folder/${file##*/}"; done
}
put_as() { # MODE FILE DESTINATION
	[ -d "$to${3%/*}" ] || mkdir -p "$to${3%/*}"
	install -m "$1" "$2" "$to$3.new"
	mv -f "$to$3.new" "$to$3"
	note "$3"
}
put_all() { # FOLDER DESTINATION: the headers and sources below it
	for from in $(find "$1" -name '*.[ch]' | sed 's|/[^/]*$||' | sort -u); do
		put 644 "$2${from#"$1"}" "$from"/*.[ch]
	done
}
point() { # TARGET LINK
	[ -d "$to${2%/*}" ] || mkdir -p "$to${2%/*}"
	ln -sf "$1" "$to$2"
	note "$2"
}

# The command that has no table inside: it reads the same files as the library.
put 755 "$prefix/bin" build/lib/pmureg
put 644 "$prefix/share/pmureg" generated/tables/*.pmu
if [ "$prefix" = /usr ]; then # the kernel searches below no other prefix
	point ../../../share/pmureg/index /usr/lib/firmware/pmureg/index # of the tables: pmureg index makes it
	for table in generated/tables/*.pmu; do
		point "../../../share/pmureg/${table##*/}" "$prefix/lib/firmware/pmureg/${table##*/}"
	done
fi
put 644 "$libdir" build/lib/libpmureg.a build/freestanding/libpmureg-core.a
put_as 755 "build/lib/$so" "$libdir/libpmureg.so.$version"
point "libpmureg.so.$version" "$libdir/$so"
point "$so" "$libdir/libpmureg.so"
put_as 644 build/tables.a "$libdir/libpmureg-tables.a"
put_all runtime/include "$prefix/include"
put_all generated/include "$prefix/include"
put 644 "$prefix/share/man/man1" build/tool/pmureg.1
put 644 "$prefix/share/man/man3" build/lib/pmureg.3
sed -n 's/^\t\t\(pmureg_.*\);$/\1/p' build/lib/pmureg.map | while read -r name; do
	point pmureg.3 "$prefix/share/man/man3/$name.3"
done
put_as 644 build/tool/pmureg.bash "$prefix/share/bash-completion/completions/pmureg"
put 644 "$prefix/share/man/man7" build/man/*.7 # a page for each system and each of its units
fill() { # FILE DESTINATION: of what other builds read
	text=$(sed "s|@prefix@|$prefix|; s|@libdir@|$libdir|; s|@version@|$version|; s|@soname@|$so|; s|@headers@|$headers|" "runtime/$1.in")
	printf '%s\n' "$text" | put_as 644 /dev/stdin "$2/${1##*/}"
}
headers=$(realpath -m --relative-to="$libdir/cmake/pmureg" "$prefix/include")
fill library/pmureg.pc "$libdir/pkgconfig"
fill library/pmureg-config.cmake "$libdir/cmake/pmureg"
fill library/pmureg-config-version.cmake "$libdir/cmake/pmureg"
fill tool/pmureg@.service "$prefix/lib/systemd/system"
# The kernel module, as runtime/linux/Makefile lays it out: one folder, which DKMS takes.
sources=$prefix/src/pmureg-$version
put 644 "$sources" runtime/linux/*.[chS] runtime/linux/Kbuild
for part in base core include; do
	put_all "runtime/$part" "$sources/$part"
done
fill linux/dkms.conf "$sources"

if [ -f "$to$list" ]; then
	grep -vxFf "$to$list.new" "$to$list" | while read -r stale; do
		rm -f "$to$stale"
	done
fi

# Of all tables in the folder, also other packages'. It has the files' times, so that packages make it where they are
# installed. It only saves time: that the command may be for another machine is no failure.
share=$prefix/share/pmureg
if [ -z "$to" ] && "$prefix/bin/pmureg" index "$share"; then
	note "$share/index"
else
	echo "install: the tables have no index yet; \`pmureg index $share\` makes it"
fi
chmod 644 "$to$list.new"
mv -f "$to$list.new" "$to$list"

[ -z "$to" ] || exit 0
PATH=$PATH:/usr/sbin:/sbin
if [ "$(id -u)" != 0 ]; then
	echo "install: run \`ldconfig\` as root, so that programs find $libdir/$so"
elif ! ldconfig; then
	echo "install: \`ldconfig\` failed; run it again, so that programs find $libdir/$so" >&2
	exit 1
elif ! ldconfig -p | grep -qF "$libdir/$so"; then
	echo "install: the dynamic linker does not search $libdir: add it to a file in /etc/ld.so.conf.d and run \`ldconfig\`, or link programs with -Wl,-rpath,$libdir"
fi
