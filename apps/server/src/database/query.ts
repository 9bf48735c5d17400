/**
 * What statements are made of. All of the server takes it from here: the library's own list of its parts is 179 KB, and Node
 * takes it apart anew for every file that names the library (`columns.ts` likewise; ADR 0091).
 */
export {
  and,
  asc,
  count,
  desc,
  eq,
  fillPlaceholders,
  getTableColumns,
  getTableName,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  max,
  ne,
  notInArray,
  or,
  Param,
  sql,
  type Placeholder,
} from "drizzle-orm";
