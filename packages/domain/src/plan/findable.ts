import type { CaseFile } from "../caseFile/caseFile.ts";
import { writtenInFull, type PersonNamed } from "../caseFile/whose/peopleNamed.ts";

/** By what the legal team finds a case, besides the applicant’s name. */
export const foundBys = [
  "spouse",
  "child",
  "school",
  "email",
  "telephone",
  "passport",
  "uci",
  "confirmation",
  "profile",
  "court",
  "matter",
] as const;
export type FoundBy = (typeof foundBys)[number];

export type Findable = { readonly by: FoundBy; readonly text: string };

/** What is found by its words, of which any beginning may be typed; anything else is typed whole. */
export const isFoundByWords = (by: FoundBy): boolean => by === "spouse" || by === "child" || by === "school";

/** Everything of one case by which it is found, but the number that the firm gave it. `people` are those of `peopleNamed`, which is worked out once. */
export function findableOf(file: CaseFile, people: readonly PersonNamed[]): readonly Findable[] {
  const { application, answers, profile, documents, forms = {} } = file;
  const ofApplicant = documents.filter(({ documentOwner }) => documentOwner === "main");
  const read = (field: string) => ofApplicant.map(({ parsedValues }) => parsedValues?.[field]);
  const ucisOnForms = Object.entries(forms)
    .filter(([key]) => !key.includes(":"))
    .map(([, values]) => (values as Readonly<Record<string, unknown>>).uci);
  const given: Readonly<Record<Exclude<FoundBy, "spouse" | "child" | "matter">, readonly unknown[]>> = {
    school: [answers.schoolName, answers.schoolName2],
    email: [profile.email],
    telephone: [telephoneOf(profile.telephone), answers.canadianPhone],
    passport: [answers.passportNumber, ...read("passportNumber")],
    uci: [answers.uciNumber, ...read("uciNumber"), ...ucisOnForms],
    confirmation: [application.confirmationNumber],
    profile: [application.profileNumber],
    court: [application.courtFileNumber],
  };
  const names = people.flatMap(({ as, name }) =>
    as === "spouse" || as === "child" ? [{ by: as, text: writtenInFull(name) }] : [],
  );
  const others = (Object.keys(given) as (keyof typeof given)[]).flatMap((by) =>
    given[by].flatMap((text) => (typeof text === "string" && text.trim() !== "" ? [{ by, text }] : [])),
  );
  return [...names, ...others].filter(
    ({ by, text }, at, all) => all.findIndex((one) => one.by === by && one.text === text) === at,
  );
}

const telephoneOf = (telephone: CaseFile["profile"]["telephone"]): string | undefined =>
  telephone?.number === undefined ? undefined : `${telephone.countryCode ?? ""}${telephone.number}`;

/** Shorter ones find everybody. */
const shortestNumber = 4;
/** Of a number in North America, without its 1. */
const digitsOfTelephone = 10;

/** As it is compared: without the spaces and dashes that each letter writes differently. */
export const searchedNumber = (number: string): string => number.toUpperCase().replaceAll(/[^0-9A-Z]/g, "");

/** The ways in which a number may be typed: of a telephone with the 1 of its country and without. */
export function waysOfNumber({ by, text }: Findable): readonly string[] {
  const number = searchedNumber(text);
  if (by === "matter") return [number];
  if (number.length < shortestNumber) return [];
  if (by !== "telephone") return [number];
  const local = number.slice(-digitsOfTelephone);
  return [...new Set([number, local, `1${local}`])];
}

/** As addresses of mail are compared. */
export const searchedEmail = (email: string): string => email.trim().toLowerCase();
