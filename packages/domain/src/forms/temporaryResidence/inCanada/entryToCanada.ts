import { notAfterToday } from "../../../fields/checks/dates.ts";
import { matches, ofText } from "../../../fields/checks/checks.ts";
import { keptNumber } from "../../../fields/checks/documentNumbers.ts";
import { visitPurposesAtEntry } from "../../../lists/officialForms/formChoicesInCanada.ts";
import { refusal } from "../../../kernel/validation.ts";
import { choicesOf } from "../../fields/choices.ts";
import type { FormCheck, FormSection } from "../../fields/field.ts";
import { isAt, isGiven } from "../../fields/fieldConditions.ts";
import { answered, ofApplicant, read } from "../../prefills/origins.ts";

/** How the person came to Canada, first and last. */

const permitPages = {
  main: "current-valid-permit",
  spouse: "spe-family-spouse-current-valid-permit",
  child: "spe-family-child-current-valid-permit",
} as const;

const fromPermit = {
  en: "from the permit or record that is held now",
  fr: "d’après le permis ou la fiche en vigueur",
};

const numberOfPermit = matches(
  "permitNumberForm",
  {
    en: "The number of a permit or record is a capital letter followed by 9 digits. Copy it from the top of the document.",
    fr: "Le numéro d’un permis ou d’une fiche est une lettre majuscule suivie de 9 chiffres. Copiez-le du haut du document.",
  },
  /^[A-Z]\d{9}$/,
);

const beforeFirst = refusal("recentEntryBeforeFirst", {
  en: "This entry is not after the first one. Leave both fields empty if you entered only once.",
  fr: "Cette entrée n’est pas après la première. Laissez les deux champs vides s’il n’y a eu qu’une entrée.",
});

/** The form’s own rule. */
const afterFirst: FormCheck = ofText((value, the) => {
  const first = the.text("entryToCanada.originalDate");
  return first !== undefined && value <= first ? beforeFirst : undefined;
});

export const entryToCanada: FormSection = {
  id: "entryToCanada",
  title: { en: "Coming to Canada", fr: "Arrivée au Canada" },
  parts: [
    {
      path: "entryToCanada.originalDate",
      kind: "date",
      label: { en: "Date of your first entry", fr: "Date de votre première entrée" },
      needed: "always",
      checks: [notAfterToday],
      prefill: ofApplicant(answered("insideCanadaFirstTime", (day) => day)),
    },
    {
      path: "entryToCanada.originalPlace",
      kind: "text",
      label: { en: "Place of your first entry", fr: "Lieu de votre première entrée" },
      hint: {
        en: "The city of the airport or of the border crossing.",
        fr: "La ville de l’aéroport ou du poste frontalier.",
      },
      needed: "always",
    },
    {
      path: "entryToCanada.originalPurpose",
      kind: "choice",
      label: { en: "Why you first came to Canada", fr: "Raison de votre première venue au Canada" },
      choices: choicesOf(visitPurposesAtEntry),
      needed: "always",
    },
    {
      path: "entryToCanada.originalPurposeOther",
      kind: "text",
      label: { en: "Which other reason?", fr: "Quelle autre raison?" },
      shown: isAt("entryToCanada.originalPurpose", "03"),
      needed: "always",
    },
    {
      path: "entryToCanada.recentDate",
      kind: "date",
      label: { en: "Date of your most recent entry", fr: "Date de votre entrée la plus récente" },
      hint: { en: "Leave empty if you entered only once.", fr: "Laissez vide s’il n’y a eu qu’une entrée." },
      needed: isGiven("entryToCanada.recentPlace"),
      checks: [notAfterToday, afterFirst],
      prefill: ofApplicant(answered("insideCanadaLastEntry", (day) => day)),
    },
    {
      path: "entryToCanada.recentPlace",
      kind: "text",
      label: { en: "Place of your most recent entry", fr: "Lieu de votre entrée la plus récente" },
      needed: isGiven("entryToCanada.recentDate"),
    },
    {
      path: "entryToCanada.previousDocumentNumber",
      kind: "text",
      label: {
        en: "Number of your most recent permit or visitor record",
        fr: "Numéro de votre plus récent permis ou fiche de visiteur",
      },
      hint: { en: "Leave empty if you have none.", fr: "Laissez vide si vous n’en avez pas." },
      checks: [numberOfPermit],
      asWritten: keptNumber,
      prefill: read(permitPages, "documentNumber", fromPermit),
    },
  ],
};
