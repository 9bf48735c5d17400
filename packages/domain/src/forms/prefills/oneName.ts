import type { PersonRole } from "../../caseFile/personRole.ts";
import { condition, not } from "../../kernel/condition.ts";
import type { FormPrefill } from "../fields/field.ts";
import type { FormReader } from "../formReader.ts";
import { answered, byPerson, firstOf, fromDocument, fromProfile } from "./origins.ts";
import { fromPassport, passportPages } from "./passportPages.ts";

/**
 * Somebody who has one name only. It stands as the family name, and the given names stay empty: so says IRCC, while document 1
 * section 5 asks everybody for both (ADR 0243).
 */

const textOf = (value: unknown): string => (typeof value === "string" ? value.trim() : "");

/** A passport that prints one name: it was read as the whole name, and as one of its two parts. */
export const onlyNameOnPassport: FormPrefill = (the) => {
  const pages: Partial<Record<PersonRole, (typeof passportPages)[keyof typeof passportPages]>> = passportPages;
  for (const page of [pages[the.person.role] ?? []].flat()) {
    for (const document of the.case.documents(page, the.person).toReversed()) {
      const said = (field: string) => textOf(document.parsedValues?.[field]);
      const [family, given, whole] = [said("lastName"), said("firstName"), said("applicantFullName")];
      if (family === "" && given === "") continue;
      return whole !== "" && (family === "" || given === "") && family + given === whole
        ? fromDocument(document, whole, fromPassport)
        : undefined;
    }
  }
  return undefined;
};

/** The account asks for two names, and one of them was left empty on purpose. */
const inAccount: FormPrefill = (the) => {
  const [given, family] = [the.case.profile("firstName"), the.case.profile("lastName")];
  if (given === undefined || family === undefined || (given.trim() === "") === (family.trim() === "")) return undefined;
  return {
    value: (given + family).trim(),
    from: { fact: family.trim() === "" ? "profile.firstName" : "profile.lastName", says: fromProfile },
  };
};

const ofSpouse: FormPrefill = (the) =>
  the.case.answer("spouseHasOneName") === true ? answered("spouseLastName", (name) => name)(the) : undefined;

/** The only name of the person of the form, as far as the case says that there is no other. */
export const statedOneName: FormPrefill = byPerson({ main: inAccount, spouse: ofSpouse });
export const onlyName: FormPrefill = firstOf(onlyNameOnPassport, statedOneName);

const hasOneName = condition<FormReader>(
  "hasOneName",
  { en: "there is one name only", fr: "il n’y a qu’un seul nom" },
  (the) => onlyName(the) !== undefined,
);

/** Whoever may have given names is asked for them. */
export const mayHaveGivenNames = not(hasOneName);

/** The same of the spouse or partner whom the form of somebody names. */
export const partnerMayHaveGivenNames = not(
  condition<FormReader>(
    "partnerHasOneName",
    { en: "your spouse or partner has one name only", fr: "votre conjoint ou partenaire n’a qu’un seul nom" },
    (the) =>
      the.person.role === "spouse"
        ? onlyName(the.about({ role: "main" })) !== undefined
        : onlyName(the.about({ role: "spouse" })) !== undefined,
  ),
);
