import { describe, expect, test } from "vitest";
import { aCase, type CaseBuilder } from "../../test/caseBuilder.ts";
import { visitorVisaRule } from "../eligibility/visitorVisa.ts";
import { decide } from "../caseFile/rule.ts";
import { visitorTravelsByAir } from "../questionnaire/visit/visitorPassport.ts";
import { isTravelByAir } from "../questionnaire/background/residence.ts";
import { feesOf } from "./fees.ts";

const visitor = aCase().type("VisitorVisa").on("2026-11-20").answers({
  vvVisitorType: "myself",
  vvReasonForVisit: "tourism",
  vvMaritalStatus: "single",
  vvIncludeChildren: false,
  vvHasProvidedBiometrics: false,
  birthday: "1990-01-01",
  country: "CO",
});

const fees = (start: CaseBuilder) =>
  feesOf(start.reader())
    .filter(({ id }) => id !== "biometrics")
    .map(({ id, decision }) => `${id} ${decision.value}`);
const isAsked = (start: CaseBuilder) => visitorTravelsByAir.shown.evaluate(start.reader()).holds;

describe("the eTA of who needs no visa by the kind of passport", () => {
  test.each([
    ["IL", "israel"],
    ["RO", "romania"],
    ["HK", "hksar"],
    ["TW", "taiwan"],
    ["VA", "holySee"],
    ["GB", "bno"],
    ["GB", "britishSubject"],
    ["GB", "britishOverseasCitizen"],
    ["KY", "britishOverseasTerritory"],
  ] as const)("%s, %s: asked how the trip goes, and paid by who flies", (country, kind) => {
    const held = visitor.answers({ vvPassportCountries: [country], vvHasSpecialPassport: [kind] });
    expect(decide(visitorVisaRule, held.reader()).value).toBe("NoVisaNeeded");
    expect(isAsked(held)).toBe(true);
    expect(fees(held)).toEqual(["travelAuthorization null"]);
    expect(fees(held.answers({ isTravelByAir: true }))).toEqual(["travelAuthorization 7"]);
    expect(fees(held.answers({ isTravelByAir: false }))).toEqual([]);
  });

  test.each(["usLpr", "diplomatic"] as const)("%s spares the eTA as well", (kind) => {
    const held = visitor.answers({ vvPassportCountries: ["IL"], vvHasSpecialPassport: ["israel", kind] });
    expect(isAsked(held)).toBe(false);
    expect(fees(held.answers({ isTravelByAir: true }))).toEqual([]);
  });

  test("of another kind a visa is paid, and nothing is asked", () => {
    const held = visitor.answers({ vvPassportCountries: ["IL"], vvHasSpecialPassport: ["none"] });
    expect(isAsked(held)).toBe(false);
    expect(fees(held.answers({ isTravelByAir: true }))).toEqual(["visitorVisa 100"]);
  });

  test("where no question asks for the kind, the country is enough to ask how the trip goes", () => {
    const asked = (...passportCountries: readonly ("IL" | "RO" | "HK" | "TW" | "VA" | "US" | "NG")[]) =>
      isTravelByAir.shown?.evaluate(aCase().answers({ passportCountries }).reader()).holds;
    for (const country of ["IL", "RO", "HK", "TW", "VA"] as const) {
      expect([country, asked(country), asked(country, "US")]).toEqual([country, true, false]);
    }
    expect(asked("NG")).toBe(false);
  });

  test("whether a spouse with such a passport pays for a visa or an eTA is not known", () => {
    const lines = feesOf(
      aCase()
        .answers({
          birthday: "2000-01-01",
          maritalStatus: "married",
          accompanyingSpouse: true,
          spouseVisaType: "Visitor",
          spousePassport: ["IL"],
        })
        .reader(),
    ).filter(({ id, person }) => person === "spouse" && id === "visitorVisa");
    expect(lines.map(({ decision }) => [decision.value, decision.decidedBy])).toEqual([
      [null, expect.stringContaining("kindNotKnown")],
    ]);
  });
});
