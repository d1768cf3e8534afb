/**
 * How a process of the shop is run. V8 takes what memory there is before it collects; with a growth of 40 percent it collects
 * in time, and a process stays under 250 MB without a limit that it could die of. No source maps: they take 17 MB, and what tsc
 * makes has the names and nearly the lines of its source.
 */
export const nodeFlags = ['--heap-growing-percent=40'];
