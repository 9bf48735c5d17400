import { isInOtherMoney } from "../../conditions/money/documentValue.ts";
import type { AnswerKey, Answers } from "../../caseFile/answers/answers.ts";
import type { PageSlug } from "../../caseFile/vaultPlaces.ts";
import type { PersonRef, PersonRole } from "../../caseFile/personRole.ts";
import type { UploadedDocument } from "../../caseFile/uploadedDocument.ts";
import type { Profile, ProfileKey } from "../../caseFile/user.ts";
import { isIsoDate } from "../../kernel/calendarDate.ts";
import { isPartialDate } from "../../kernel/partialDate.ts";
import type { Text } from "../../kernel/text.ts";
import { countryCodes } from "../../lists/countries.ts";
import type { FormPrefill, FormValue, Prefilled } from "../fields/field.ts";
import type { FormReader } from "../formReader.ts";

/** What a form can be filled in with, and where that is from. Whoever uses one of these says what they read of it. */

export const fromAnswers: Text = { en: "from your answers", fr: "d’après vos réponses" };
export const fromProfile: Text = { en: "from your account", fr: "d’après votre compte" };

type To<V> = (value: V, the: FormReader) => FormValue | undefined;

/** An answer, turned into what the form says. */
export const answered =
  <K extends AnswerKey>(key: K, to: To<NonNullable<Answers[K]>>): FormPrefill =>
  (the) => {
    const answer = the.case.answer(key);
    const value = answer === undefined ? undefined : to(answer, the);
    return value === undefined ? undefined : { value, from: { fact: `answers.${key}`, says: fromAnswers } };
  };

export const inProfile =
  <K extends ProfileKey>(key: K, to: To<NonNullable<Profile[K]>>): FormPrefill =>
  (the) => {
    const known = the.case.profile(key);
    const value = known === undefined ? undefined : to(known, the);
    return value === undefined ? undefined : { value, from: { fact: `profile.${key}`, says: fromProfile } };
  };

/** A value that follows from a rule of the form, with the sentence that says so. */
export const byRule =
  (says: Text, to: (the: FormReader) => FormValue | undefined): FormPrefill =>
  (the) => {
    const value = to(the);
    return value === undefined ? undefined : { value, from: { says } };
  };

/** The first that knows a value. */
export const firstOf =
  (...prefills: readonly FormPrefill[]): FormPrefill =>
  (the) => {
    for (const prefill of prefills) {
      const found = prefill(the);
      if (found) return found;
    }
    return undefined;
  };

/**
 * What is known from elsewhere of different people. In an application for a visitor visa the answers and, of who comes
 * themselves, the account tell of the visitor (ADR 0186): what is known of an applicant is known of them.
 */
export const byPerson =
  (prefills: Partial<Record<PersonRole, FormPrefill>>): FormPrefill =>
  (the) => {
    const { role } = the.person;
    return (prefills[role] ?? (role === "visitor" ? prefills.main : undefined))?.(the);
  };

/** Of the applicant, or of the visitor whose application it is: nothing is known of the others. */
export const ofApplicant = (prefill: FormPrefill): FormPrefill => byPerson({ main: prefill });

type Pages = Partial<Record<PersonRole, PageSlug | readonly PageSlug[]>>;
type FieldText = string;

const asText = (value: unknown): FieldText | undefined => {
  if (typeof value === "string") return value.trim() === "" ? undefined : value.trim();
  return typeof value === "number" && Number.isFinite(value) ? String(value) : undefined;
};

/** The newest file of a page that has the field, with its value. */
export function readIn(
  the: FormReader,
  page: PageSlug,
  field: string,
  person: PersonRef = the.person,
): { readonly document: UploadedDocument; readonly value: string } | undefined {
  for (const document of the.case.documents(page, person).toReversed()) {
    const value = isInOtherMoney(document, field) ? undefined : asText(document.parsedValues?.[field]);
    if (value !== undefined) return { document, value };
  }
  return undefined;
}

/** A field of the newest document of the person’s page, in the form that the form needs. */
export const read =
  (
    pages: Pages,
    field: string,
    says: Text,
    to: (value: string, the: FormReader) => FormValue | undefined = (value) => value,
  ): FormPrefill =>
  (the) => {
    for (const page of [pages[the.person.role] ?? []].flat()) {
      const found = readIn(the, page, field);
      const value = found && to(found.value, the);
      if (found !== undefined && value !== undefined) return fromDocument(found.document, value, says);
    }
    return undefined;
  };

export const fromDocument = <V>(document: UploadedDocument, value: V, says: Text): Prefilled<V> => ({
  value,
  from: { fact: `documents.${document.documentId}`, fileId: document.fileId, says },
});

export const aDate = (value: string): string | undefined => (isIsoDate(value) ? value : undefined);
/** A birthday as far as the paper has it. */
export const aBirthday = (value: string): string | undefined => (isPartialDate(value) ? value : undefined);
export const aCountry = (value: string): string | undefined =>
  countryCodes.some((code) => code === value) ? value : undefined;
/** Whole dollars; cents are left out, never rounded up. */
export const wholeDollars = (value: string | number): string | undefined => {
  const amount = Number(value);
  return Number.isFinite(amount) && amount >= 0 ? String(Math.floor(amount)) : undefined;
};
