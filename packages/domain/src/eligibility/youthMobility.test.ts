import { describe, expect, test } from "vitest";
import { aCase } from "../../test/caseBuilder.ts";
import type { Answers } from "../caseFile/answers/answers.ts";
import { readerFor } from "../questionnaire/inUse.ts";
import { computePlan } from "../plan/plan.ts";
import { iecCountries } from "../tables/youthMobility/iecCountries.ts";
import { eligibilityOf } from "./eligibility.ts";
import { lastDayBefore } from "./youthMobilityMessages.ts";

type Country = NonNullable<Answers["iecCountryOfCitizenship"]>;

/** With an offer, at a school and at home in her country: everything that her agreement has is open to her. */
const participant = (iecCountryOfCitizenship: Country, birthday: string) =>
  aCase().type("Iec").answers({
    birthday,
    iecCountryOfCitizenship,
    iecHasResidentialOrMailingAddressInQualifyingCountry: true,
    iecPreviouslyParticipatedInProgram: false,
    iecHasCanadianJobOffer: true,
    iecRegisteredAsStudentOutsideCanada: true,
  });

const short = { WorkingHoliday: "W", YoungProfessionals: "Y", InternationalCoop: "C" } as const;
const offered = (country: Country, birthday: string): string =>
  (computePlan(participant(country, birthday).build()).eligibility.iec.programmes ?? [])
    .map((programme) => short[programme])
    .join("");

/** By docs/facts/programmes.md section 5 and the officer page behind it: what is open at 25, and at 31 to 35. */
const byCountry: readonly (readonly [countries: string, at25: string, at33: string])[] = [
  ["AD BE HK IS JP", "W", ""],
  ["DK NZ SM", "W", "W"],
  ["NL", "WY", ""],
  ["SE", "WYC", ""],
  ["AT", "WYC", "YC"],
  ["CH", "YC", "YC"],
  ["AU CL CR HR CZ EE FI FR DE GR IE IT LV LT LU NO PL PT SK SI KR ES TW GB", "WYC", "WYC"],
];

describe("youth mobility", () => {
  test.each(byCountry)("of %s: open at 25 %s, at 33 %s", (countries, at25, at33) => {
    for (const country of countries.split(" ") as Country[])
      expect([country, offered(country, "2001-03-01"), offered(country, "1993-03-01")]).toEqual([country, at25, at33]);
  });

  test("every country of the table is told above", () => {
    const told = byCountry.flatMap(([countries]) => countries.split(" ")).toSorted();
    expect(told).toEqual(Object.keys(iecCountries.rows[0]?.value ?? {}).toSorted());
    expect(told.length).toBe(36);
  });

  test("says which categories are open, until when the age fits, and that places are not verified", () => {
    const { message } = eligibilityOf(readerFor(participant("FR", "2000-05-04").build())).iec;
    expect(message?.en).toBe(
      "By the agreement with your country you may enter the pool. Open to you: Working Holiday, Young Professionals, International Co-op (Internship). Your age counts on the day of the invitation; your last day within the limit is May 3, 2036. Invitations are drawn from the pool while the season still has places. For 2026, one page counts 45,648 places in Working Holiday, all countries together; that number is not verified.",
    );
  });

  test("a category says its length, its ages and what an earlier participation means", () => {
    const again = participant("LV", "2000-05-04").answers({
      iecPreviouslyParticipatedInProgram: true,
      iecNumberOfTimesParticipated: 1,
    });
    const { categories } = computePlan(again.build()).eligibility.iec;
    expect(categories?.map(({ message }) => message?.en)).toEqual([
      "The permit is for up to 12 months, from 18 to 35 years of age. The same category cannot be taken a second time. 12 months must pass after the end of your earlier permit.",
      "The permit is for up to 12 months, from 18 to 35 years of age. The same category cannot be taken a second time. 12 months must pass after the end of your earlier permit.",
      "The permit is for up to 12 months, from 18 to 35 years of age. You must be registered at a school in your own country. The same category cannot be taken a second time. 12 months must pass after the end of your earlier permit.",
    ]);
    const british = computePlan(participant("GB", "2000-05-04").build()).eligibility.iec.categories;
    expect(british?.[0]?.message?.en).toBe(
      "The first permit is for up to 24 months, a second one for up to 12, from 18 to 35 years of age.",
    );
  });

  test.each([
    ["2000-05-04", 31, "2031-05-03"],
    ["1996-02-29", 31, "2027-02-28"],
    ["1996-02-29", 32, "2028-02-28"],
  ])("born on %s, the last day before %i completed years is %s", (birthday, years, day) => {
    expect(lastDayBefore(birthday, years)).toBe(day);
  });
});
