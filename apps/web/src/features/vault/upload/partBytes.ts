/** Parts of 8 MiB: after a broken line at most one part is sent again, and usually less. */
export const partBytes = 8 * 1024 * 1024;
