import { mayHaveGivenNames } from "../prefills/oneName.ts";
import { isVisitorVisa } from "../../conditions/application/application.ts";
import { birthdayInPast, bornSinceForms } from "../../fields/checks/dates.ts";
import { uciHasDigits, withoutSeparators } from "../../fields/checks/documentNumbers.ts";
import { nameWords } from "../../fields/names.ts";
import type { FormPrefill, FormSection } from "../fields/field.ts";
import { answered, byRule } from "../prefills/origins.ts";
import { birthdayPrefill, familyNamePrefill, givenNamePrefill } from "../prefills/people.ts";

/** Whose background it is. */

/** Of a visit the applicant is the visitor, whose papers lie on pages of their own. */
const ofApplicantHere =
  (prefill: FormPrefill): FormPrefill =>
  (the) =>
    prefill(isVisitorVisa.evaluate(the.case).holds ? the.about({ role: "visitor" }) : the);

const asInPassport = { en: "As in the passport.", fr: "Comme dans le passeport." };

export const person: FormSection = {
  id: "person",
  title: { en: "Whose background it is", fr: "De qui il s’agit" },
  parts: [
    {
      path: "isPrincipalApplicant",
      kind: "yesNo",
      label: {
        en: "Is this the principal applicant, not a spouse, partner or grown-up child?",
        fr: "S’agit-il du demandeur principal, et non d’un conjoint, d’un partenaire ou d’un enfant adulte?",
      },
      needed: "always",
      prefill: byRule(
        { en: "this schedule is of the applicant", fr: "cette annexe est celle de la personne qui fait la demande" },
        () => true,
      ),
    },
    {
      path: "person.familyName",
      kind: "name",
      inAnyScript: true,
      label: nameWords.familyName,
      hint: asInPassport,
      needed: "always",
      prefill: ofApplicantHere(familyNamePrefill),
    },
    {
      path: "person.givenNames",
      kind: "name",
      inAnyScript: true,
      label: nameWords.givenNames,
      hint: asInPassport,
      needed: mayHaveGivenNames,
      prefill: ofApplicantHere(givenNamePrefill),
    },
    {
      path: "person.dateOfBirth",
      kind: "partialDate",
      label: { en: "Date of birth", fr: "Date de naissance" },
      needed: "always",
      checks: [birthdayInPast, bornSinceForms],
      prefill: ofApplicantHere(birthdayPrefill),
    },
    {
      path: "uci",
      kind: "digits",
      label: { en: "Unique client identifier (UCI)", fr: "Identificateur unique du client (IUC)" },
      hint: {
        en: "On any letter from IRCC. Leave empty if there is none.",
        fr: "Sur toute lettre d’IRCC. Laissez vide s’il n’y en a pas.",
      },
      checks: [uciHasDigits],
      asWritten: withoutSeparators,
      prefill: answered("uciNumber", (number) => number),
    },
  ],
};
