# gnuplot -c bandwidth.gnuplot FROM.csv TO.svg READ WRITTEN: the data that two events counted in each interval of
# `pmureg stat -I ... -x,`, or perf's, in GB/s. READ and WRITTEN are parts of their names.
set terminal svg size 840,280 font "sans-serif,14" background rgb "white"
set output ARG2
set datafile separator ","
set datafile missing NaN
set xlabel "seconds"
set ylabel "GB/s"
set xrange [0:*]
set yrange [0:*]
set grid ytics linecolor rgb "#d0d0d0"
set border 3
set tics nomirror
set key outside top center horizontal
# The time is that since the start; a row of the other event is passed over.
bytes(unit) = unit eq "MiB" ? 1048576 : 1
rate(event) = strstrt(strcol(4), event) ? (passed = $1 - last, last = $1, $2 * bytes(strcol(3)) / passed / 1e9) : NaN
plot last = 0 ARG1 using 1:(rate(ARG3)) with lines linewidth 2 linecolor rgb "#1f6fb4" title "read", \
     last = 0 ARG1 using 1:(rate(ARG4)) with lines linewidth 2 linecolor rgb "#c05a00" title "written"
