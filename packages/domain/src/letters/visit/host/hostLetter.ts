import { letterContent } from "../../define.ts";
import { documentsOn } from "../../facts/visit.ts";
import { narrative } from "../../narrative.ts";
import { sentence, typed } from "../../prose/sentence.ts";
import { assistedSection, draftLimit } from "../assisted.ts";
import { detailsField, detailsLines } from "../purpose.ts";
import { hostAddress, hostName, hostOrganization, stayAddressField, visitorName } from "../visitFields.ts";
import { coSignerSection } from "./coSigner.ts";
import { householdSection } from "./household.ts";
import { key, nameGap, visitorGap } from "./missingInLetter.ts";
import { promiseSection } from "./promise.ts";
import { theVisit } from "./theVisit.ts";
import { hostFields, whoInvites } from "./whoInvites.ts";
import { visitorFields, whoIsInvited } from "./whoIsInvited.ts";
import { paysForField, whoPays } from "./whoPays.ts";

/** The host’s letter (docs/facts/letters.md section 5): an invitation and, for a super visa, the promise of support. */

const enclosed = documentsOn([
  ["visitor-visa-host-status", { en: "proof of my status in Canada", fr: "la preuve de mon statut au Canada" }],
  ["super-visa-relationship", { en: "proof of our relationship", fr: "la preuve de notre lien" }],
  ["visitor-visa-host-property", { en: "proof of my home in Canada", fr: "la preuve de mon logement au Canada" }],
  ["cra-notice-of-assessment", { en: "my notice of assessment", fr: "mon avis de cotisation" }],
  ["visitor-visa-host-proof-of-funds", { en: "my bank statements", fr: "mes relevés bancaires" }],
  [
    "visitor-visa-host-family-size",
    { en: "proof of the size of my family", fr: "la preuve de la taille de ma famille" },
  ],
  ["super-visa-insurance", { en: "proof of the medical insurance", fr: "la preuve de l’assurance médicale" }],
]);

export const hostLetter = letterContent({
  id: "visitorVisaHostLetter",
  person: "host",
  frame: "letter",
  writes: "host",
  confirms: "host",
  generates: ["lawyer"],
  waiting: {
    en: "The host writes and signs this letter. Your lawyer then makes the file that goes with the application.",
    fr: "L’hôte écrit et signe cette lettre. Votre équipe juridique prépare ensuite le fichier qui accompagne la demande.",
  },
  sender: [hostName, hostAddress],
  subject: sentence(
    { en: "Invitation for {visitor}", fr: "Invitation pour {visitor}" },
    { visitor: visitorName },
    { gap: visitorGap },
  ),
  signature: [
    sentence({ en: "{host}", fr: "{host}" }, { host: hostName }, { gap: nameGap }),
    sentence({ en: "{organization}", fr: "{organization}" }, { organization: hostOrganization }),
  ],
  sections: [
    {
      id: "facts",
      title: { en: "The host, the visitor and the visit", fr: "L’hôte, la personne qui visite et la visite" },
      hasNoHeading: true,
      asks: [...hostFields, ...visitorFields, stayAddressField, paysForField],
      lines: [...whoInvites, ...whoIsInvited, ...theVisit, ...whoPays],
    },
    assistedSection({
      title: { en: "The visit in your own words", fr: "La visite dans vos mots" },
      asks: [
        detailsField,
        narrative("hostPlans", {
          label: { en: "What you plan to do together", fr: "Ce que vous prévoyez faire ensemble" },
          questions: [
            { en: "What do you want to show or celebrate?", fr: "Que voulez-vous montrer ou célébrer?" },
            { en: "When did you last see each other?", fr: "Quand vous êtes-vous vus la dernière fois?" },
          ],
          most: draftLimit,
          isOptional: true,
        }),
      ],
      lines: [
        ...detailsLines(key),
        typed("hostPlans", {
          infinitive: { en: "During the visit, we plan to", fr: "Pendant la visite, nous prévoyons" },
          before: {
            en: "Our plans for the visit are the following",
            fr: "Nos projets pour la visite sont les suivants",
          },
          isList: true,
        }),
        sentence(
          { en: "I enclose {documents}.", fr: "Je joins {documents}." },
          { documents: enclosed },
          { startsParagraph: true },
        ),
      ],
    }),
    promiseSection,
    householdSection,
    coSignerSection,
  ],
});
