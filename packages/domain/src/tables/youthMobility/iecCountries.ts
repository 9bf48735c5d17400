import type { DatedTable } from "../../kernel/datedTable.ts";
import type { CountryCode } from "../../lists/countries.ts";
import { actInForce, specificationOnly } from "../sources.ts";
import { iecAgreementsPage } from "./sources.ts";

/** One category of a country: the ages run from 18 to `upToAge`, both included, on the day of the invitation. */
export type IecCategory = {
  readonly upToAge: number;
  readonly months: number;
  /** Length of the second participation where it differs from the first. */
  readonly secondMonths?: number;
  /** Most participations in this category where they are fewer than in the whole programme. */
  readonly participations?: number;
  /** The participant must be registered at a school in the home country. */
  readonly studentAtHome?: boolean;
};

export type IecCountry = {
  readonly participations: number;
  /** Whether the same category may be taken a second time. */
  readonly repeatsCategory: boolean;
  /** Months that must lie between two participations. */
  readonly gapMonths?: number;
  /** Whether the applicant must live in the country when applying. */
  readonly residence: "none" | "required" | "coopOnly";
  readonly workingHoliday?: IecCategory;
  readonly youngProfessionals?: IecCategory;
  readonly internationalCoop?: IecCategory;
};

const countriesOf2025: Readonly<Partial<Record<CountryCode, IecCountry>>> = {
  AD: { participations: 1, repeatsCategory: false, residence: "none", workingHoliday: { upToAge: 30, months: 12 } },
  // One 24-month participation in Working Holiday or Young Professionals and one in Co-op. Who took part before quota year 2015 (launch 2015-03-03) has one final participation of 24 months in any category.
  AU: {
    participations: 2,
    repeatsCategory: false,
    residence: "none",
    workingHoliday: { upToAge: 35, months: 24 },
    youngProfessionals: { upToAge: 35, months: 24 },
    internationalCoop: { upToAge: 35, months: 12, studentAtHome: true },
  },
  // Age limit differs by category.
  // Young Professionals: permanent employee of an Austrian company, posted to partner, parent or subsidiary.
  // International Co-op: resident of Austria; student of forestry, agriculture or tourism, or graduate of the last 12 months; placement in these fields.
  AT: {
    participations: 3,
    repeatsCategory: false,
    residence: "coopOnly",
    workingHoliday: { upToAge: 30, months: 12 },
    youngProfessionals: { upToAge: 35, months: 12 },
    internationalCoop: { upToAge: 35, months: 6 },
  },
  BE: { participations: 1, repeatsCategory: false, residence: "required", workingHoliday: { upToAge: 30, months: 12 } },
  CL: {
    participations: 2,
    repeatsCategory: true,
    residence: "none",
    workingHoliday: { upToAge: 35, months: 12 },
    youngProfessionals: { upToAge: 35, months: 12 },
    internationalCoop: { upToAge: 35, months: 12, studentAtHome: true },
  },
  // The specification lists Costa Rica among the countries with an address rule; the page has none.
  CR: {
    participations: 2,
    repeatsCategory: false,
    residence: "none",
    workingHoliday: { upToAge: 35, months: 12 },
    youngProfessionals: { upToAge: 35, months: 12 },
    internationalCoop: { upToAge: 35, months: 12, studentAtHome: true },
  },
  HR: {
    participations: 2,
    repeatsCategory: true,
    gapMonths: 3,
    residence: "none",
    workingHoliday: { upToAge: 35, months: 12 },
    youngProfessionals: { upToAge: 35, months: 12 },
    internationalCoop: { upToAge: 35, months: 12, studentAtHome: true },
  },
  // International Co-op: paid internship only.
  CZ: {
    participations: 2,
    repeatsCategory: false,
    residence: "required",
    workingHoliday: { upToAge: 35, months: 12 },
    youngProfessionals: { upToAge: 35, months: 12 },
    internationalCoop: { upToAge: 35, months: 12, studentAtHome: true },
  },
  // Residence: habitual resident in Denmark, Greenland or Faroe Islands.
  DK: { participations: 1, repeatsCategory: false, residence: "required", workingHoliday: { upToAge: 35, months: 12 } },
  EE: {
    participations: 2,
    repeatsCategory: false,
    residence: "none",
    workingHoliday: { upToAge: 35, months: 12 },
    youngProfessionals: { upToAge: 35, months: 12 },
    internationalCoop: { upToAge: 35, months: 12, studentAtHome: true },
  },
  FI: {
    participations: 3,
    repeatsCategory: false,
    residence: "none",
    workingHoliday: { upToAge: 35, months: 12 },
    youngProfessionals: { upToAge: 35, months: 12 },
    internationalCoop: { upToAge: 35, months: 12 },
  },
  // One 24-month participation (Working Holiday, Young Professionals or VIE) and one 12-month Co-op, any order. One participation before 2015 (launch 2015-02-21): one final one; more than one: none.
  // Young Professionals: VIE variant also 24 months.
  // International Co-op: enrolment in a French training centre also accepted.
  FR: {
    participations: 2,
    repeatsCategory: false,
    residence: "none",
    workingHoliday: { upToAge: 35, months: 24 },
    youngProfessionals: { upToAge: 35, months: 24 },
    internationalCoop: { upToAge: 35, months: 12 },
  },
  DE: {
    participations: 2,
    repeatsCategory: false,
    residence: "none",
    workingHoliday: { upToAge: 35, months: 12 },
    youngProfessionals: { upToAge: 35, months: 12 },
    internationalCoop: { upToAge: 35, months: 12 },
  },
  GR: {
    participations: 2,
    repeatsCategory: false,
    residence: "none",
    workingHoliday: { upToAge: 35, months: 12 },
    youngProfessionals: { upToAge: 35, months: 12 },
    internationalCoop: { upToAge: 35, months: 12 },
  },
  // Residence: ordinary resident of Hong Kong SAR with HKSAR or BN(O) passport.
  HK: { participations: 1, repeatsCategory: false, residence: "required", workingHoliday: { upToAge: 30, months: 12 } },
  IS: { participations: 2, repeatsCategory: true, residence: "none", workingHoliday: { upToAge: 30, months: 12 } },
  // One 24-month Working Holiday or Young Professionals and one 12-month Co-op. Up to 12 months before quota year 2013: one final participation of 24 months.
  IE: {
    participations: 2,
    repeatsCategory: false,
    residence: "none",
    workingHoliday: { upToAge: 35, months: 24 },
    youngProfessionals: { upToAge: 35, months: 24 },
    internationalCoop: { upToAge: 35, months: 12, studentAtHome: true },
  },
  // Residence: resident at time of application; residence certificate with translation.
  IT: {
    participations: 2,
    repeatsCategory: true,
    residence: "required",
    workingHoliday: { upToAge: 35, months: 12 },
    youngProfessionals: { upToAge: 35, months: 12 },
    internationalCoop: { upToAge: 35, months: 12 },
  },
  // Two participations since 2025-04-01 (one before).
  JP: { participations: 2, repeatsCategory: true, residence: "required", workingHoliday: { upToAge: 30, months: 12 } },
  LV: {
    participations: 2,
    repeatsCategory: false,
    gapMonths: 12,
    residence: "required",
    workingHoliday: { upToAge: 35, months: 12 },
    youngProfessionals: { upToAge: 35, months: 12 },
    internationalCoop: { upToAge: 35, months: 12, studentAtHome: true },
  },
  LT: {
    participations: 2,
    repeatsCategory: false,
    gapMonths: 3,
    residence: "none",
    workingHoliday: { upToAge: 35, months: 12 },
    youngProfessionals: { upToAge: 35, months: 12 },
    internationalCoop: { upToAge: 35, months: 12, studentAtHome: true },
  },
  // CIC News of 2025 printed 30; the page says 35.
  LU: {
    participations: 1,
    repeatsCategory: false,
    residence: "none",
    workingHoliday: { upToAge: 35, months: 12 },
    youngProfessionals: { upToAge: 35, months: 12 },
    internationalCoop: { upToAge: 35, months: 12 },
  },
  // Dutch Caribbean nationals are Dutch citizens and eligible.
  NL: {
    participations: 2,
    repeatsCategory: false,
    residence: "required",
    workingHoliday: { upToAge: 30, months: 12 },
    youngProfessionals: { upToAge: 30, months: 12 },
  },
  NZ: { participations: 1, repeatsCategory: false, residence: "none", workingHoliday: { upToAge: 35, months: 23 } },
  NO: {
    participations: 2,
    repeatsCategory: false,
    residence: "required",
    workingHoliday: { upToAge: 35, months: 12 },
    youngProfessionals: { upToAge: 35, months: 12 },
    internationalCoop: { upToAge: 35, months: 12 },
  },
  PL: {
    participations: 2,
    repeatsCategory: false,
    gapMonths: 6,
    residence: "none",
    workingHoliday: { upToAge: 35, months: 12 },
    youngProfessionals: { upToAge: 35, months: 12 },
    internationalCoop: { upToAge: 35, months: 12, studentAtHome: true },
  },
  PT: {
    participations: 1,
    repeatsCategory: false,
    residence: "none",
    workingHoliday: { upToAge: 35, months: 24 },
    youngProfessionals: { upToAge: 35, months: 24 },
    internationalCoop: { upToAge: 35, months: 24 },
  },
  SM: { participations: 2, repeatsCategory: true, residence: "none", workingHoliday: { upToAge: 35, months: 12 } },
  SK: {
    participations: 2,
    repeatsCategory: false,
    gapMonths: 3,
    residence: "required",
    workingHoliday: { upToAge: 35, months: 12 },
    youngProfessionals: { upToAge: 35, months: 12 },
    internationalCoop: { upToAge: 35, months: 12, studentAtHome: true },
  },
  SI: {
    participations: 2,
    repeatsCategory: false,
    residence: "none",
    workingHoliday: { upToAge: 35, months: 12 },
    youngProfessionals: { upToAge: 35, months: 12 },
    internationalCoop: { upToAge: 35, months: 12, studentAtHome: true },
  },
  // Repeat allowed in Working Holiday and Young Professionals; Co-op only once.
  KR: {
    participations: 2,
    repeatsCategory: true,
    residence: "none",
    workingHoliday: { upToAge: 35, months: 24 },
    youngProfessionals: { upToAge: 35, months: 24 },
    internationalCoop: { upToAge: 35, months: 24, participations: 1 },
  },
  // Young Professionals: ICEX Vives variant: age 18-30.
  ES: {
    participations: 2,
    repeatsCategory: false,
    gapMonths: 3,
    residence: "required",
    workingHoliday: { upToAge: 35, months: 12 },
    youngProfessionals: { upToAge: 35, months: 12 },
    internationalCoop: { upToAge: 35, months: 12, studentAtHome: true },
  },
  SE: {
    participations: 2,
    repeatsCategory: false,
    residence: "required",
    workingHoliday: { upToAge: 30, months: 12 },
    youngProfessionals: { upToAge: 30, months: 12 },
    internationalCoop: { upToAge: 30, months: 12, studentAtHome: true },
  },
  // No Working Holiday category. Both permits together at most 18 months.
  CH: {
    participations: 2,
    repeatsCategory: true,
    residence: "none",
    youngProfessionals: { upToAge: 35, months: 18 },
    internationalCoop: { upToAge: 35, months: 18, studentAtHome: true },
  },
  TW: {
    participations: 1,
    repeatsCategory: false,
    residence: "none",
    workingHoliday: { upToAge: 35, months: 12 },
    youngProfessionals: { upToAge: 35, months: 12 },
    internationalCoop: { upToAge: 35, months: 12, studentAtHome: true },
  },
  // 36 months in total. British citizens of the UK, Jersey or Guernsey only. First participation of 12 months before 2015: second one of 24 months.
  GB: {
    participations: 2,
    repeatsCategory: true,
    residence: "none",
    workingHoliday: { upToAge: 35, months: 24, secondMonths: 12 },
    youngProfessionals: { upToAge: 35, months: 24, secondMonths: 12 },
    internationalCoop: { upToAge: 35, months: 24, secondMonths: 12 },
  },
};

/**
 * Countries and territories of International Experience Canada. A country that is not named takes no part, on its own;
 * citizens of the United States go through a recognized organization.
 */
export const iecCountries: DatedTable<Readonly<Partial<Record<CountryCode, IecCountry>>>> = {
  id: "iecCountries",
  title: { en: "Countries of International Experience Canada", fr: "Pays d’Expérience internationale Canada" },
  unit: "rule by country, in years of age and months",
  appliesOn: "receivedDate",
  rows: [
    {
      from: "2025-12-24",
      value: countriesOf2025,
      source: iecAgreementsPage,
      note: "The age counts on the day of the invitation, not of the application. 36 countries and territories; the specification says about 37 and gives one age limit for each. Where the page is silent on repeating a category, it is false. Rules for who took part before 2013 or 2015 are comments in the table.",
    },
  ],
};

/** Least age in every country and category. */
export const iecLeastAge: DatedTable<number> = {
  id: "iecLeastAge",
  title: {
    en: "Minimum age for International Experience Canada",
    fr: "Âge minimal pour Expérience internationale Canada",
  },
  unit: "years of age",
  appliesOn: "receivedDate",
  rows: [
    {
      from: "2025-12-24",
      value: 18,
      source: iecAgreementsPage,
      note: "Specification document 3 section 9.4 says the same.",
    },
  ],
};

/** What holds in every country besides age and length. Funds, and the days after an invitation, are tables of their own. */
export const iecRules: DatedTable<{
  readonly extraThroughOrganization: number;
  readonly oncePerSeason: boolean;
  readonly dependentsOnApplication: boolean;
  readonly madeOutsideCanada: boolean;
  readonly policeCertificate: { readonly monthsLived: number; readonly sinceAge: number };
  readonly countsOnEntrySince: string;
}> = {
  id: "iecRules",
  title: { en: "Rules of International Experience Canada", fr: "Règles d’Expérience internationale Canada" },
  unit: "participations, months, years of age and rules, as named",
  appliesOn: "receivedDate",
  rows: [
    {
      from: "2025-12-24",
      value: {
        extraThroughOrganization: 2,
        oncePerSeason: true,
        dependentsOnApplication: false,
        madeOutsideCanada: true,
        policeCertificate: { monthsLived: 6, sinceAge: 18 },
        countsOnEntrySince: "2023-01-09",
      },
      source: iecAgreementsPage,
      note: "A participation counts when the permit is issued on entry, since the day named and back from it. A shorter insurance makes a shorter permit. Months between two participations run from the end of the first permit.",
    },
  ],
};

/** What the specification prints; `iecCountries` has the rules of each country. */
export const iecSpecification: DatedTable<{
  readonly leastAge: number;
  readonly upToAges: readonly number[];
  readonly aboutCountries: number;
  readonly participations: { readonly least: number; readonly most: number };
  readonly addressCountries: readonly CountryCode[];
}> = {
  id: "iecSpecification",
  title: {
    en: "International Experience Canada in the specification",
    fr: "Expérience internationale Canada dans la spécification",
  },
  unit: "years of age, countries and participations",
  appliesOn: "receivedDate",
  rows: [
    {
      from: actInForce,
      value: {
        leastAge: 18,
        upToAges: [30, 35],
        aboutCountries: 37,
        participations: { least: 1, most: 3 },
        addressCountries: ["BE", "CR", "DK", "HK", "IT", "JP", "NL", "NO", "SK", "ES", "SE"],
      },
      source: specificationOnly("document 3 section 9.4"),
      note: "Kept as printed, and its list of address countries is said to be incomplete. The officer manual has 36 countries, ages that differ by category for Austria, and asks for residence in Czechia and Latvia too but not in Costa Rica.",
    },
  ],
};
