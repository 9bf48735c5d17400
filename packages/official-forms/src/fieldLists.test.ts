import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { editionName, formEditions } from "./maps/editions.ts";
import type { FieldMapping, FormEdition } from "./maps/fieldMapping.ts";

/** Field lists of the forms, which were taken out of the blanks by others than us: every box, its length and its list of choices. */
type Listed = {
  readonly path: string;
  readonly ui?: string;
  readonly maxLength?: number;
  readonly optionList?: string;
  readonly applicantEditable?: boolean;
};

const shared = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "../../../../shared/forms");
const listOf = ({ number }: FormEdition): readonly Listed[] | undefined => {
  const file = path.join(shared, `imm${number}-fields.json`);
  return existsSync(file)
    ? (JSON.parse(readFileSync(file, "utf8")) as { readonly fields: readonly Listed[] }).fields
    : undefined;
};

/** The lists are of the English files; where the French ones differ boxes.test.ts says. The static forms have lists by other names. */
const compared = formEditions.filter(
  ({ form, language }) =>
    language === "E" &&
    [
      "IMM0008",
      "IMM1294",
      "IMM1295",
      "IMM5257",
      "IMM5708",
      "IMM5709",
      "IMM5710",
      "IMM5406",
      "IMM5669",
      "IMM5744",
    ].includes(form),
);
const withList = compared.flatMap((edition) => {
  const listed = listOf(edition);
  return listed ? [[editionName(edition), edition, listed] as const] : [];
});
if (withList.length === 0)
  process.stderr.write("skipped: no field list (../shared/forms) is here to be compared with the maps\n");

const boxesOf = (edition: FormEdition): ReadonlyMap<string, FieldMapping> =>
  new Map(edition.places.flatMap((place) => place.at.map((at) => [at, place] as const)));

/** A list that the form fills in by its own script is not named in its template. */
const byScript = new Set(["CityList", "CategoryApplyingList"]);

describe.skipIf(withList.length === 0)("the field lists", () => {
  it.each(withList)("%s: each box is filled or left alone with a reason", (_, edition, listed) => {
    const known = new Set([...boxesOf(edition).keys(), ...edition.leftAlone.map((one) => one.path)]);
    expect(listed.map((one) => one.path).filter((box) => !known.has(box))).toEqual([]);
  });

  it.each(withList)("%s: the length and the choices of each box are those of its map", (_, edition, listed) => {
    const boxes = boxesOf(edition);
    const faults = listed.flatMap((one): readonly string[] => {
      const place = boxes.get(one.path);
      // A kind of telephone is one of three codes, which its map checks by itself (telephone.ts).
      if (place === undefined || place.kind === "phone") return [];
      const faultsHere: string[] = [];
      // Where a box says nothing of its length, what is longer than the specification allows goes on on the further sheet.
      const isOurLength = place.kind === "text" && place.goesOn === true && one.maxLength === undefined;
      if (place.kind === "text" && place.most !== one.maxLength && !isOurLength)
        faultsHere.push(`${one.path}: ${String(place.most)} in the map, ${String(one.maxLength)} in the list`);
      const ours = "lists" in place ? place.lists : [];
      if (one.optionList !== undefined && !byScript.has(one.optionList) && !ours.includes(one.optionList))
        faultsHere.push(`${one.path}: ${ours.join()} in the map, ${one.optionList} in the list`);
      if (one.ui === "dateTimeEdit" && place.kind !== "date") faultsHere.push(`${one.path} is a date`);
      return faultsHere;
    });
    expect(faults).toEqual([]);
  });
});
