import { customType, pgSchema, timestamp } from "../../database/columns.ts";

/** All tables of the application; the accounts library keeps its own in the schema `auth`. */
export const boreal = pgSchema("boreal");

/** Bytes as they are: sealed values and hashes. */
export const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => "bytea" });

/** A moment, kept with its zone and to the millisecond, which is what JavaScript can hold. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: "date" });
