import { describe, expect, it } from "vitest";
import { officialFile } from "../test/officialFiles.ts";
import { knownBlank } from "../test/knownBlank.ts";
import { blankLike } from "../test/blankLike.ts";
import { xfaPdf } from "../test/xfaPdf.ts";
import { sha256Of } from "./blank.ts";
import { fillForm } from "./fill.ts";
import type { FormValues } from "./formValues.ts";
import { differencesFrom } from "./compareForm.ts";
import { checkBlank } from "./library.ts";
import { toDataValues } from "./mapping.ts";
import { fromDataValues } from "./readMapping.ts";
import { editionName, formEditions } from "./maps/editions.ts";
import type { FormEdition } from "./maps/fieldMapping.ts";
import { readBack } from "./readBack.ts";

const schedule = formEditions.find(({ form }) => form === "IMM5669") as FormEdition;
const noLists = new Map<string, ReadonlyMap<string, string>>();
const written = (values: FormValues) => toDataValues(schedule, values, noLists);

const months = (count: number): FormValues =>
  Object.assign(
    {},
    ...Array.from({ length: count }, (_, index) => ({
      [`personalHistory[${index}].from`]: `20${String(10 + index)}-01`,
      [`personalHistory[${index}].activity`]: `Work ${index}`,
    })),
  ) as FormValues;

describe("a table of a form", () => {
  it("holds as many rows as the file has, and says of the others where they go", () => {
    const { data, refused, unplaced } = written(months(8));
    expect(refused).toEqual([]);
    expect(data.get("IMM_5669/page2/personalHistoryTable/Row5/Cell3")).toBe("Work 4");
    expect(unplaced.map(({ code, field, limit, length }) => [code, field, limit, length])).toEqual([
      ["rowsGoOn", "personalHistory", 5, 8],
    ]);
  });

  it("says nothing while all rows fit", () => {
    expect(written(months(5)).unplaced).toEqual([]);
  });

  it("gets the word that the form wants where there is nothing to tell, and gives the answer back", () => {
    const at = "IMM_5669/page2/membershipTable/Row1/Cell3";
    const back = (said: string) => fromDataValues(schedule, new Map([[at, said]]), noLists).values;
    expect(written({ hasMemberships: false }).data.get(at)).toBe("NONE");
    expect(toDataValues({ ...schedule, language: "F" }, { hasMemberships: false }, noLists).data.get(at)).toBe("AUCUN");
    expect(written({ hasMemberships: true, "memberships[0].name": "Chess club" }).data.get(at)).toBe("Chess club");
    expect(written({ hasMemberships: true }).data.has(at)).toBe(false);
    expect([back("NONE"), back("none"), back("Chess club"), back("")]).toEqual([
      { hasMemberships: false },
      { hasMemberships: false },
      { hasMemberships: true, "memberships[0].name": "Chess club" },
      {},
    ]);
  });
});

describe("a choice of which nobody read how the form stores it", () => {
  const family = formEditions.find(({ form }) => form === "IMM5406") as FormEdition;
  const siblings = Object.fromEntries(
    [0, 1, 2, 3].flatMap((index) => [
      [`siblings[${index}].familyName`, "Okafor"],
      [`siblings[${index}].maritalStatus`, "single"],
    ]),
  );
  const told = { "applicant.familyName": "Okafor", "applicant.maritalStatus": "married", ...siblings };

  it("is left to the person, for each of those who stand in the file, and is written nowhere", () => {
    const { data, refused, unplaced } = toDataValues(family, told, noLists);
    expect(refused).toEqual([]);
    expect([...new Set(data.values())]).toEqual(["Okafor"]);
    expect(unplaced.map(({ code, field }) => `${field} ${code}`)).toEqual([
      "siblings rowsGoOn",
      "applicant.maritalStatus chosenInForm",
      "siblings[0].maritalStatus chosenInForm",
      "siblings[1].maritalStatus chosenInForm",
      "siblings[2].maritalStatus chosenInForm",
    ]);
  });

  it("is no difference of a form that came back", () => {
    const { data } = toDataValues(family, told, noLists);
    const { values } = fromDataValues(family, data, noLists);
    const inFile = Object.fromEntries(Object.entries(told).filter(([field]) => !field.startsWith("siblings[3]")));
    expect(differencesFrom(family, values, inFile, noLists)).toEqual([]);
  });
});

it("a form of which only Adobe’s programs can make the answers is told as that", () => {
  const text = xfaPdf(blankLike(schedule), { table: "classic", lock: "none" }).toString("latin1");
  // The published file of IMM 5669 (05-2021) has no such packet at all.
  const [name, other] = ["datasets", "elsewhere".slice(0, 8)].map((word) => Buffer.from(word).toString("hex"));
  const without = text.replace("(datasets)", "(elsewher)").replace(`<${name}>`, `<${other}>`);
  expect(without).not.toBe(text);
  expect(checkBlank(Buffer.from(without, "latin1"))).toMatchObject({ code: "formWithoutAnswers" });
});

const older = formEditions.filter(({ digest }) => digest !== undefined);
describe("an edition that is no longer in use", () => {
  it.each(older.map((edition) => [editionName(edition), edition] as const))(
    "%s is the very file with which its map was compared, and is filled and read back the same",
    (_, edition) => {
      const bytes = officialFile(edition);
      if (!bytes) {
        process.stderr.write(`skipped: the blank of ${editionName(edition)} (../shared/forms) is not here\n`);
        return;
      }
      expect(sha256Of(bytes)).toBe(edition.digest);
      const values =
        edition.form === "IMM5669"
          ? { "applicant.familyName": "Okafor", hasMilitaryService: false }
          : { "application.province": "ON", "application.city": "Toronto", "dependants[4].familyName": "Okafor" };
      const filled = fillForm(knownBlank(bytes), values);
      const read = "bytes" in filled ? readBack(filled.bytes) : undefined;
      expect(read && "values" in read ? read.values : read).toEqual(values);
    },
  );
});
