import { describe, expect, it } from "vitest";
import { aCase } from "../../../test/caseBuilder.ts";
import { fieldOf, listOf, saidAt, stateOf } from "../../../test/formWords.ts";
import { amara } from "../../../test/lifeOfAmara.ts";
import { lifeOf } from "../../caseFile/lifeHistory.ts";

/** Today is 20 November 2026, so that the ten years begin in November 2016. */

const invited = aCase()
  .type("ExpressEntryIta")
  .profile({ firstName: "Amara", lastName: "Okafor" })
  .answers({ country: "NG", birthday: "1991-03-14", birthCountry: "NG", maritalStatus: "single" });
const told = invited.profile(lifeOf(amara));

const state = (values: Readonly<Record<string, unknown>>, the = invited, person?: Parameters<typeof stateOf>[2]) =>
  stateOf("IMM5669", the.entered("IMM5669", values).build(), person);
const valuesOf = (the: typeof invited, person?: Parameters<typeof stateOf>[2]) =>
  stateOf("IMM5669", the.build(), person).values;

describe("what is filled in", () => {
  it("is who the person is, and whose schedule it is", () => {
    expect(valuesOf(invited)).toMatchObject({
      applicantKind: "1",
      "applicant.familyName": "Okafor",
      "applicant.givenNames": "Amara",
      "applicant.dateOfBirth": "1991-03-14",
    });
    expect(valuesOf(invited.spouse(), { role: "spouse" })).toMatchObject({ applicantKind: "2" });
    expect(valuesOf(invited.child(19), { role: "child", childNumber: 1 })).toMatchObject({ applicantKind: "2" });
  });

  it("is what the account tells of the parents, but never the name of the mother at birth", () => {
    const values = valuesOf(told);
    expect(values).toMatchObject({ "mother.givenNames": "Ifeoma" });
    expect(values["mother.familyNameAtBirth"]).toBeUndefined();
  });

  it("is what the account tells of studies and work, the newest first, with the status of that time", () => {
    expect(valuesOf(told)).toMatchObject({
      "educationHistory[0].institution": "University of Nsukka (invented)",
      "educationHistory[0].fieldOfStudy": "Public health, bachelor",
      "educationHistory[0].place": "Nsukka, Nigeria",
      "personalHistory[0].from": "2016-02",
      "personalHistory[0].activity": "Health officer",
      "personalHistory[0].place": "Enugu, Nigeria",
      "personalHistory[0].company": "Enugu Health Board (invented)",
      "personalHistory[0].status": "01",
    });
    // What ended before the ten years is no part of the personal history.
    expect(valuesOf(told)["personalHistory[1].activity"]).toBeUndefined();
  });

  it("is the home of today", () => {
    const home = { streetNumber: "12", streetName: "Marina Road", city: "Lagos", country: "NG" } as const;
    expect(valuesOf(invited.answers({ homeAddress: home }))).toMatchObject({
      "addresses[0].street": "12 Marina Road",
      "addresses[0].city": "Lagos",
      "addresses[0].country": "NG",
    });
  });

  it("is a yes to a statement that follows from an answer, and never a no: it is answered for the family too", () => {
    const yes = valuesOf(
      told.answers({
        hasBeenIncarcerated: true,
        hasOrganizedCrimeHistory: true,
        isHealthy: false,
        previousVisas: [{ country: "US", result: "refused" }],
      }),
    );
    const no = valuesOf(
      told.answers({
        hasBeenIncarcerated: false,
        hasOrganizedCrimeHistory: false,
        isHealthy: true,
        previousVisas: [{ country: "US", result: "approved" }],
      }),
    );
    for (const name of ["detained", "criminalOrganization", "seriousDisease", "refusedVisa"])
      expect([name, yes[`statements.${name}`], no[`statements.${name}`]]).toEqual([name, true, undefined]);
    expect(no["statements.violentGroup"]).toBeUndefined();
  });
});

describe("details", () => {
  it("are asked for once one statement is a yes", () => {
    expect(fieldOf(state({ "statements.warCrimes": false }), "statements.details")).toBeUndefined();
    expect(fieldOf(state({ "statements.refusedEntry": true }), "statements.details")).toMatchObject({
      isRequired: true,
    });
  });
});

describe("every month of ten years", () => {
  const row = (from: string, to?: string) => ({
    from,
    ...(to === undefined ? {} : { to }),
    activity: "Nurse",
    place: "Lagos, Nigeria",
    status: "01",
    company: "Hospital",
  });
  const faultOf = (rows: readonly object[], the = invited) =>
    listOf(state({ personalHistory: rows }, the), "personalHistory")?.refusal;

  const cases: readonly [string, readonly object[], string | undefined][] = [
    ["one job for all of them", [row("2016-11")], undefined],
    ["two jobs in a row", [row("2020-05"), row("2010-01", "2020-04")], undefined],
    ["a change within one month", [row("2020-04"), row("2010-01", "2020-04")], undefined],
    ["a month between two jobs", [row("2020-06"), row("2010-01", "2020-04")], "05/2020"],
    ["three months between two jobs", [row("2020-08"), row("2010-01", "2020-04")], "05/2020 to 07/2020"],
    ["a beginning that is missing", [row("2017-02")], "11/2016 to 01/2017"],
    ["an end that is missing", [row("2010-01", "2026-08")], "09/2026 to 11/2026"],
    ["a gap before the ten years", [row("2016-11"), row("2010-01", "2012-01")], undefined],
  ];
  it.each(cases)("%s", (_, rows, open) => {
    const refusal = faultOf(rows);
    expect(refusal?.code).toBe(open === undefined ? undefined : "monthsNotTold");
    if (open !== undefined) expect(refusal?.text.en).toContain(`Nothing is entered for ${open}.`);
  });

  it("begin with the 18th birthday of whoever is younger than 28", () => {
    const young = invited.answers({ birthday: "2004-06-15" });
    expect(faultOf([row("2022-06")], young)).toBeUndefined();
    expect(faultOf([row("2022-07")], young)?.text.en).toContain("06/2022");
  });

  it("are asked of addresses too", () => {
    const home = { street: "12 Marina Road", city: "Lagos", country: "NG" };
    const list = (rows: readonly object[]) => listOf(state({ addresses: rows }), "addresses")?.refusal?.code;
    expect(list([{ ...home, from: "2016-11" }])).toBeUndefined();
    expect(list([{ ...home, from: "2016-12" }])).toBe("monthsNotTold");
  });

  it("wait for the months of each row", () => {
    const rows = [{ activity: "Nurse" }];
    expect(faultOf(rows)).toBeUndefined();
    expect(saidAt(state({ personalHistory: rows }), "personalHistory[0].from")).toBe("formFieldMissing");
  });

  it("keep the form open while one is missing, whatever else is there", () => {
    const open = state({ personalHistory: [row("2017-02")] });
    expect(open.missingLists.map(({ list }) => list.list)).toContain("personalHistory");
    expect(open.isFilled).toBe(false);
  });

  it("take as many rows as a life has: what the file does not hold goes on a page of its own", () => {
    const rows = Array.from({ length: 12 }, (_, index) => row(`${2026 - index}-01`, `${2026 - index}-12`));
    expect(listOf(state({ personalHistory: rows }), "personalHistory")).toMatchObject({ mayAdd: true });
  });
});

describe("organizations, positions and service", () => {
  it.each([
    ["hasMemberships", "memberships"],
    ["hasGovernmentPositions", "governmentPositions"],
    ["hasMilitaryService", "militaryService"],
  ])("%s opens its table", (path, list) => {
    expect(listOf(state({ [path]: false }), list)).toBeUndefined();
    expect(listOf(state({ [path]: true }), list)?.refusal?.code).toBe("formRowMissing");
  });

  it("a second country opens a second table", () => {
    expect(listOf(state({ hasMilitaryService: true }), "secondMilitaryService")).toBeUndefined();
    expect(
      listOf(state({ hasMilitaryService: true, secondMilitaryCountry: "GH" }), "secondMilitaryService"),
    ).toBeDefined();
  });

  it("service is told in the account, and its absence asked here", () => {
    expect(valuesOf(told)["hasMilitaryService"]).toBe(true);
    expect(valuesOf(invited.profile(lifeOf({ hasMilitaryService: false })))["hasMilitaryService"]).toBeUndefined();
  });
});

it("asks for no signature and nothing that is written before an official", () => {
  const paths = state({}).sections.flatMap(({ parts }) => JSON.stringify(parts.map((part) => Object.keys(part))));
  expect(paths.join()).not.toMatch(/signature|interpreter/i);
});

describe("a no that follows from an answer", () => {
  const clean = {
    maritalStatus: "single",
    hasAccompanyingChild: false,
    familyMembersLocation: [{ familyMember: "mother", isEighteenOrOlder: true, country: "NG" }],
    hasCriminalHistory: false,
    hasOrganizedCrimeHistory: false,
    hasBeenIncarcerated: false,
    visaViolationDenied: false,
    isHealthy: true,
  } as const;
  const said = (more: object = {}) => {
    const values = valuesOf(invited.answers({ ...clean, ...more }));
    return ["convictedInCanada", "convictedElsewhere", "refusedEntry", "criminalOrganization"].map(
      (name) => values[`statements.${name}`],
    );
  };

  it("stands where the person answers for nobody else", () => {
    expect(said()).toEqual([false, false, false, false]);
  });

  it.each([
    ["a partner", { maritalStatus: "commonLaw" }],
    ["a husband from whom she lives apart", { maritalStatus: "legallySeparated" }],
    ["a child who comes along", { hasAccompanyingChild: true }],
    ["a son who stays", { familyMembersLocation: [{ familyMember: "son", isEighteenOrOlder: false, country: "NG" }] }],
    ["a family that is not told", { familyMembersLocation: undefined }],
  ])("does not with %s", (_, more) => {
    expect(said(more)).toEqual([undefined, undefined, undefined, undefined]);
  });

  it("never answers what is asked more widely here: detention, diseases, asylum", () => {
    const values = valuesOf(invited.answers(clean));
    expect(
      ["detained", "seriousDisease", "refugeeClaim", "refusedVisa", "violence"].map(
        (name) => values[`statements.${name}`],
      ),
    ).toEqual([undefined, undefined, undefined, undefined, undefined]);
  });

  it("a yes about refusals is the person’s to place", () => {
    expect(said({ visaViolationDenied: true })[2]).toBeUndefined();
  });
});
