import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { distinct } from "../test/distinctValues.ts";
import { knownBlank } from "../test/knownBlank.ts";
import { officialFile } from "../test/officialFiles.ts";
import { fill } from "./fill.ts";
import { formEditions } from "./maps/editions.ts";
import type { FormEdition } from "./maps/fieldMapping.ts";
import { isRefused, openFormFile } from "./openFormFile.ts";

/** Every box that a person can fill in, by the list that others took out of the blank: what was put into the authority’s own file is what is read in it. */

type Listed = { readonly path: string; readonly applicantEditable?: boolean };

const shared = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "../../../../shared/forms");

const editions = formEditions.flatMap((edition) => {
  const [bytes, list] = [officialFile(edition), path.join(shared, `imm${edition.number}-fields.json`)];
  const isMeant = edition.language === "E" && edition.validation !== undefined;
  return bytes && isMeant && existsSync(list)
    ? [
        [
          edition.form,
          edition,
          bytes,
          (JSON.parse(readFileSync(list, "utf8")) as { fields: readonly Listed[] }).fields,
        ] as const,
      ]
    : [];
});
if (editions.length === 0)
  process.stderr.write(
    "skipped: no official blank with its field list (../shared/forms) is here to be filled box by box\n",
  );

/** The form's own script fills in the list of cities; a telephone has boxes that only a click uncovers; a signature is given by hand. */
const notDrawn = (edition: FormEdition): ReadonlySet<string> =>
  new Set([
    ...edition.places.flatMap((place) => (place.kind === "city" || place.kind === "phone" ? place.at : [])),
    ...edition.leftAlone.map((one) => one.path),
  ]);

describe.skipIf(editions.length === 0)("every box of", () => {
  it.each(editions)("%s comes back as it was filled in", (_, edition, bytes, listed) => {
    const blank = knownBlank(bytes);
    const data = new Map([
      ...distinct(blank),
      ...edition.places.flatMap((place) =>
        place.kind === "phone"
          ? place.at.map((at, index) => [at, at.endsWith("CanadaUS") ? "0" : String(1 + index)] as const)
          : [],
      ),
    ]);
    const filled = fill(blank, data);
    if ("refused" in filled) throw new Error(filled.refused.map(({ path: at, code }) => `${at} ${code}`).join());
    const file = openFormFile(filled.bytes);
    if (isRefused(file)) throw new Error(file.code);
    const read = (at: string): string => file.datasets.leaves.get(at)?.value ?? "";
    expect([...data].filter(([at, value]) => read(at) !== value)).toEqual([]);
    const editable = listed.filter(({ applicantEditable }) => applicantEditable !== false).map((one) => one.path);
    const others = notDrawn(edition);
    expect(editable.length).toBeGreaterThan(150);
    expect(editable.filter((at) => !data.has(at) && !others.has(at))).toEqual([]);
  });
});
