import { describe, expect, it } from "vitest";
import { highestEducationCodes, levelOfStudyCodes } from "../../src/lists/officialForms/answerFormCodes.ts";
import { canadianCities } from "../../src/lists/canadianCities.ts";
import { countries } from "../../src/lists/countries.ts";
import { countryFormCodes, formOnlyCountries } from "../../src/lists/officialForms/countryFormCodes.ts";
import type { FactList } from "../../src/lists/factList.ts";
import { imm1294EducationLevels, imm1294LevelsOfStudy } from "../../src/lists/officialForms/formChoices1294.ts";
import { formLanguages } from "../../src/lists/officialForms/formLanguages.ts";
import { provinceFormCodes, stateFormCodes } from "../../src/lists/officialForms/placeFormCodes.ts";
import { postGraduationFieldGroups } from "../../src/lists/studies/postGraduationFacts.ts";
import { postGraduationPrograms } from "../../src/lists/studies/postGraduationPrograms.ts";
import { provinceCodes } from "../../src/lists/provinces.ts";

const twice = (all: readonly string[]) => all.filter((one, index) => all.indexOf(one) !== index);

const idsOf = (list: FactList) => list.entries.map((entry) => entry.id);

describe("codes", () => {
  const threeDigits = (codes: readonly string[]) => codes.filter((code) => !/^\d{3}$/.test(code));

  it("of languages are three digits, 474 of them, the common ones with a French name", () => {
    expect([formLanguages.entries.length, threeDigits(idsOf(formLanguages))]).toEqual([474, []]);
    const common = formLanguages.entries.filter((entry) => entry.common);
    expect([common.length, common.filter((entry) => entry.name === undefined)]).toEqual([32, []]);
    expect(twice(formLanguages.entries.map((entry) => entry.label ?? ""))).toEqual([]);
  });

  it("of countries are three digits, each once, for 245 countries of the list and 48 entries besides", () => {
    const codes = countryFormCodes.entries.map((entry) => entry.code);
    expect([codes.length, formOnlyCountries.entries.length]).toEqual([245, 48]);
    expect([threeDigits(codes), threeDigits(idsOf(formOnlyCountries))]).toEqual([[], []]);
    expect(twice([...codes, ...idsOf(formOnlyCountries)])).toEqual([]);
    const coded = new Set<string>(idsOf(countryFormCodes));
    // Stateless and unknown are 979 and 000 of the other list.
    expect(countries.map(({ code }) => code).filter((code) => !coded.has(code))).toEqual([
      "AQ",
      "CC",
      "NF",
      "GS",
      "SJ",
      "XS",
      "XU",
    ]);
    expect(
      formOnlyCountries.entries
        .filter((entry) => entry.kind === "special" && entry.citizenship)
        .map((entry) => `${entry.id} ${entry.label ?? ""}`),
    ).toEqual(["979 Stateless", "000 Unknown"]);
  });

  it.each([
    ["CA", "511"],
    ["US", "461"],
    ["IN", "205"],
    ["CN", "202"],
    ["GB", "003"],
    ["TW", "203"],
    ["IL", "206"],
    ["HK", "200"],
    ["MO", "198"],
  ])("%s is %s on the forms", (id, code) => {
    expect(countryFormCodes.entries.find((entry) => entry.id === id)?.code).toBe(code);
  });

  it("of provinces and states are those of the forms", () => {
    expect(idsOf(provinceFormCodes)).toEqual(provinceCodes);
    expect(twice([...provinceFormCodes.entries, ...stateFormCodes.entries].map((entry) => entry.code))).toEqual([]);
    expect(stateFormCodes.entries.length).toBe(59);
    expect(
      provinceFormCodes.entries.filter((entry) => entry.quebecCertificate).map((entry) => `${entry.id} ${entry.code}`),
    ).toEqual(["QC 05"]);
  });

  it("of programmes are CIP codes, 955 of them, in the groups of the rule", () => {
    expect([
      postGraduationPrograms.entries.length,
      idsOf(postGraduationPrograms).filter((code) => !/^\d{2}\.\d{4}$/.test(code)),
    ]).toEqual([955, []]);
    const groups = new Set(idsOf(postGraduationFieldGroups));
    expect(
      postGraduationPrograms.entries.filter(
        (entry) => entry.groups.length === 0 || entry.groups.some((group) => !groups.has(group)),
      ),
    ).toEqual([]);
    // Education was added later, with codes that were not found.
    expect(
      [...groups].filter(
        (group) => !postGraduationPrograms.entries.some((entry) => entry.groups.some((one) => one === group)),
      ),
    ).toEqual(["education"]);
  });

  it("of answers are on the form", () => {
    const known = (list: FactList) => new Set(idsOf(list));
    const education = known(imm1294EducationLevels);
    const levels = known(imm1294LevelsOfStudy);
    expect(highestEducationCodes.entries.filter((entry) => !education.has(entry.code))).toEqual([]);
    expect(levelOfStudyCodes.entries.filter((entry) => !levels.has(entry.code))).toEqual([]);
  });
});

describe("cities", () => {
  it("stand under a province, each province with one at least", () => {
    expect(canadianCities.entries.length).toBe(148);
    expect([...new Set(canadianCities.entries.map((entry) => entry.province))].toSorted()).toEqual(
      provinceCodes.toSorted(),
    );
  });

  it("have the spelling of the form where it differs", () => {
    const onForm = (id: string) => canadianCities.entries.find((entry) => entry.id === id)?.onForm;
    expect([
      onForm("AB Vermilion"),
      onForm("MB Portage la Prairie"),
      onForm("SK Lloydminster"),
      onForm("AB Lloydminster"),
      onForm("ON Toronto"),
    ]).toEqual(["Vermillion", "Portage la Prairi", "Lloydminster, SK", "Lloydminster, AB", undefined]);
  });
});
