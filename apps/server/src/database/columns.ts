/** What tables are made of; from here and not from the library, as `query.ts` says. */
export {
  bigint,
  boolean,
  customType,
  date,
  index,
  integer,
  jsonb,
  PgDialect,
  pgSchema,
  type PgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
