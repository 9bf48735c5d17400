import { customType } from "../database/columns.ts";
import type { SealingKey } from "./sealingKey.ts";

type SealedColumn = { data: string; driverData: Buffer };

/**
 * Column types that seal on the way into the database and open on the way out. They are made for one key, so that two
 * databases in one process never mix theirs. Without a key they still describe the table (for migrations and for the columns
 * that are plain) and refuse to touch a sealed value.
 */
export function columnTypes(key: SealingKey | undefined) {
  const usable = (purpose: string): SealingKey => {
    if (key === undefined)
      throw new Error(`The column ${purpose} is sealed: read and write it through tables made with the key.`);
    return key.derive(purpose);
  };
  return {
    /** Random nonce and a size class: equal values look different, and different ones alike. `purpose` is `table.column` and never changes. */
    sealedText: (name: string, purpose: string) =>
      customType<SealedColumn>({
        dataType: () => "bytea",
        toDriver: (value) => usable(purpose).sealPadded(Buffer.from(value, "utf8"), purpose),
        fromDriver: (value) => usable(purpose).open(value, purpose).toString("utf8"),
      })(name),
    /** Deterministic: `eq` and unique indexes work; nothing else can be asked of it. Its length shows, so it is for addresses and tokens, never for what a person answers. */
    lookupText: (name: string, purpose: string) =>
      customType<SealedColumn>({
        dataType: () => "bytea",
        toDriver: (value) => usable(purpose).sealForLookup(Buffer.from(value, "utf8"), purpose),
        fromDriver: (value) => usable(purpose).openLookup(value, purpose).toString("utf8"),
      })(name),
  };
}
