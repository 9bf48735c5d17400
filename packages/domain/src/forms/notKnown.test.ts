import { describe, expect, it } from "vitest";
import { aCase } from "../../test/caseBuilder.ts";
import { fieldOf, saidAt, stateOf } from "../../test/formWords.ts";
import { furtherSheet, hasFurther } from "./answerSheet/furtherSheet.ts";

/** What is not known can be said, and what a form has no room for goes on a further sheet. */

const married = aCase().answers({ maritalStatus: "married", spouseLastName: "Sukarno", birthday: "1996-03-09" });
const openIn = (the: typeof married, form: "IMM1294" | "IMM1295" | "IMM5257" = "IMM1294") =>
  stateOf(form, the.build()).missing.map(({ path }) => path);

describe("one name only", () => {
  it.each([
    ["as the family name", { firstName: "", lastName: "Kavitha" }],
    ["as the given name", { firstName: "Kavitha", lastName: "" }],
  ])("in the account, %s", (_, profile) => {
    const the = married.profile(profile);
    const state = stateOf("IMM1294", the.build());
    expect(state.values["personalDetails.familyName"]).toBe("Kavitha");
    expect(state.values["personalDetails.givenName"]).toBeUndefined();
    expect(openIn(the)).not.toContain("personalDetails.givenName");
  });

  it("in the passport", () => {
    const parsedValues = { firstName: "KAVITHA", applicantFullName: "KAVITHA" };
    const state = stateOf("IMM1294", aCase().document("passport", { parsedValues }).build());
    expect(fieldOf(state, "personalDetails.familyName")).toMatchObject({ value: "KAVITHA" });
    expect(state.missing.map(({ path }) => path)).not.toContain("personalDetails.givenName");
  });

  it("a part that was not read is no name that is not there", () => {
    const parsedValues = { firstName: "KAVITHA" };
    expect(openIn(aCase().document("passport", { parsedValues }))).toContain("personalDetails.familyName");
  });

  it("of the spouse, by a tick", () => {
    const path = "personalDetails.currentSpouseName.givenName";
    expect(openIn(married)).toContain(path);
    expect(openIn(married.answers({ spouseHasOneName: true }))).not.toContain(path);
  });

  it("whose given name is not known yet is still asked for it", () => {
    expect(openIn(married.profile({ lastName: "Okafor" }))).toContain("personalDetails.givenName");
  });
});

describe("an amount, as another program writes it", () => {
  const path = "studyDetails.studyCosts.tuition";
  const state = (typed: string) =>
    stateOf(
      "IMM1294",
      aCase()
        .entered("IMM1294", { [path]: typed })
        .build(),
    );

  it.each(["$21,500", "CAD 21500", "21 500 $", "21500.00"])("%s is what the form takes", (typed) => {
    expect(fieldOf(state(typed), path)).toMatchObject({ value: "21500" });
    expect(saidAt(state(typed), path)).toBeUndefined();
  });

  it.each([
    ["USD 21500", "otherCurrency"],
    ["21.500", "twoReadings"],
    ["21500.50", "formAmount"],
    ["a lot", "formAmount"],
  ])("%s is refused with a sentence: %s", (typed, code) => {
    expect(saidAt(state(typed), path)).toBe(code);
  });
});

describe("birthdays", () => {
  const parent = (dateOfBirth: string) =>
    stateOf("IMM5707", aCase().entered("IMM5707", { "parent1.dateOfBirth": dateOfBirth }).build());

  it.each(["1924-02-02", "1880", "1960-04", "****-**-**"])("of a parent: %s", (day) => {
    expect(fieldOf(parent(day), "parent1.dateOfBirth")?.refusal).toBeUndefined();
  });

  it("one box takes whole dates, and the sheet has what is known of another", () => {
    const room = { rows: new Map<string, number>(), wholeDates: new Set(["parent1.dateOfBirth"]) };
    expect(saidAt(parent("1960"), "parent1.dateOfBirth")).toBe("formDateGoesOn");
    expect(hasFurther(parent("1960"))).toBe(true);
    expect(hasFurther(parent("1960-04-02"))).toBe(false);
    const lines = (day: string) =>
      furtherSheet(parent(day), "2026-11-20", room)?.sections.flatMap(({ groups }) =>
        groups.flatMap((group) => group.lines.map(({ value }) => value?.en)),
      );
    expect(lines("1960")).toEqual(["1960"]);
    expect(lines("****-**-**")).toEqual(["Not known"]);
    expect(lines("1960-04-02")).toBeUndefined();
  });
});

describe("a parent of whom nothing is known", () => {
  const said = (form: "IMM5645" | "IMM5707" | "IMM5406" | "IMM5669", namePath: string, name: string) => {
    const { missing } = stateOf(
      form,
      aCase()
        .entered(form, { [namePath]: name })
        .build(),
    );
    const block = namePath.slice(0, namePath.indexOf("."));
    return missing.map(({ path }) => path).filter((path) => path.startsWith(`${block}.`));
  };

  it.each([
    ["IMM5645", "father.name"],
    ["IMM5645", "mother.name"],
    ["IMM5707", "parent2.familyName"],
    ["IMM5406", "parent1.familyName"],
    ["IMM5669", "father.familyName"],
    ["IMM5669", "mother.familyNameAtBirth"],
  ] as const)("on %s, %s: the name says so, and nothing else of them is missing", (form, path) => {
    for (const name of ["Unknown", "UNKNOWN", "Inconnu", "inconnue "]) expect(said(form, path, name)).toEqual([]);
    expect(said(form, path, "Okafor").length).toBeGreaterThan(2);
    expect(said(form, path, "Unknowne").length).toBeGreaterThan(2);
  });
});

describe("the further sheet", () => {
  it.each([1, 4, 5, 9, 30])("of %s children, each is on the form or on it", (count) => {
    const children = Array.from({ length: count }, (_, index) => ({
      familyName: "Okafor",
      givenNames: `Child${index}`,
    }));
    const state = stateOf("IMM5707", aCase().entered("IMM5707", { noChildren: false, children }).build());
    const sheet = furtherSheet(state, "2026-11-20", { rows: new Map([["children", 4]]), wholeDates: new Set() });
    const said = JSON.stringify(sheet ?? {});
    expect(
      children.map(({ givenNames }) => givenNames).filter((name, index) => index >= 4 && !said.includes(`"${name}"`)),
    ).toEqual([]);
    expect(sheet === undefined).toBe(count <= 4);
  });

  it("names every other name that was declared", () => {
    const state = stateOf(
      "IMM1294",
      aCase()
        .answers({
          isNameSameOnOfficialDocs: false,
          hasOtherFamilyNames: true,
          otherFamilyNames: ["Eze", "Nwosu", "Ibe"],
          hasOtherGivenNames: true,
          otherGivenNames: ["Ama", "Chi"],
          isDiffToBirthName: true,
          birthName: { familyName: "Eze", givenName: "Amarachi" },
        })
        .build(),
    );
    const sheet = furtherSheet(state, "2026-11-20", { rows: new Map(), wholeDates: new Set() });
    const said = `${JSON.stringify(state.values)}${JSON.stringify(sheet?.sections)}`;
    expect(["Eze", "Nwosu", "Ibe", "Ama", "Chi", "Amarachi"].filter((name) => !said.includes(`"${name}"`))).toEqual([]);
    expect(saidAt(state, "personalDetails.previousName.familyName")).toBe("formNamesGoOn");
  });
});

describe("the issuer is not the citizenship", () => {
  const citizenship = (the: ReturnType<typeof aCase>) =>
    stateOf("IMM1294", the.build()).values["personalDetails.citizenship"];
  const paper = (nationality: string | undefined, country: string) =>
    aCase().document("passport", { parsedValues: { country, ...(nationality ? { nationality } : {}) } });

  it.each([
    ["a refugee by the Convention", "XXB", "DE", undefined],
    ["another refugee", "XXC", "FR", undefined],
    ["of no told nationality", "X".repeat(3), "SE", undefined],
    ["a stateless person", "XXA", "DE", "XS"],
    ["an alien with a nationality", "SYR", "DE", "SY"],
    ["a British national (overseas)", "GBN", "GB", "010"],
    ["a British overseas territories citizen", "GBD", "GB", "005"],
    ["a British overseas citizen", "GBO", "GB", "004"],
    ["a British protected person", "GBP", "GB", undefined],
    ["of the United Nations", "UNO", "US", undefined],
    ["a citizen", "D", "DE", "DE"],
  ])("%s", (_, nationality, country, expected) => {
    expect(citizenship(paper(nationality, country))).toBe(expected);
  });

  it("the answer that somebody is stateless stands, whoever issued the paper", () => {
    expect(citizenship(paper(undefined, "DE").answers({ passportCountries: ["XS"] }))).toBe("XS");
    expect(citizenship(paper("XXB", "DE").answers({ passportCountries: ["XS"] }))).toBe("XS");
    expect(citizenship(paper("XXB", "DE").answers({ passportCountries: ["DE"] }))).toBeUndefined();
  });

  it("the kinds of British nationality are a citizenship and no country", () => {
    const the = (path: string) =>
      saidAt(
        stateOf(
          "IMM1294",
          aCase()
            .form({ [path]: "010" })
            .build(),
        ),
        path,
      );
    expect(the("personalDetails.citizenship")).toBeUndefined();
    expect(the("currentCountry.name")).toBe("formRealCountry");
  });
});
