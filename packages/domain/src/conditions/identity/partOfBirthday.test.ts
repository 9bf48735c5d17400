import { fc } from "../../../../../tests/running/properties.ts";
import { describe, expect, test } from "vitest";
import { runsOf } from "../../../../../tests/running/sizes.ts";
import { aCase } from "../../../test/caseBuilder.ts";
import type { Answers } from "../../caseFile/answers/answers.ts";
import { expressEntryOf } from "../../eligibility/expressEntry/expressEntry.ts";
import { feesOf } from "../../fees/fees.ts";
import { addDays } from "../../kernel/calendarDate.ts";
import { computePlan } from "../../plan/plan.ts";
import { accompanyingChildren } from "../../questionnaire/family/children.ts";
import { readerFor } from "../../questionnaire/inUse.ts";

/** Any day of birth, with each part of it that somebody may know. */
const born = fc.integer({ min: 0, max: 365 * 45 }).map((days) => addDays("1981-11-20", days));
const runs = { numRuns: runsOf("birthdays of which a part is known", 200, 5) };
const partsOf = (day: string) => [day.slice(0, 7), day.slice(0, 4), "****-**-**"];

const raised = (the: ReturnType<typeof aCase>) =>
  computePlan(the.build()).assessment.warnings.some(({ id }) => id === "ageLeftOpen");

describe("a rule over an age says what it would say of the whole birthday, or that it is not known", () => {
  test("legal age and custodian", () => {
    fc.assert(
      fc.property(born, fc.constantFrom("alone", "oneParent", "bothParents"), (day, childTravellingWithParent) => {
        const resultsOf = (birthday: string) => {
          const { legalAge, custodian } = computePlan(
            aCase().answers({ birthday, childTravellingWithParent, province: "BC" }).build(),
          ).eligibility;
          return [legalAge.value, custodian.value];
        };
        const exact = resultsOf(day);
        for (const part of partsOf(day))
          for (const [index, value] of resultsOf(part).entries()) expect([null, exact[index]]).toContain(value);
      }),
      runs,
    );
  });

  test("youth mobility, whatever the country, and each of its categories", () => {
    const country = fc.constantFrom<NonNullable<Answers["iecCountryOfCitizenship"]>>("AT", "NL", "FR", "BE");
    fc.assert(
      fc.property(born, country, (day, iecCountryOfCitizenship) => {
        const of = (birthday: string) =>
          computePlan(
            aCase()
              .type("Iec")
              .answers({
                birthday,
                iecCountryOfCitizenship,
                iecHasResidentialOrMailingAddressInQualifyingCountry: true,
                iecPreviouslyParticipatedInProgram: false,
                iecHasCanadianJobOffer: true,
                iecRegisteredAsStudentOutsideCanada: true,
              })
              .build(),
          ).eligibility.iec;
        const exact = of(day);
        for (const part of partsOf(day)) {
          const told = of(part);
          expect([null, exact.value]).toContain(told.value);
          for (const programme of told.programmes ?? []) expect(exact.programmes).toContain(programme);
        }
      }),
      runs,
    );
  });

  test("points of Express Entry are never more, and exact where the two ages have the same", () => {
    fc.assert(
      fc.property(born, (day) => {
        const age = (birthday: string) =>
          expressEntryOf(
            readerFor(aCase().type("ExpressEntry").answers({ birthday, maritalStatus: "single" }).build()),
          ).ranking?.lines.find(({ id }) => id === "age");
        const exact = age(day)?.points ?? 0;
        for (const part of partsOf(day)) {
          const line = age(part);
          expect(line?.points).toBeLessThanOrEqual(exact);
          if (line && !line.atLeast) expect(line.points).toBe(exact);
        }
      }),
      runs,
    );
  });

  test("fees of a child", () => {
    fc.assert(
      // Whoever may be 22 counts as a child until more is known, as a child without a birthday does.
      fc.property(
        born.filter((day) => day >= "2005"),
        (day) => {
          const biometricsOf = (birthday: string) =>
            feesOf(
              aCase().answers({ birthday: "1980-01-01", hasAccompanyingChild: true }).childBorn(birthday).reader(),
            ).find(({ id, person }) => id === "biometrics" && person === "child")?.decision.value;
          const exact = biometricsOf(day);
          for (const part of partsOf(day)) expect([null, exact]).toContain(biometricsOf(part));
        },
      ),
    );
  });
});

describe("what a part of a birthday leaves open", () => {
  test("is said in a warning, and only where a limit lies between the ages", () => {
    expect(["2008", "2008-11", "2009", "2012"].map((birthday) => raised(aCase().answers({ birthday })))).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect(["1990", "2008-11-20", "2018"].map((birthday) => raised(aCase().answers({ birthday })))).toEqual([
      false,
      false,
      false,
    ]);
    const withChild = (birthday: string) => aCase().answers({ birthday: "1980-01-01" }).childBorn(birthday);
    expect(["2004", "2012", "2016"].map((birthday) => raised(withChild(birthday)))).toEqual([true, true, false]);
  });

  test("a child who may be young enough is asked what a dependent child is asked", () => {
    const childOf = (dateOfBirth: string) =>
      aCase().answers({ hasAccompanyingChild: true, numberOfChildren: 1, accompanyingChildren: [{ dateOfBirth }] });
    const asksWhoComes = (dateOfBirth: string) =>
      accompanyingChildren.fields
        .find(({ id }) => id === "accompanying")
        ?.shown?.evaluate(childOf(dateOfBirth).reader().forRow("answers.accompanyingChildren[0]", { dateOfBirth }))
        .holds;
    expect(["2004", "2003", "2010"].map(asksWhoComes)).toEqual([true, false, true]);
  });
});
