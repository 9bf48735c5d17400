import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import hashes from "../../apps/server/src/database/migrations/hashes.json" with { type: "json" };
import journal from "../../apps/server/src/database/migrations/meta/_journal.json" with { type: "json" };

/** Databases of earlier versions go up over the migrations, so these only grow (ADR 0225). */

const folder = join(import.meta.dirname, "../../apps/server/src/database/migrations");
const last = journal.entries.at(-1) ?? expect.fail("there is no migration");

type Tables = Readonly<Record<string, unknown>>;
type Snapshot = { readonly tables: Tables };

describe("the migrations", () => {
  it("bring every table to what its file says", () => {
    const snapshot = JSON.parse(
      readFileSync(join(folder, `meta/${last.tag.slice(0, 4)}_snapshot.json`), "utf8"),
    ) as Snapshot;
    const printed = execFileSync(process.execPath, [join(import.meta.dirname, "printTables.ts")], { encoding: "utf8" });
    const now = JSON.parse(printed) as Snapshot;
    const names = [...new Set([...Object.keys(now.tables), ...Object.keys(snapshot.tables)])];
    const changed = names.filter(
      (name) => JSON.stringify(sorted(now.tables[name])) !== JSON.stringify(sorted(snapshot.tables[name])),
    );
    expect(
      changed.map(
        (name) => `${name} changed, and no migration leads there: run \`npm run db:generate\`, commit what it makes`,
      ),
    ).toEqual([]);
  });

  it("are as they landed", () => {
    const changed = Object.entries(hashes).filter(([name, hash]) => {
      const path = join(folder, name);
      return !existsSync(path) || createHash("sha256").update(readFileSync(path)).digest("hex") !== hash;
    });
    expect(
      changed.map(
        ([name]) =>
          `${name} was edited or deleted after it was made: put it back as it was (git checkout), add another one (\`npm run db:generate\`)`,
      ),
    ).toEqual([]);
  });

  it("are all noted, each later than the one before", () => {
    const { entries } = journal;
    const besides = entries.filter(
      ({ tag, idx, when }, place) =>
        // One that is older than the newest that a database has is never run there.
        idx !== place || !(`${tag}.sql` in hashes) || when <= (entries[place - 1]?.when ?? 0),
    );
    expect(
      besides.map(
        ({ tag }) =>
          `${tag} was made beside another migration: delete yours with its snapshot and its lines of the journal and of hashes.json, then run \`npm run db:generate\``,
      ),
    ).toEqual([]);
    expect(entries).toHaveLength(Object.keys(hashes).length);
  });
});

/** With its keys in order, so that only what they say is compared. */
function sorted(value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([one], [other]) => one.localeCompare(other))
      .map(([key, part]) => [key, sorted(part)]),
  );
}
