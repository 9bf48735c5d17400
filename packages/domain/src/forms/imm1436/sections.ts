import { citizenshipPrefill } from "../prefills/citizenship.ts";
import { mayHaveGivenNames } from "../prefills/oneName.ts";
import { birthdayInPast, bornSinceForms } from "../../fields/checks/dates.ts";
import { uciHasDigits, withoutSeparators } from "../../fields/checks/documentNumbers.ts";
import { emailOnForms } from "../../fields/checks/texts.ts";
import { nameWords } from "../../fields/names.ts";
import { imm1294Sexes } from "../../lists/officialForms/formChoices1294.ts";
import { documentsToAmend } from "../../lists/officialForms/formChoices1436.ts";
import { addressFields } from "../fields/addressFields.ts";
import { choicesOf } from "../fields/choices.ts";
import type { FormSection } from "../fields/field.ts";
import type { FormReader } from "../formReader.ts";
import { homeOf } from "../prefills/home.ts";
import { answered, firstOf, fromAnswers, inProfile, read } from "../prefills/origins.ts";
import {
  birthCountryPrefill,
  birthdayPrefill,
  familyNamePrefill,
  givenNamePrefill,
  sexPrefill,
} from "../prefills/people.ts";

const asOnDocument = { en: "As on the document.", fr: "Comme sur le document." };
const permitPages = { main: "current-valid-permit" } as const;
const fromPermit = { en: "from the permit or record that is held now", fr: "d’après le permis ou la fiche en vigueur" };

/** Whose document it is. */
export const holder: FormSection = {
  id: "holder",
  title: { en: "Whose document it is", fr: "Titulaire du document" },
  lead: {
    en: "Boreal has no copy of this form: the order follows its guide. Check each line against the form of IRCC, and read there whether your document can be corrected this way.",
    fr: "Boreal n’a pas d’exemplaire de ce formulaire\u00A0: l’ordre suit son guide. Comparez chaque ligne au formulaire d’IRCC et vérifiez-y si votre document peut être corrigé ainsi.",
  },
  parts: [
    {
      path: "uci",
      kind: "digits",
      label: { en: "Unique client identifier (UCI)", fr: "Identificateur unique du client (IUC)" },
      hint: { en: "On any letter from IRCC.", fr: "Sur toute lettre d’IRCC." },
      checks: [uciHasDigits],
      asWritten: withoutSeparators,
      prefill: answered("uciNumber", (number) => number),
    },
    {
      path: "holder.familyName",
      kind: "name",
      inAnyScript: true,
      label: nameWords.familyName,
      hint: asOnDocument,
      needed: "always",
      prefill: familyNamePrefill,
    },
    {
      path: "holder.givenNames",
      kind: "name",
      inAnyScript: true,
      label: nameWords.givenNames,
      hint: asOnDocument,
      needed: mayHaveGivenNames,
      prefill: givenNamePrefill,
    },
    {
      path: "holder.dateOfBirth",
      kind: "partialDate",
      label: { en: "Date of birth", fr: "Date de naissance" },
      needed: "always",
      checks: [birthdayInPast, bornSinceForms],
      prefill: birthdayPrefill,
    },
    {
      path: "holder.sex",
      kind: "choice",
      label: { en: "Sex", fr: "Sexe" },
      choices: choicesOf(imm1294Sexes),
      needed: "always",
      prefill: sexPrefill,
    },
    {
      path: "holder.birthCountry",
      kind: "country",
      label: { en: "Country or territory of birth", fr: "Pays ou territoire de naissance" },
      needed: "always",
      prefill: birthCountryPrefill,
    },
    {
      path: "holder.citizenship",
      kind: "country",
      label: { en: "Citizenship", fr: "Citoyenneté" },
      needed: "always",
      prefill: citizenshipPrefill,
    },
  ],
};

/** Where letters go. */
function mail(the: FormReader) {
  if (the.case.answer("isSameAddress") === false) {
    const address = the.case.answer("mailingAddress");
    return address && { address, fact: "answers.mailingAddress" as const, says: fromAnswers };
  }
  const home = homeOf(the.case);
  return home && { address: home.address, fact: `answers.${home.key}` as const, says: fromAnswers };
}

export const reach: FormSection = {
  id: "reach",
  title: { en: "Address and telephone", fr: "Adresse et téléphone" },
  parts: [
    ...addressFields({ at: "mailing", postBox: "forStreet", answer: mail }),
    {
      path: "telephone",
      kind: "digits",
      label: { en: "Telephone, with the area code", fr: "Téléphone, avec l’indicatif régional" },
      needed: "always",
      prefill: answered("canadianPhone", (number) => number.replaceAll(/\D/g, "")),
    },
    {
      path: "email",
      kind: "email",
      label: { en: "Email address", fr: "Adresse courriel" },
      checks: [emailOnForms],
      prefill: inProfile("email", (email) => email),
    },
  ],
};

export const amendment: FormSection = {
  id: "amendment",
  title: { en: "What to correct", fr: "Ce qu’il faut corriger" },
  lead: {
    en: "IRCC corrects errors of its own on a document that is still valid. For a change of your own another application may be needed.",
    fr: "IRCC corrige ses propres erreurs sur un document encore valide. Pour un changement de votre part, une autre demande peut être nécessaire.",
  },
  parts: [
    {
      path: "document.kind",
      kind: "choice",
      label: { en: "Document to correct", fr: "Document à corriger" },
      choices: choicesOf(documentsToAmend),
      needed: "always",
      prefill: answered("currentImmigrationStatus", (status) =>
        status === "studyPermit" || status === "workPermit" ? status : undefined,
      ),
    },
    {
      path: "document.number",
      kind: "text",
      label: { en: "Number of the document", fr: "Numéro du document" },
      hint: { en: "At the top: a letter and nine digits.", fr: "En haut\u00A0: une lettre et neuf chiffres." },
      needed: "always",
      prefill: firstOf(read(permitPages, "documentNumber", fromPermit)),
    },
    {
      list: "corrections",
      title: { en: "Corrections", fr: "Corrections" },
      rowTitle: { en: "Correction {number}", fr: "Correction {number}" },
      addLabel: { en: "Add a correction", fr: "Ajouter une correction" },
      most: () => undefined,
      needed: "always",
      fields: [
        {
          path: "what",
          kind: "text",
          inAnyScript: true,
          label: { en: "Part of the document", fr: "Partie du document" },
          hint: { en: "For example the conditions.", fr: "Par exemple les conditions." },
          needed: "always",
        },
        {
          path: "printed",
          kind: "text",
          inAnyScript: true,
          label: { en: "What the document says", fr: "Ce que dit le document" },
          hint: { en: "Leave empty if something is missing there.", fr: "Laissez vide s’il y manque quelque chose." },
        },
        {
          path: "right",
          kind: "text",
          inAnyScript: true,
          label: { en: "What it should say", fr: "Ce qu’il devrait dire" },
          needed: "always",
        },
      ],
    },
    {
      path: "explanation",
      kind: "multiline",
      inAnyScript: true,
      label: {
        en: "Why this is an error, and which document shows it",
        fr: "Pourquoi c’est une erreur et quel document le montre",
      },
      needed: "always",
    },
  ],
};
