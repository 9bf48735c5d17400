import { formNumbers, hasOfficialFile } from "@boreal/domain/caseFile/formValues";
import { formDefinitions } from "@boreal/domain/forms/definitions";
import { isList } from "@boreal/domain/forms/fields/field";
import * as choices from "@boreal/domain/lists/officialForms/formChoices1294";
import { describe, expect, it } from "vitest";
import { blankLike } from "../test/blankLike.ts";
import { officialFile } from "../test/officialFiles.ts";
import { xfaPdf } from "../test/xfaPdf.ts";
import { fill, fillForm } from "./fill.ts";
import type { FormValues } from "./formValues.ts";
import { checkBlank, type KnownBlank } from "./library.ts";
import { fieldsOnForm, toDataValues } from "./mapping.ts";
import { fromDataValues } from "./readMapping.ts";
import { editionName, formEditions } from "./maps/editions.ts";
import type { FormEdition } from "./maps/fieldMapping.ts";
import { isRefused } from "./openFormFile.ts";
import type { OptionLists } from "./xfa/datasets.ts";

const [english, french] = formEditions as readonly [FormEdition, FormEdition];
const known = (edition: FormEdition): KnownBlank => {
  const result = checkBlank(xfaPdf(blankLike(edition), { table: "classic", lock: "none" }));
  if (isRefused(result)) throw new Error(result.code);
  return result;
};
const lists: OptionLists = known(english).blank.datasets.lists();
const dataOf = (values: FormValues, edition = english) => Object.fromEntries(toDataValues(edition, values, lists).data);
const codesOf = (values: FormValues) =>
  toDataValues(english, values, lists).refused.map(({ field, code }) => `${field} ${code}`);

describe("dotted paths", () => {
  it.each(formEditions.map((edition) => [editionName(edition), edition] as const))(
    "of %s are each named once, and each place of the file once",
    (_, edition) => {
      const fields = fieldsOnForm(edition);
      expect(fields.length).toBe(new Set(fields).size);
      const places = [...edition.places.flatMap(({ at }) => at), ...edition.leftAlone.map(({ path }) => path)];
      expect(places.length).toBe(new Set(places).size);
    },
  );

  it("of the domain and of the maps are the same, but for those that are listed with a reason", () => {
    const faults: string[] = [];
    for (const edition of formEditions) {
      const definition = formDefinitions[edition.form];
      if (!definition) continue;
      const onForm = new Set(fieldsOnForm(edition).map((field) => field.replaceAll(/\[\d+\]/g, "")));
      const excused = new Set(edition.notOnForm.map(({ field }) => field.replaceAll("[*]", "")));
      const asked = new Set(
        definition.sections.flatMap(({ parts }) =>
          parts.flatMap((part) => (isList(part) ? part.fields.map(({ path }) => `${part.list}.${path}`) : [part.path])),
        ),
      );
      for (const path of asked)
        if (!onForm.has(path) && !excused.has(path))
          faults.push(`${editionName(edition)}: ${path} has no place and no reason`);
      for (const path of onForm)
        if (!asked.has(path)) faults.push(`${editionName(edition)}: ${path} is asked of nobody`);
      for (const path of excused)
        if (onForm.has(path)) faults.push(`${editionName(edition)}: ${path} has a place and a reason for none`);
    }
    expect(faults).toEqual([]);
  });

  it("have a map for every form that is written into a file", () => {
    expect([...new Set(formEditions.map(({ form }) => form))].toSorted()).toEqual(
      formNumbers.filter(hasOfficialFile).toSorted(),
    );
  });
});

describe("the codes of the domain", () => {
  const bytes = officialFile(english);
  if (!bytes)
    process.stderr.write(
      "skipped: the codes of our lists are not compared with the form, whose blank (../shared/forms) is not here\n",
    );
  it.skipIf(!bytes)("are those of the official file", () => {
    const result = bytes && checkBlank(bytes);
    if (!result || isRefused(result)) throw new Error("no blank");
    const official = result.blank.datasets.lists();
    const pairs = [
      [choices.imm1294ServiceLanguages, "PreferenceLanguageList"],
      [choices.imm1294Sexes, "GenderMelList"],
      [choices.imm1294MaritalStatuses, "MaritalStatusList"],
      [choices.imm1294PreviousRelationships, "MaritalStatusHistoryList"],
      [choices.imm1294ImmigrationStatuses, "ImmigrationStatusList"],
      [choices.imm1294PhoneTypes, "PhoneTypeTRVList"],
      [choices.imm1294LevelsOfStudy, "LevelOfStudyList"],
      [choices.imm1294FieldsOfStudy, "FieldOfStudyList"],
      [choices.imm1294Payers, "ExpensesPaidBySPList"],
      [choices.imm1294Communication, "AbleCommunicateEnglishOrFrenchList"],
    ] as const;
    for (const [ours, name] of pairs)
      expect([name, ...ours.entries.map(({ id }) => id).toSorted()]).toEqual([
        name,
        ...[...(official.get(name)?.keys() ?? [])].toSorted(),
      ]);
    const city = (province: string, name: string) =>
      toDataValues(
        english,
        { "studyDetails.schoolAddress.province": province, "studyDetails.schoolAddress.cityTown": name },
        official,
      );
    expect(city("ON", "Toronto").unplaced).toEqual([]);
    expect(city("QC", "Montreal").data.get("form1/Page3/DetailsOfStudy/PurposeRow1/CityTown/CityTown")).toBe(
      city("QC", "MONTRÉAL").data.get("form1/Page3/DetailsOfStudy/PurposeRow1/CityTown/CityTown"),
    );
  });
});

describe("values in the data of IMM 1294", () => {
  const at = "form1/Page3/PhoneNumbers/Phone";
  it("a number in Canada is written as one of another country with the code 1", () => {
    expect(
      dataOf({
        "contactInformation.telephoneNumber.isCanadaUS": true,
        "contactInformation.telephoneNumber.number": "(613) 555-0100",
        "contactInformation.telephoneNumber.type": "02",
      }),
    ).toEqual({
      [`${at}/CanadaUS`]: "0",
      [`${at}/Other`]: "1",
      [`${at}/NumberCountry`]: "1",
      [`${at}/IntlNumber/IntlNumber`]: "6135550100",
      [`${at}/Type`]: "02",
    });
  });

  it("a number that a person typed into the three boxes is read", () => {
    const { values } = fromDataValues(
      english,
      new Map([
        [`${at}/CanadaUS`, "1"],
        [`${at}/NANumber/AreaCode`, "613"],
        [`${at}/NANumber/FirstThree`, "555"],
        [`${at}/NANumber/LastFive`, "0100"],
      ]),
      lists,
    );
    expect(values).toEqual({
      "contactInformation.telephoneNumber.isCanadaUS": true,
      "contactInformation.telephoneNumber.number": "6135550100",
    });
  });

  it("an unknown day of birth is stars", () => {
    const boxes = (values: FormValues) =>
      ["Year", "Month", "Day"].map((part) => dataOf(values)[`form1/Page1/PersonalDetails/DOB${part}`]);
    expect(boxes({ "personalDetails.dateOfBirth": "1980" })).toEqual(["1980", "**", "**"]);
    expect(boxes({ "personalDetails.dateOfBirth": "1980-02-29" })).toEqual(["1980", "02", "29"]);
  });

  it("a part of a date stays out of a single box, and is told", () => {
    const edition = formEditions.find(({ form }) => form === "IMM5707");
    if (!edition) throw new Error("no edition");
    const mapped = (day: string) => toDataValues(edition, { "parent1.dateOfBirth": day }, lists);
    expect(mapped("1960-02-02").data.size).toBe(1);
    for (const day of ["1960", "1960-02", "****-**-**"]) {
      expect([mapped(day).data.size, mapped(day).refused]).toEqual([0, []]);
      expect(mapped(day).unplaced.map(({ code }) => code)).toEqual(["dateInPart"]);
    }
    expect(mapped("1960-13").refused.map(({ code }) => code)).toEqual(["notADate"]);
  });

  it("the French form has some places elsewhere", () => {
    expect(dataOf({ "currentCountry.name": "NG", "language.hasLanguageTest": false }, french)).toEqual({
      "form1/Page1/PersonalDetails/CurrentCOR/Row2/Pays": "177",
      "form1/Page2/MaritalStatus/SectionA/Languages/LangTestIndicator": "N",
    });
  });

  it("quotes of a word processor become those of a keyboard", () => {
    expect(Object.values(dataOf({ "personalDetails.familyName": "D’Arcy" }))).toEqual(["D'Arcy"]);
  });

  it("a text that goes on elsewhere is cut between words, and says so", () => {
    const long = "word ".repeat(60).trim();
    const { data, unplaced } = toDataValues(
      english,
      { "background.militaryQuestions.militaryDetailsText": long },
      lists,
    );
    const [written = ""] = data.values();
    expect(written.length).toBeLessThanOrEqual(200);
    expect(written).toMatch(/word \(see attached page\)$/);
    expect(unplaced.map(({ code, limit, length }) => [code, limit, length])).toEqual([["goesOn", 200, 299]]);
  });

  it.each<[string, FormValues, string]>([
    ["too long", { "personalDetails.birthCity": "a".repeat(31) }, "personalDetails.birthCity tooLong"],
    ["another script", { "personalDetails.familyName": "王" }, "personalDetails.familyName wrongSigns"],
    ["a digit in a name", { "personalDetails.givenName": "R2" }, "personalDetails.givenName wrongSigns"],
    ["no such code", { "personalDetails.sex": "X" }, "personalDetails.sex notAnOption"],
    ["no such day", { "passport.issueDate": "2025-02-30" }, "passport.issueDate notADate"],
    ["text for yes or no", { hasNationalId: "Y" }, "hasNationalId notYesOrNo"],
    [
      "nine digits in Canada",
      { "contactInformation.faxNumber.isCanadaUS": true, "contactInformation.faxNumber.number": "613555010" },
      "contactInformation.faxNumber notATelephoneNumber",
    ],
    [
      "no country code",
      { "contactInformation.faxNumber.isCanadaUS": false, "contactInformation.faxNumber.number": "613555010" },
      "contactInformation.faxNumber notATelephoneNumber",
    ],
  ])("%s is refused, with its field", (_, values, expected) => {
    expect(codesOf(values)).toEqual([expected]);
  });

  it("names the nearest text that fits", () => {
    expect(
      toDataValues(english, { "personalDetails.familyName": "Nguyễn Đặng" }, lists).refused.map(
        ({ nearest }) => nearest,
      ),
    ).toEqual(["Nguyen Dang"]);
  });

  it("writes a part of the United Kingdom by its code, and reads it back the same", () => {
    const whole = new Map([
      ...lists,
      ["CountryOfBirthList", new Map([...(lists.get("CountryOfBirthList") ?? []), ["002", "England"]])],
    ]);
    const { data, unplaced } = toDataValues(english, { "personalDetails.birthCountry": "002" }, whole);
    expect([unplaced, [...data.values()]]).toEqual([[], ["002"]]);
  });

  it("leaves to the person what the form asks otherwise, and says so", () => {
    const { data, unplaced } = toDataValues(
      english,
      {
        "personalDetails.birthCountry": "GB",
        "currentCountry.name": "FR",
        "studyDetails.schoolAddress.province": "ON",
        "studyDetails.schoolAddress.cityTown": "Nowhere",
        "siblings[0].name": "x",
      },
      lists,
    );
    expect(unplaced.map(({ field, code }) => `${field} ${code}`)).toEqual([
      "personalDetails.birthCountry countryInParts",
      "currentCountry.name countryNotListed",
      "studyDetails.schoolAddress.cityTown cityNotListed",
      "siblings[0].name noPlace",
    ]);
    expect([...data.values()]).toEqual(["06"]);
  });

  it("never writes half a form", () => {
    const result = fillForm(known(english), { "personalDetails.familyName": "Okafor", "personalDetails.sex": "X" });
    expect(result).toMatchObject({ refused: [{ field: "personalDetails.sex", code: "notAnOption" }] });
    expect(result).not.toHaveProperty("bytes");
  });

  it("never sets what the form computes", () => {
    const blank = known(english);
    for (const { path } of english.leftAlone)
      expect(() => fill(blank, new Map([[path, "Yes"]]))).toThrow(`not a place that we fill: ${path}`);
  });

  it("refuses a text that is too long for its place, by data path too", () => {
    expect(fill(known(english), new Map([["form1/Page1/PersonalDetails/UCIClientID", "12345678901"]]))).toMatchObject({
      refused: [{ code: "tooLong", limit: 10, length: 11, path: "form1/Page1/PersonalDetails/UCIClientID" }],
    });
  });
});
