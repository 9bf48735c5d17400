import { describe, expect, it } from "vitest";
import { everyValue } from "../test/anyValues.ts";
import { blankLike } from "../test/blankLike.ts";
import { knownBlank } from "../test/knownBlank.ts";
import { officialFile } from "../test/officialFiles.ts";
import { writings, xfaPdf } from "../test/xfaPdf.ts";
import { fillForm } from "./fill.ts";
import type { FormValues } from "./formValues.ts";
import { formEditions } from "./maps/editions.ts";
import type { FormEdition } from "./maps/fieldMapping.ts";
import { readBack, type ReadForm } from "./readBack.ts";

/** IMM 0008 has one member of the family in its blank, and more are made in its image. */

const application = formEditions.find(({ form }) => form === "IMM0008") as FormEdition;
const official = officialFile(application);
if (!official)
  process.stderr.write("skipped: members of a family are made in a blank of our own only (no ../shared/forms)\n");

const blanks = [
  ...writings.map((writing) => [`${writing.table}, ${writing.lock}`, xfaPdf(blankLike(application), writing)] as const),
  ...(official ? [["the official file", official] as const] : []),
];

function filledAndRead(bytes: Buffer, values: FormValues): ReadForm {
  const filled = fillForm(knownBlank(bytes), values);
  if ("refused" in filled) throw new Error(filled.refused.map(({ field, code }) => `${field} ${code}`).join());
  const read = readBack(filled.bytes);
  if ("code" in read) throw new Error(read.code);
  return read;
}

const member = (index: number): FormValues => ({
  [`dependants[${index}].familyName`]: "Okafor",
  [`dependants[${index}].givenNames`]: ["Ada", "Obi", "Ngozi", "Emeka", "Ifeoma"][index] ?? "",
  [`dependants[${index}].dateOfBirth`]: `201${index}-04-0${index + 1}`,
  [`dependants[${index}].willAccompany`]: index % 2 === 0,
  [`dependants[${index}].lastEntryDate`]: `202${index}-01-01`,
});
const familyOf = (count: number): FormValues =>
  Object.assign({}, ...Array.from({ length: count }, (_, index) => member(index))) as FormValues;

describe.each(blanks)("in %s", (_, bytes) => {
  it.each([0, 1, 2, 3, 5])("%i members come back as they went in", (count) => {
    const read = filledAndRead(bytes, familyOf(count));
    expect(read.values).toEqual(familyOf(count));
    expect([read.missing, read.unread.size]).toEqual([[], 0]);
  });

  it("a member in between who says nothing keeps the place of the next one", () => {
    expect(filledAndRead(bytes, member(3)).values).toEqual(member(3));
  });
});

it("a sixth member is told, and not made", () => {
  const bytes = xfaPdf(blankLike(application), { table: "streams", lock: "aes128" });
  const filled = fillForm(knownBlank(bytes), { ...familyOf(5), "dependants[5].familyName": "Okafor" });
  expect("unplaced" in filled && filled.unplaced.map(({ code, limit, length }) => [code, limit, length])).toEqual([
    ["rowsGoOn", 5, 6],
  ]);
});

it("the file begins with the blank, byte for byte", () => {
  const bytes = xfaPdf(blankLike(application), { table: "streams", lock: "aes128" });
  const filled = fillForm(knownBlank(bytes), everyValue(application));
  expect("bytes" in filled && filled.bytes.subarray(0, bytes.length).equals(bytes)).toBe(true);
});

it("what a member says is written as text, whatever signs it has", () => {
  const bytes = xfaPdf(blankLike(application), { table: "streams", lock: "none" });
  const values = { "dependants[2].reasonNotAccompanying": '</depPrime><x a="1">& $1 $&' };
  expect(filledAndRead(bytes, values).values).toEqual(values);
});
