import { describe, expect, test } from "vitest";
import { aCase, type CaseBuilder } from "../../test/caseBuilder.ts";
import { applicationTypes, type ApplicationType } from "../caseFile/application.ts";
import type { CountryCode } from "../lists/countries.ts";
import { stepsOf } from "../questionnaire/flow.ts";
import { readerFor } from "../questionnaire/inUse.ts";
import { pagesToShow } from "../questionnaire/progress.ts";
import {
  exemptByKindCountries,
  travelAuthorizationCountries,
  visaExemptCountries,
} from "../tables/status/visaExemption.ts";
import { decide } from "../caseFile/rule.ts";
import { visitorVisaRule } from "../eligibility/visitorVisa.ts";
import { visitorTravelsByAir } from "../questionnaire/visit/visitorPassport.ts";
import { feesOf } from "./fees.ts";

/** Whether the flight is asked about, and what an eTA costs, for every passport that needs no visa and every type that asks. */

const rowOf = (table: typeof visaExemptCountries) => table.rows.at(-1)?.value ?? [];
const exempt: readonly CountryCode[] = [...rowOf(visaExemptCountries), ...rowOf(exemptByKindCountries)].filter(
  (country) => country !== "US",
);
const permits: readonly ApplicationType[] = ["Student", "Lmia", "C10", "ClosedWorkPermit", "Iec"];

const holder = (type: ApplicationType, country: CountryCode) =>
  aCase()
    .type(type)
    .on("2026-11-20")
    .answers({
      birthday: "1995-01-01",
      country: "CO",
      passportCountries: [country],
      iecPermanentCountry: country,
      iecProgram: "workingHoliday",
    });
const fees = (start: CaseBuilder) => feesOf(start.reader());
const saysAuthorization = (start: CaseBuilder) =>
  fees(start).filter(({ decision }) => decision.because.some(({ en }) => /an eTA to fly, it is issued/.test(en)))
    .length;

test("the types that ask how the trip goes are these and the visit", () => {
  const asking = applicationTypes.filter((type) => stepsOf(type).some(({ id }) => id === "isTravelByAir"));
  expect(asking.toSorted()).toEqual([...permits, "VisitorVisa"].toSorted());
});

describe.each(permits)("with a permit, %s", (type) => {
  test.each([...new Set(exempt)])(
    "%s: asked; the eTA comes with the permit and costs nothing, as who flies is told",
    (country) => {
      const start = holder(type, country);
      const caseFile = start.build();
      expect(pagesToShow(type, readerFor(caseFile)).map(({ id }) => id)).toContain("isTravelByAir");
      for (const flies of [true, false, undefined]) {
        const said = flies === undefined ? start : start.answers({ isTravelByAir: flies });
        expect(fees(said).filter(({ id }) => id === "travelAuthorization")).toEqual([]);
        expect([country, flies, saysAuthorization(said)]).toEqual([country, flies, flies === true ? 1 : 0]);
      }
    },
  );

  test.each(["US", "NG"] as const)("%s: neither asked nor told", (country) => {
    const start = holder(type, country).answers({ isTravelByAir: true });
    expect(pagesToShow(type, readerFor(start.build())).map(({ id }) => id)).not.toContain("isTravelByAir");
    expect(saysAuthorization(start)).toBe(0);
  });
});

describe("a visit", () => {
  const visitor = (country: CountryCode) =>
    aCase()
      .type("VisitorVisa")
      .on("2026-11-20")
      .answers({
        vvVisitorType: "myself",
        vvMaritalStatus: "single",
        vvIncludeChildren: false,
        birthday: "1995-01-01",
        country: "CO",
        vvPassportCountries: [country],
      });
  const asked = (start: CaseBuilder) => visitorTravelsByAir.shown.evaluate(start.reader()).holds;
  const result = (start: CaseBuilder) => decide(visitorVisaRule, start.reader()).value;
  const paid = (start: CaseBuilder) =>
    fees(start)
      .filter(({ id }) => id !== "biometrics")
      .map(({ id, decision }) => `${id} ${decision.value}`);

  test.each(rowOf(visaExemptCountries).filter((country) => country !== "US"))(
    "%s: no visa, an eTA for who flies",
    (country) => {
      const start = visitor(country).answers({ vvHasSpecialPassport: ["none"] });
      expect([asked(start), result(start)]).toEqual([true, "NoVisaNeeded"]);
      expect(paid(start)).toEqual(["travelAuthorization null"]);
      expect(paid(start.answers({ isTravelByAir: true }))).toEqual(["travelAuthorization 7"]);
      expect(paid(start.answers({ isTravelByAir: false }))).toEqual([]);
    },
  );

  test.each(rowOf(travelAuthorizationCountries))(
    "%s: an eTA after an earlier visa for who flies, else a visa",
    (country) => {
      const start = visitor(country).answers({ vvHasSpecialPassport: ["none"], vvHasPreviousTrvOrUsVisa: true });
      expect([asked(start), result(start), paid(start)]).toEqual([true, null, ["travelAuthorization null"]]);
      const flies = start.answers({ isTravelByAir: true });
      expect([result(flies), paid(flies)]).toEqual(["TravelAuthorization", ["travelAuthorization 7"]]);
      const drives = start.answers({ isTravelByAir: false });
      expect([result(drives), paid(drives)]).toEqual(["VisaRequired", ["visitorVisa 100"]]);
    },
  );
});

describe("a spouse who visits without a visa", () => {
  const spouse = holder("Student", "FR").answers({
    maritalStatus: "married",
    accompanyingSpouse: true,
    spouseVisaType: "Visitor",
    spousePassport: ["FR"],
  });
  const ofSpouse = (start: CaseBuilder) =>
    fees(start)
      .filter(({ person }) => person === "spouse")
      .map(({ id, decision }) => `${id} ${decision.value}`);

  test("pays for an eTA, and for nothing where the family does not fly", () => {
    expect(ofSpouse(spouse)).toEqual(["travelAuthorization 7"]);
    expect(ofSpouse(spouse.answers({ isTravelByAir: true }))).toEqual(["travelAuthorization 7"]);
    expect(ofSpouse(spouse.answers({ isTravelByAir: false }))).toEqual([]);
  });
});
