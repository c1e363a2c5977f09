#!/bin/sh
# Installs the command, the library, the headers, the man pages and the completion below $DESTDIR$PREFIX.
#
#   PREFIX   /usr/local
#   LIBDIR   $PREFIX/lib
#   DESTDIR  folder in which packagers collect the files; no installed file contains it
#
# Without DESTDIR, runs ldconfig so that the dynamic linker finds the library, or prints what to do.
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

put() { # MODE FILE DESTINATION
	mkdir -p "$(dirname "$to$3")"
	install -m "$1" "$2" "$to$3"
	echo "$to$3"
}

put 755 build/pmureg "$prefix/bin/pmureg"
put 644 build/lib/libpmureg.a "$libdir/libpmureg.a"
put 755 "build/lib/$so" "$libdir/libpmureg.so.$version"
ln -sf "libpmureg.so.$version" "$to$libdir/$so"
ln -sf "$so" "$to$libdir/libpmureg.so"
put 644 build/freestanding/libpmureg-core.a "$libdir/libpmureg-core.a"
put 644 build/tables.a "$libdir/libpmureg-tables.a"
for from in runtime generated; do
	(cd $from/include && find pmureg -name '*.h' | sort) | while read -r name; do
		put 644 "$from/include/$name" "$prefix/include/$name"
	done
done
put 644 build/tool/pmureg.1 "$prefix/share/man/man1/pmureg.1"
put 644 build/lib/pmureg.3 "$prefix/share/man/man3/pmureg.3"
sed -n 's/^\t\t\(pmureg_.*\);$/\1/p' build/lib/pmureg.map | while read -r name; do
	ln -sf pmureg.3 "$to$prefix/share/man/man3/$name.3"
done
put 644 build/tool/pmureg.bash "$prefix/share/bash-completion/completions/pmureg"
for page in build/man/*.7; do # a page for each system and each of its units
	put 644 "$page" "$prefix/share/man/man7/${page##*/}"
done
fill() { # NAME DESTINATION: of what other builds read
	sed "s|@prefix@|$prefix|; s|@libdir@|$libdir|; s|@version@|$version|; s|@soname@|$so|; s|@headers@|$headers|" \
		"runtime/library/$1.in" >"build/lib/$1"
	put 644 "build/lib/$1" "$2/$1"
}
headers=$(realpath -m --relative-to="$libdir/cmake/pmureg" "$prefix/include")
fill pmureg.pc "$libdir/pkgconfig"
fill pmureg-config.cmake "$libdir/cmake/pmureg"
fill pmureg-config-version.cmake "$libdir/cmake/pmureg"

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
