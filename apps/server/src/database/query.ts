/**
 * What statements are made of. All of the server takes it from here: the library's own list of its parts is 179 KB, and Node
 * reads it anew for every file that names the library, which was half a second of every start (`columns.ts` likewise).
 */
export { and, asc, count, desc, eq, fillPlaceholders, gt, inArray, isNotNull, isNull, lt, lte, ne, notInArray, or, Param, sql, type Placeholder } from 'drizzle-orm';
