import { describe, expect, it } from "vitest";
import { aCase } from "../../../test/caseBuilder.ts";
import { fieldOf, listOf, saidAt, stateOf } from "../../../test/formWords.ts";

const on = "2026-11-20";

/** A daughter in Canada answers for her mother, who comes for a super visa and stays with her. */
const mother = aCase()
  .on(on)
  .type("VisitorVisa")
  .profile({ firstName: "Lucia", lastName: "Reyes", nativeLanguage: "001", birthCity: "Toronto" })
  .answers({
    vvVisitorType: "parent",
    vvIsHosting: true,
    vvIsSuperVisa: true,
    vvReasonForVisit: "visitFamily",
    vvVisitorArrivalDate: "2027-03-01",
    vvVisitorDepartureDate: "2027-09-01",
    vvPassportCountries: ["PH"],
    vvHasSpecialPassport: ["usLpr"],
    country: "PH",
    birthday: "1958-03-14",
    gender: "female",
    hasFinances: true,
    userInputAvailableFunds: 9000.75,
    vvMaritalStatus: "married",
    vvIncludePartner: true,
  });

/** Somebody who comes for a reason of their own. */
const traveller = (reason: string, more: object = {}) =>
  aCase()
    .on(on)
    .type("VisitorVisa")
    .answers({ vvVisitorType: "myself", vvHostInCanada: "hotel", vvReasonForVisit: reason as "tourism", ...more });

const visitor = { role: "visitor" } as const;
const ofVisitor = (the: typeof mother, values: Readonly<Record<string, unknown>> = {}) =>
  stateOf("IMM5257", the.entered("IMM5257:visitor", values).build(), visitor);
const value = (state: ReturnType<typeof ofVisitor>, path: string) => fieldOf(state, path)?.value;

describe("a visitor for whom somebody else answers", () => {
  const state = ofVisitor(mother);

  it.each([
    ["visaType", "VisitorVisa"],
    ["visitDetails.purpose", "07"],
    ["visitDetails.from", "2027-03-01"],
    ["visitDetails.to", "2027-09-01"],
    ["visitDetails.fundsAvailable", "9000"],
    ["personalDetails.dateOfBirth", "1958-03-14"],
    ["personalDetails.sex", "Female"],
    ["personalDetails.citizenship", "PH"],
    ["currentCountry.name", "PH"],
    ["currentCountry.status", "01"],
    ["personalDetails.currentMaritalStatus", "01"],
    ["isLawfulPermanentResident", true],
    ["visits[0].name", "Lucia Reyes"],
    ["visits[0].relationship", "Son or daughter"],
  ])("%s is filled in from the answers about her", (path, expected) => {
    expect(value(state, path)).toBe(expected);
  });

  it("the life of who answers is not hers", () => {
    expect(
      ["personalDetails.familyName", "personalDetails.birthCity", "language.nativeLanguage"].map((path) =>
        value(state, path),
      ),
    ).toEqual([undefined, undefined, undefined]);
  });

  it("her passport, and of the partner who comes along the passport of the partner", () => {
    const read = mother
      .document("visitor-visa-visitor-passport", {
        parsedValues: { lastName: "REYES", firstName: "MARIA", passportNumber: "P1234567A" },
      })
      .document("visitor-visa-spouse-passport", { parsedValues: { lastName: "CRUZ", firstName: "JOSE" } });
    const hers = ofVisitor(read);
    expect(value(hers, "personalDetails.familyName")).toBe("REYES");
    expect(value(hers, "passport.passportNumber")).toBe("P1234567A");
    expect(value(hers, "personalDetails.currentSpouseName.familyName")).toBe("CRUZ");
    const his = stateOf("IMM5257", read.build(), { role: "spouse" });
    expect(value(his, "personalDetails.familyName")).toBe("CRUZ");
    expect(value(his, "personalDetails.currentSpouseName.familyName")).toBe("REYES");
    expect(value(his, "personalDetails.currentMaritalStatus")).toBe("01");
    expect([value(his, "visitDetails.from"), value(his, "visitDetails.purpose")]).toEqual(["2027-03-01", undefined]);
  });

  it("in French where the account is", () => {
    const inFrench = ofVisitor(mother.profile({ preferredLanguage: "fr" }));
    expect(value(inFrench, "visits[0].relationship")).toBe("Fils ou fille");
  });
});

it.each([
  ["tourism", {}, "02", undefined],
  ["business", {}, "01", undefined],
  ["studies", {}, "04", undefined],
  ["visitFriends", {}, "13", undefined],
  ["visitFamily", {}, "08", undefined],
  ["returningWorker", {}, "06", undefined],
  ["event", { vvReasonForVisitDetails: "Wedding of my sister" }, "03", "Wedding of my sister"],
])("the purpose of who comes for %s", (reason, more, purpose, other) => {
  const state = ofVisitor(traveller(reason, more));
  expect([value(state, "visitDetails.purpose"), value(state, "visitDetails.purposeOther")]).toEqual([purpose, other]);
});

it.each([
  ["TrvSpe", "05"],
  ["TrvPgwp", "06"],
] as const)("a visa for who is in Canada and comes back: %s", (type, purpose) => {
  const state = stateOf("IMM5257", aCase().on(on).type(type).build());
  expect([value(state, "visaType"), value(state, "visitDetails.purpose")]).toEqual(["VisitorVisa", purpose]);
});

it("who comes along with a student asks for a visa, and says why", () => {
  const family = aCase().on(on).spouse("Visitor").answers({ spouseCountry: "NG", maritalStatus: "married" });
  const state = stateOf("IMM5257", family.build(), { role: "spouse" });
  expect([value(state, "visaType"), saidAt(state, "visitDetails.purpose")]).toEqual([
    "VisitorVisa",
    "formFieldMissing",
  ]);
});

describe("who only passes through", () => {
  const passing = traveller("transit");

  it("asks for a visa for that, without a purpose or money, and with days and a place", () => {
    const state = ofVisitor(passing);
    expect(value(state, "visaType")).toBe("Transit");
    for (const path of ["visitDetails.purpose", "visitDetails.purposeOther", "visitDetails.fundsAvailable"])
      expect(fieldOf(state, path)).toBeUndefined();
    expect(saidAt(state, "visitDetails.from")).toBe("formFieldMissing");
    expect(listOf(state, "visits")?.refusal?.code).toBe("formRowMissing");
  });

  it("has none of them left over from another kind of visa", () => {
    const state = ofVisitor(traveller("tourism"), {
      visaType: "Transit",
      "visitDetails.purpose": "03",
      "visitDetails.purposeOther": "A wedding",
      "visitDetails.fundsAvailable": "500",
    });
    expect(Object.keys(state.values).filter((path) => /purpose|fundsAvailable/.test(path))).toEqual([]);
  });
});

describe("what Validate asks", () => {
  it.each<[words: string, values: Readonly<Record<string, unknown>>, path: string, said: string | undefined]>([
    ["another purpose is told", { "visitDetails.purpose": "03" }, "visitDetails.purposeOther", "formFieldMissing"],
    ["tourism needs no more words", { "visitDetails.purpose": "02" }, "visitDetails.purposeOther", undefined],
    ["a stay that begins today", { "visitDetails.from": on }, "visitDetails.from", undefined],
    ["a stay that began yesterday", { "visitDetails.from": "2026-11-19" }, "visitDetails.from", "dateTodayOrLater"],
    [
      "a stay that ends on its first day",
      { "visitDetails.from": "2026-12-01", "visitDetails.to": "2026-12-01" },
      "visitDetails.to",
      undefined,
    ],
    [
      "a stay that ends before it begins",
      { "visitDetails.from": "2026-12-01", "visitDetails.to": "2026-11-30" },
      "visitDetails.to",
      "endNotBeforeStart",
    ],
    ["money is told", {}, "visitDetails.fundsAvailable", "formFieldMissing"],
    ["an institution needs no relationship", { visits: [{ name: "Hotel" }] }, "visits[0].relationship", undefined],
    ["an institution has an address", { visits: [{ name: "Hotel" }] }, "visits[0].address", "formFieldMissing"],
    [
      "the second one is whole or left out",
      { visits: [{ name: "A", address: "1 Elm St" }, { address: "2 Elm St" }] },
      "visits[1].name",
      "formFieldMissing",
    ],
    ["a name that the box does not hold", { visits: [{ name: "x".repeat(151) }] }, "visits[0].name", "formBoxMax"],
  ])("%s", (_, values, path, said) => {
    expect(saidAt(ofVisitor(traveller("tourism"), values), path)).toBe(said);
  });

  it("two have room, the others are on the further sheet", () => {
    const visit = { name: "Ana", address: "1 Elm St, Toronto" };
    expect(listOf(ofVisitor(traveller("tourism"), { visits: [visit, visit] }), "visits")?.refusal).toBeUndefined();
    const three = listOf(ofVisitor(traveller("tourism"), { visits: [visit, visit, visit] }), "visits");
    expect([three?.refusal, three?.advice?.en]).toEqual([undefined, expect.stringContaining("further sheet")]);
  });
});

it("who comes themselves is filled in with what their account tells", () => {
  const state = ofVisitor(traveller("tourism").profile({ birthCity: "Manila", lastName: "Reyes" }));
  expect([value(state, "personalDetails.birthCity"), value(state, "personalDetails.familyName")]).toEqual([
    "Manila",
    "Reyes",
  ]);
});

it("what was entered on it fills in the family form of the visitor", () => {
  const entered = mother.entered("IMM5257:visitor", { "personalDetails.familyName": "REYES" });
  expect(fieldOf(stateOf("IMM5645", entered.build(), visitor), "applicant.name")?.value).toContain("REYES");
});
