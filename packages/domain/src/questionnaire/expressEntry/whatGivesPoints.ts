import { holdsTrade, isCertified, saidNoSibling } from "../../conditions/expressEntry/asked.ts";
import { wasNominated } from "../../conditions/expressEntry/expressEntry.ts";
import { hasJobInCanada } from "../../conditions/work/intendedWork.ts";
import { notAfterToday } from "../../fields/checks/dates.ts";
import { notBlank } from "../../fields/checks/texts.ts";
import { all } from "../../kernel/condition.ts";
import type { Text } from "../../kernel/text.ts";
import { question } from "../step.ts";

/** What else gives points: a trade, a nomination, family in Canada, an offer (document 3 sections 3.1 and 4.2). */

const inProfile: Text = {
  en: "It counts for your Express Entry profile.",
  fr: "Cela compte pour votre profil d’Entrée express.",
};

export const eoOfferQualifies = question({
  id: "eoOfferQualifies",
  kind: "yesNo",
  person: "main",
  question: {
    en: "Is the offer backed by a labour market impact assessment, or do you work for this employer in Canada on a work permit?",
    fr: "L’offre s’appuie-t-elle sur une étude d’impact sur le marché du travail, ou travaillez-vous pour cet employeur au Canada avec un permis de travail?",
  },
  hint: {
    en: "The job has to be skilled, TEER 0 to 3, and last a year or more after you become a permanent resident.",
    fr: "L’emploi doit être qualifié, FEER 0 à 3, et durer un an ou plus après votre résidence permanente.",
  },
  whyWeAsk: {
    en: "Only such an offer counts for the programs. It gives no ranking points since 25 March 2025.",
    fr: "Seule une telle offre compte pour les programmes. Elle ne donne plus de points de classement depuis le 25 mars 2025.",
  },
  needed: hasJobInCanada,
  shown: hasJobInCanada,
});

export const eoTradeCertificate = question({
  id: "eoTradeCertificate",
  kind: "yesNo",
  person: "main",
  question: { en: "Do you have a trade certificate?", fr: "Avez-vous un certificat de métier?" },
  hint: { en: "From any country.", fr: "De tout pays." },
  whyWeAsk: inProfile,
  needed: "always",
});

export const hasCertificateOfQualification = question({
  id: "hasCertificateOfQualification",
  kind: "yesNo",
  person: "main",
  question: {
    en: "Did a Canadian province or territory issue it?",
    fr: "Une province ou un territoire du Canada l’a-t-il délivré?",
  },
  hint: {
    en: "It is called a certificate of qualification. A federal body may issue one too.",
    fr: "On l’appelle certificat de qualification. Un organisme fédéral peut aussi en délivrer un.",
  },
  whyWeAsk: {
    en: "It gives points together with language, and opens the trades program.",
    fr: "Il donne des points avec la langue et ouvre le programme des métiers.",
  },
  needed: "always",
  shown: holdsTrade,
});

export const certificateProvince = question({
  id: "certificateProvince",
  kind: "province",
  person: "main",
  question: { en: "Which province or territory issued it?", fr: "Quelle province ou quel territoire l’a délivré?" },
  hint: { en: "The name is on the certificate.", fr: "Le nom figure sur le certificat." },
  whyWeAsk: inProfile,
  needed: "always",
  shown: all(holdsTrade, isCertified),
});

export const certificateOccupation = question({
  id: "certificateOccupation",
  kind: "text",
  person: "main",
  question: { en: "For which trade is it?", fr: "Pour quel métier est-ce?" },
  hint: { en: "Copy it from the certificate.", fr: "Recopiez-le du certificat." },
  whyWeAsk: inProfile,
  needed: "always",
  shown: all(holdsTrade, isCertified),
  checks: [notBlank],
});

export const certificateDate = question({
  id: "certificateDate",
  kind: "date",
  person: "main",
  question: { en: "When was it issued?", fr: "Quand a-t-il été délivré?" },
  hint: { en: "The date on the certificate.", fr: "La date inscrite sur le certificat." },
  whyWeAsk: inProfile,
  needed: "always",
  shown: all(holdsTrade, isCertified),
  checks: [notAfterToday],
});

export const hasProvincialNomination = question({
  id: "hasProvincialNomination",
  kind: "yesNo",
  person: "main",
  question: {
    en: "Has a province or territory nominated you?",
    fr: "Une province ou un territoire vous a-t-il désigné?",
  },
  hint: { en: "You have a nomination certificate.", fr: "Vous avez un certificat de désignation." },
  whyWeAsk: { en: "A nomination is worth 600 points.", fr: "Une désignation vaut 600 points." },
  needed: "always",
});

export const nominationCertificateProvince = question({
  id: "nominationCertificateProvince",
  kind: "province",
  person: "main",
  question: {
    en: "Which province or territory nominated you?",
    fr: "Quelle province ou quel territoire vous a désigné?",
  },
  hint: { en: "The name is on the certificate.", fr: "Le nom figure sur le certificat." },
  whyWeAsk: inProfile,
  needed: "always",
  shown: wasNominated,
});

/** The ranking score takes one of the applicant or of the spouse or partner who comes along. */
export const hasCanadianSibling = question({
  id: "hasCanadianSibling",
  kind: "yesNo",
  person: "main",
  question: {
    en: "Do you, or the spouse or partner who comes with you, have a brother or sister in Canada who is a citizen or permanent resident?",
    fr: "Avez-vous, ou le conjoint ou partenaire qui vous accompagne a-t-il, un frère ou une sœur au Canada qui a la citoyenneté ou la résidence permanente?",
  },
  hint: {
    en: "18 or older. Half and step siblings count.",
    fr: "De 18 ans ou plus. Les demi-frères et demi-sœurs comptent, comme ceux par alliance.",
  },
  whyWeAsk: { en: "It gives 15 points.", fr: "Cela donne 15 points." },
  needed: "always",
});

export const eoRelativeInCanada = question({
  id: "eoRelativeInCanada",
  kind: "yesNo",
  person: "main",
  question: {
    en: "Does another close relative of yours, or of your spouse or partner, live in Canada as a citizen or permanent resident?",
    fr: "Un autre proche parent à vous, ou à votre conjoint ou partenaire, habite-t-il au Canada avec la citoyenneté ou la résidence permanente?",
  },
  hint: {
    en: "A parent, grandparent, child, grandchild, aunt, uncle, niece or nephew, 18 or older.",
    fr: "Un parent, grand-parent, enfant, petit-enfant, oncle, tante, neveu ou nièce, de 18 ans ou plus.",
  },
  whyWeAsk: {
    en: "It gives points for the Federal Skilled Worker Program.",
    fr: "Cela donne des points pour le Programme des travailleurs qualifiés (fédéral).",
  },
  needed: saidNoSibling,
  shown: saidNoSibling,
});

export const eoAppliedForPr = question({
  id: "eoAppliedForPr",
  kind: "yesNo",
  person: "main",
  question: {
    en: "Have you applied for permanent residence before?",
    fr: "Avez-vous déjà demandé la résidence permanente?",
  },
  hint: {
    en: "Count an application that you sent, not a profile.",
    fr: "Comptez une demande envoyée, et non un profil.",
  },
  whyWeAsk: inProfile,
  needed: "always",
});
