import { fromAnswers } from "../../../forms/prefills/origins.ts";
import type { FormPrefill } from "../../../forms/fields/field.ts";
import { passportNumber } from "../../facts/visit.ts";
import type { LetterSection } from "../../letterContent.ts";
import { when, type Fact } from "../../prose/fact.ts";
import { sentence } from "../../prose/sentence.ts";
import { visitorName } from "../visitFields.ts";
import {
  child,
  company,
  hasCompanion,
  isVisitor,
  missingInTravelLetter,
  needsConsent,
  signersNeeded,
} from "./childWhoTravels.ts";
import { tripLines } from "./trip.ts";
import { consentLines, consents, consentsPath, rowsOfConsent } from "./whoConsents.ts";

/** The consent of the parents to the trip of a child who does not come with both of them (docs/facts/letters.md section 5). */

/** Children who come with one parent come with the visitor, who is that parent. */
const asVisitor =
  (fact: Fact): FormPrefill =>
  (the) => {
    const value = isVisitor.evaluate(the).holds || company(the) !== "oneParent" ? undefined : fact(the);
    return typeof value === "string"
      ? { value, from: { fact: "answers.vvIncludeChildren", says: fromAnswers } }
      : undefined;
  };

export const consentSection: LetterSection = {
  id: "consent",
  title: { en: "Consent of the parents", fr: "Consentement des parents" },
  shown: needsConsent,
  asks: [
    {
      path: "companionName",
      kind: "name",
      label: {
        en: "Full name of the adult who travels with the child",
        fr: "Nom complet de la personne adulte qui voyage avec l’enfant",
      },
      shown: hasCompanion,
      needed: "always",
      prefill: asVisitor(visitorName),
    },
    {
      path: "companionRelationship",
      kind: "text",
      label: { en: "What this adult is to the child", fr: "Lien de cette personne avec l’enfant" },
      hint: { en: "For example mother, uncle, teacher.", fr: "Par exemple mère, oncle, enseignante." },
      shown: hasCompanion,
      needed: "always",
    },
    {
      path: "companionPassport",
      kind: "text",
      label: { en: "Passport number of this adult", fr: "Numéro de passeport de cette personne" },
      shown: hasCompanion,
      needed: "always",
      prefill: asVisitor(passportNumber),
    },
    {
      path: "soleCustody",
      kind: "tick",
      label: {
        en: "One parent alone decides for the child, by a court order or because the other one has died",
        fr: "Un seul parent décide pour l’enfant, par décision d’un tribunal ou parce que l’autre est décédé",
      },
      hint: {
        en: "Upload the order or the death certificate with the letter.",
        fr: "Téléversez la décision ou l’acte de décès avec la lettre.",
      },
    },
    consents,
  ],
  lines: [
    ...tripLines,
    { each: (the) => rowsOfConsent(the).flatMap(consentLines) },
    sentence(
      { en: "{missing}", fr: "{missing}" },
      { missing: () => undefined },
      {
        when: when((the) => rowsOfConsent(the).length < signersNeeded(the)),
        startsParagraph: true,
        gap: missingInTravelLetter(
          "Every parent or guardian who has to consent",
          "Chaque parent, tuteur ou tutrice qui doit consentir",
          consentsPath,
        ),
      },
    ),
    sentence(
      {
        en: "One parent alone decides for {child}, and a copy of the document that shows it goes with this letter.",
        fr: "Un seul parent décide pour {child}, et une copie du document qui le montre accompagne cette lettre.",
      },
      { child },
      { when: when((the) => the.isYes("soleCustody")), startsParagraph: true },
    ),
    sentence(
      {
        en: "Signature of an adult witness or of a notary: ____________________________ Date: ______________",
        fr: "Signature d’un témoin adulte ou d’un notaire\u00A0: ____________________________ Date\u00A0: ______________",
      },
      {},
      { startsParagraph: true },
    ),
  ],
};
