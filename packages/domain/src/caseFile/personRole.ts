/** The people of a case. Pages and questions are written once, as functions of the person they concern. */
export const personRoles = [
  "main",
  "spouse",
  "child",
  "visitor",
  "host",
  "financialSupporter",
  "secondFinancialSupporter",
  "custodian",
] as const;

export type PersonRole = (typeof personRoles)[number];

/** One person of one case; children are told apart by their number. */
export type PersonRef =
  | { readonly role: Exclude<PersonRole, "child"> }
  | { readonly role: "child"; readonly childNumber: number };

/** Spelling of ids and answers for the applicant (none), spouse and child: `spouseBiometricsRequestLetter`. */
export function prefixed<Person extends "main" | "spouse" | "child", Id extends string>(
  person: Person,
  id: Id,
): Prefixed<Person, Id> {
  const spelling = person === "main" ? id : `${person}${id.charAt(0).toUpperCase()}${id.slice(1)}`;
  return spelling as Prefixed<Person, Id>;
}

type Prefixed<Person extends string, Id extends string> = Person extends "main" ? Id : `${Person}${Capitalize<Id>}`;
