import type { LetterId } from "../../caseFile/letterValues.ts";
import { letterContent } from "../define.ts";
import { applicantName } from "../facts/applicant.ts";
import { enclosures, nameOfSupporter, supporterPage, type SupporterRole } from "../facts/supporters.ts";
import type { LetterContent, LetterSection } from "../letterContent.ts";
import { asked } from "../prose/fact.ts";
import { sentence, typed, type Gap } from "../prose/sentence.ts";
import { amountSection } from "./supportGiven.ts";
import { sourceSection } from "./supportSource.ts";
import { reasonField } from "./supporterFields.ts";
import { whoSection, type GapAt } from "./supporterWho.ts";

/** The letter of somebody who pays, spoken by them (docs/facts/letters.md section 5): the same for one, the first and the second of two. */

/** Document 3 section 5.1. */
const reasonLimit = 500;

const reasonSection = (gapAt: GapAt): LetterSection => ({
  id: "reason",
  title: { en: "Why I give this support", fr: "Pourquoi j’apporte ce soutien" },
  limit: reasonLimit,
  asks: [reasonField],
  lines: [
    typed(
      reasonField.path,
      {
        thing: { en: "The reason for this support is", fr: "La raison de ce soutien est" },
        before: {
          en: "I give this support for the following reason",
          fr: "J’apporte ce soutien pour la raison suivante",
        },
      },
      { gap: gapAt(reasonField.path, "Why you give this support", "Pourquoi vous apportez ce soutien") },
    ),
  ],
});

const enclosureSection = (role: SupporterRole): LetterSection => ({
  id: "enclosures",
  title: { en: "What I enclose", fr: "Ce que je joins" },
  hasNoHeading: true,
  asks: [],
  lines: [
    sentence(
      { en: "I enclose {enclosures}.", fr: "Je joins {enclosures}." },
      { enclosures },
      {
        gap: {
          asks: { en: "Documents of the person who pays", fr: "Documents de la personne qui paie" },
          fact: `documents.${supporterPage(role, "proof-of-funds")}`,
        },
      },
    ),
  ],
});

const signatureOf = ({ nameGap, gapAt }: { nameGap: Gap; gapAt: GapAt }): LetterContent["signature"] => [
  sentence({ en: "{name}", fr: "{name}" }, { name: nameOfSupporter }, { gap: nameGap }),
  sentence(
    { en: "{address}", fr: "{address}" },
    { address: asked("supporterAddress") },
    { gap: gapAt("supporterAddress", "Your address", "Votre adresse") },
  ),
  sentence(
    { en: "Telephone: {phone}", fr: "Téléphone\u00A0: {phone}" },
    { phone: asked("supporterTelephone") },
    { gap: gapAt("supporterTelephone", "Your telephone number", "Votre numéro de téléphone") },
  ),
];

type Of = { readonly id: LetterId; readonly role: SupporterRole; readonly generates: LetterContent["generates"] };

export function supporterLetter({ id, role, generates }: Of): LetterContent {
  const gapAt: GapAt = (path, en, fr) => ({
    asks: { en, fr },
    fact: `letters.${id}:${role}.${path}`,
  });
  const nameGap: Gap = {
    asks: { en: "Your name", fr: "Votre nom" },
    fact:
      role === "financialSupporter" ? "answers.financialSupporterFullName" : "answers.secondFinancialSupporterFullName",
  };
  return letterContent({
    id,
    person: role,
    frame: "letter",
    writes: "supporter",
    confirms: "supporter",
    generates,
    waiting: {
      en: "The person who pays writes this letter, or you write it together. They check each figure, print it and sign it by hand.",
      fr: "La personne qui paie écrit cette lettre, ou vous l’écrivez ensemble. Elle vérifie chaque montant, l’imprime et la signe à la main.",
    },
    sender: [nameOfSupporter, asked("supporterAddress")],
    subject: sentence(
      { en: "Financial support for {applicant}", fr: "Soutien financier à {applicant}" },
      { applicant: applicantName },
      {
        gap: {
          asks: { en: "Name of the applicant", fr: "Nom de la personne qui fait la demande" },
          fact: "profile.firstName",
        },
      },
    ),
    signature: signatureOf({ nameGap, gapAt }),
    sections: [
      whoSection({ nameGap, gapAt }),
      amountSection(role, gapAt),
      sourceSection(gapAt),
      reasonSection(gapAt),
      enclosureSection(role),
    ],
  });
}

export const supporterLetters: readonly LetterContent[] = [
  supporterLetter({ id: "financialSupporter", role: "financialSupporter", generates: ["lawyer"] }),
  supporterLetter({ id: "firstFinancialSupporter", role: "financialSupporter", generates: ["lawyer"] }),
  supporterLetter({
    id: "secondFinancialSupporter",
    role: "secondFinancialSupporter",
    generates: ["applicant", "lawyer"],
  }),
];
