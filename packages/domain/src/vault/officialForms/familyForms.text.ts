import type { Noun } from "../../kernel/noun.ts";
import type { Text } from "../../kernel/text.ts";

/** Wording of the pages of the family form and the use of a representative. */
export const familyFormsText = {
  familyForm: {
    en: "Family Information Form (IMM 5645)",
    fr: "Formulaire d’informations sur la famille (IMM 5645)",
    noun: "m",
  },
  representative: { en: "Use of a Representative (IMM 5476)", fr: "Recours à un représentant (IMM 5476)", noun: "m" },

  familyFormInstructions: {
    en: "Parents, spouse or partner, children, brothers and sisters, wherever they live, those who have died too. Use IMM 5645 or IMM 5707, as today’s checklist names it. Check every line, sign it and upload that very file.",
    fr: "Parents, conjoint ou partenaire, enfants, frères et sœurs, où qu’ils habitent, et aussi ceux qui sont décédés. Utilisez IMM 5645 ou IMM 5707, selon la liste de contrôle en vigueur. Vérifiez chaque ligne, signez et téléversez ce fichier même.",
  },
  signYourself: {
    en: "Sign it by hand, in blue or black ink, so that the firm may act for you. Each adult signs a form of their own.",
    fr: "Signez-le à la main, à l’encre bleue ou noire, pour que le cabinet puisse agir pour vous. Chaque adulte signe son propre formulaire.",
  },
  spouseSigns: {
    en: "Your spouse or partner signs a form of their own, by hand.",
    fr: "Votre conjoint ou partenaire signe son propre formulaire, à la main.",
  },
  childSigns: {
    en: "A parent signs for a child under 18. From 18 on, the child signs.",
    fr: "Un parent signe pour un enfant de moins de 18 ans. À partir de 18 ans, l’enfant signe.",
  },
  visitorSigns: { en: "The visitor signs it by hand.", fr: "La personne qui visite le signe à la main." },

  noFormInThisCase: {
    en: "this kind of case has no family form",
    fr: "ce type de dossier n’a pas de formulaire sur la famille",
  },
  checkAndSign: { en: "you check this form and sign it", fr: "vous vérifiez ce formulaire et le signez" },
  minorWithParent: {
    en: "a minor who comes with a parent needs no family form",
    fr: "une personne mineure qui vient avec un parent n’a pas besoin de ce formulaire",
  },
  toldOnline: {
    en: "Express Entry asks about the family online",
    fr: "Entrée express pose les questions sur la famille en ligne",
  },
  workerLater: { en: "the worker needs it later", fr: "la personne en aura besoin plus tard" },
  notListedButAsked: {
    en: "the checklists of applications made in Canada do not name it, but officers often ask for it",
    fr: "les listes de contrôle des demandes faites au Canada ne le nomment pas, mais les agents le demandent souvent",
  },
  checklistAsks: { en: "the official checklist asks for it", fr: "la liste de contrôle officielle l’exige" },
  spouseAsksForNothing: {
    en: "your spouse or partner asks for no visa or permit",
    fr: "votre conjoint ou partenaire ne demande ni visa ni permis",
  },
  checklistAsksAdultChild: {
    en: "the checklist IMM 5483 asks this form of whoever is 18 or older and applies to study",
    fr: "la liste IMM 5483 exige ce formulaire des personnes de 18 ans ou plus qui demandent à étudier",
  },
  adultChild: {
    en: "a child of this age has no copy of this form",
    fr: "un enfant de cet âge n’a pas d’exemplaire de ce formulaire",
  },
  someOfficesAsk: { en: "some visa offices ask for it", fr: "certains bureaux des visas le demandent" },
  firmActs: { en: "the firm may act only with this form", fr: "le cabinet ne peut agir qu’avec ce formulaire" },
  firmActsForSpouse: {
    en: "the firm may act for your spouse or partner only with this form",
    fr: "le cabinet ne peut agir pour votre conjoint ou partenaire qu’avec ce formulaire",
  },
  adultSigns: { en: "an adult signs a form of their own", fr: "un adulte signe son propre formulaire" },
  parentSigns: { en: "a parent may sign it for a child", fr: "un parent peut le signer pour un enfant" },
} satisfies Record<string, Text | Noun>;
