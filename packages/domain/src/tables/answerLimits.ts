import type { DatedTable } from "../kernel/datedTable.ts";
import { productSpecification } from "./sources.ts";

/** Shortest and longest text that the narrative answers take. */
export const narrativeLength: DatedTable<{ readonly least: number; readonly most: number }> = {
  id: "narrativeLength",
  title: { en: "Length of narrative answers", fr: "Longueur des réponses narratives" },
  unit: "characters",
  appliesOn: "today",
  rows: [
    { from: "2002-06-28", value: { least: 20, most: 500 }, source: productSpecification("document 3 section 5.1") },
  ],
};

/** How far back a date of birth may lie. */
export const dateWindow: DatedTable<{ readonly yearsBack: number; readonly yearsAhead: number }> = {
  id: "dateWindow",
  title: { en: "Dates that are accepted", fr: "Dates acceptées" },
  unit: "years",
  appliesOn: "today",
  rows: [
    {
      from: "2002-06-28",
      value: { yearsBack: 100, yearsAhead: 30 },
      source: productSpecification("document 1 sections 5 and 9"),
    },
  ],
};

/** Digits of a unique client identifier. */
export const uciDigits: DatedTable<readonly number[]> = {
  id: "uciDigits",
  title: { en: "Digits of a UCI", fr: "Chiffres d’un IUC" },
  unit: "digits",
  appliesOn: "today",
  rows: [{ from: "2002-06-28", value: [8, 10], source: productSpecification("document 3 sections 5.1 and 9.4") }],
};

/** Longest list of earlier applications. */
export const previousVisasMost: DatedTable<number> = {
  id: "previousVisasMost",
  title: { en: "Earlier applications that can be listed", fr: "Demandes antérieures pouvant être inscrites" },
  unit: "entries",
  appliesOn: "today",
  rows: [{ from: "2002-06-28", value: 30, source: productSpecification("document 3 section 5.3; the number is ours") }],
};

type Limits = { readonly least: number; readonly most: number };

const limits = (
  { id, title, unit }: Pick<DatedTable<Limits>, "id" | "title" | "unit">,
  value: Limits,
  where: string,
): DatedTable<Limits> => ({
  id,
  title,
  unit,
  appliesOn: "today",
  rows: [{ from: "2002-06-28", value, source: productSpecification(where) }],
});

export const jobDescriptionLength = limits(
  {
    id: "jobDescriptionLength",
    title: { en: "Length of a job description", fr: "Longueur de la description d’un emploi" },
    unit: "characters",
  },
  { least: 1, most: 100 },
  "document 3 section 5.1",
);

export const notEnrolledLength = limits(
  {
    id: "notEnrolledLength",
    title: {
      en: "Length of the reason for not studying full-time",
      fr: "Longueur de l’explication des études à temps partiel",
    },
    unit: "characters",
  },
  { least: 20, most: 200 },
  "document 3 section 5.1",
);

export const otherPurposeLength = limits(
  {
    id: "otherPurposeLength",
    title: { en: "Length of another purpose of travel", fr: "Longueur d’un autre motif de voyage" },
    unit: "characters",
  },
  { least: 20, most: 100 },
  "document 3 section 5.1",
);

export const spouseNarrativeLength = limits(
  {
    id: "spouseNarrativeLength",
    title: {
      en: "Length of a section of the spousal support letter",
      fr: "Longueur d’une section de la lettre de soutien du conjoint",
    },
    unit: "characters",
  },
  { least: 1, most: 600 },
  "document 3 sections 5.1 and 9.4",
);

export const passportNumberLength = limits(
  {
    id: "passportNumberLength",
    title: { en: "Length of a passport number", fr: "Longueur d’un numéro de passeport" },
    unit: "characters",
  },
  { least: 4, most: 20 },
  "document 3 section 3.1; the numbers are ours",
);

/** Outside of these the person is asked whether the number is right: the field of a machine-readable passport holds nine signs (ICAO Doc 9303 part 4). */
export const usualPassportNumberLength = limits(
  {
    id: "usualPassportNumberLength",
    title: { en: "Usual length of a passport number", fr: "Longueur habituelle d’un numéro de passeport" },
    unit: "characters",
  },
  { least: 6, most: 9 },
  "document 3 section 3.1; the numbers are ours",
);

/** Longer than this no passport counts without a question; a few countries add months of the one before to ten years. */
export const longestPassportYears: DatedTable<number> = {
  id: "longestPassportYears",
  title: {
    en: "Years that a passport usually lasts at most",
    fr: "Durée maximale habituelle d’un passeport, en années",
  },
  unit: "years",
  appliesOn: "today",
  rows: [{ from: "2002-06-28", value: 11, source: productSpecification("document 3 section 3.1; the number is ours") }],
};

/** A first permit is asked for before the studies, or soon after they began. */
export const usualProgramStart: DatedTable<{ readonly daysBack: number; readonly yearsAhead: number }> = {
  id: "usualProgramStart",
  title: {
    en: "When the program of a first study permit usually starts",
    fr: "Moment où commence en général le programme d’un premier permis d’études",
  },
  unit: "days back and years ahead",
  appliesOn: "today",
  rows: [
    {
      from: "2002-06-28",
      value: { daysBack: 60, yearsAhead: 3 },
      source: productSpecification("document 3 section 4.2; the numbers are ours"),
    },
  ],
};

/** Canadian dollars. An amount above is a slip of the hand. */
export const largestAmount: DatedTable<number> = {
  id: "largestAmount",
  title: { en: "Largest amount that is accepted", fr: "Montant le plus élevé qui est accepté" },
  unit: "Canadian dollars",
  appliesOn: "today",
  rows: [
    {
      from: "2002-06-28",
      value: 100_000_000,
      source: productSpecification("document 3 section 3.1; the number is ours"),
    },
  ],
};

/** Canadian dollars. Above these the person is asked whether the amount is right. */
export const usualAmounts: DatedTable<{
  readonly funds: number;
  readonly tuition: number;
  readonly scholarship: number;
}> = {
  id: "usualAmounts",
  title: { en: "Amounts that are usual at most", fr: "Montants habituels, au plus" },
  unit: "Canadian dollars",
  appliesOn: "today",
  rows: [
    {
      from: "2002-06-28",
      value: { funds: 1_000_000, tuition: 200_000, scholarship: 200_000 },
      source: productSpecification("document 3 section 4.2; the numbers are ours"),
    },
  ],
};

export const programMonths = limits(
  {
    id: "programMonths",
    title: { en: "Months that a program can last", fr: "Nombre de mois qu’un programme peut durer" },
    unit: "months",
  },
  { least: 1, most: 120 },
  "document 3 section 3.1; the limits are ours",
);

export const onlineShare = limits(
  {
    id: "onlineShare",
    title: { en: "Share of a program that is online", fr: "Part d’un programme suivie en ligne" },
    unit: "percent",
  },
  { least: 1, most: 100 },
  "document 3 section 3.1; the limits are ours",
);

export const familyMembersListed = limits(
  {
    id: "familyMembersListed",
    title: { en: "Family members that can be listed", fr: "Membres de la famille pouvant être inscrits" },
    unit: "entries",
  },
  { least: 1, most: 20 },
  "document 3 section 3.1; the number is ours",
);

export const incarcerationsListed = limits(
  {
    id: "incarcerationsListed",
    title: { en: "Stays in prison that can be listed", fr: "Incarcérations pouvant être inscrites" },
    unit: "entries",
  },
  { least: 1, most: 10 },
  "document 3 section 3.1; the number is ours",
);

export const tripsListed = limits(
  {
    id: "tripsListed",
    title: { en: "Trips that can be listed", fr: "Voyages pouvant être inscrits" },
    unit: "entries",
  },
  { least: 1, most: 100 },
  "document 3 section 5.2 (travel lists allow repeated entries); the number is ours",
);

export const otherNamesListed = limits(
  {
    id: "otherNamesListed",
    title: { en: "Other names that can be listed", fr: "Autres noms pouvant être inscrits" },
    unit: "names",
  },
  { least: 1, most: 5 },
  "document 3 section 3.1; the number is ours",
);
