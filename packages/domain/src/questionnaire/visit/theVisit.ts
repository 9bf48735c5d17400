import {
  hostIsKnownChild,
  hostIsOwnFamily,
  isResearchScholar,
  mayBeSuperVisa,
  visitNeedsDetails,
  visitorIsMyChild,
  visitorIsMyFather,
  visitorIsMyMother,
  visitorIsMyParent,
  visitorIsOther,
  visitorIsSomebodyElse,
  visitsForStudies,
} from "../../conditions/visit/visitParty.ts";
import { isSuperVisa, somebodyElsePays, visitorIsMyself } from "../../conditions/visit/visitorVisa.ts";
import { positiveAmount } from "../../fields/checks/choices.ts";
import { notBlank } from "../../fields/checks/texts.ts";
import { all, not } from "../../kernel/condition.ts";
import type { Text } from "../../kernel/text.ts";
import { refusal } from "../../kernel/validation.ts";
import { hostTypes, visitorTypes, visitReasons, visitSponsors } from "../../lists/visit/visitorOptions.ts";
import { question, type Prefill } from "../step.ts";
import { choicesFrom } from "./listed.ts";

/** The visit: who comes, who hosts, why and who pays (document 3 sections 3.2 and 4.2). */

const decidesDocuments: Text = {
  en: "It decides which documents are needed.",
  fr: "Cela détermine les documents à fournir.",
};
const fromSuperVisa: Text = { en: "because this is a super visa", fr: "parce qu’il s’agit d’un super visa" };

const ofSuperVisa =
  (value: string): Prefill =>
  (the) =>
    the.answer("vvIsSuperVisa") === true ? { value, origin: fromSuperVisa } : undefined;

export const vvVisitorType = question({
  id: "vvVisitorType",
  kind: "choice",
  look: "radios",
  person: "visitor",
  question: { en: "Who is the visa for?", fr: "Pour qui est le visa?" },
  hint: {
    en: "If it is not for you, answer the questions that follow for the visitor.",
    fr: "S’il n’est pas pour vous, répondez aux questions suivantes pour la personne qui visite.",
  },
  whyWeAsk: {
    en: "The documents differ for you, your parent, your child or a friend.",
    fr: "Les documents varient selon qu’il s’agit de vous, d’un parent, d’un enfant ou d’une autre personne.",
  },
  choices: choicesFrom(visitorTypes),
  needed: "always",
});

export const vvVisitorTypeDetails = question({
  id: "vvVisitorTypeDetails",
  kind: "text",
  person: "visitor",
  question: { en: "Who is the visitor to you?", fr: "Quel est votre lien avec la personne qui visite?" },
  hint: {
    en: "For example my grandmother, my brother, my friend.",
    fr: "Par exemple ma grand-mère, mon frère, mon amie.",
  },
  whyWeAsk: decidesDocuments,
  needed: visitorIsOther,
  shown: visitorIsOther,
  checks: [notBlank],
});

export const vvHostInCanada = question({
  id: "vvHostInCanada",
  kind: "choice",
  look: "radios",
  person: "visitor",
  question: { en: "Who will host the visitor in Canada?", fr: "Qui accueillera la personne qui visite au Canada?" },
  toThemselves: {
    question: { en: "Who will host you in Canada?", fr: "Qui vous accueillera au Canada?" },
  },
  hint: {
    en: "Choose where most of the stay will be.",
    fr: "Choisissez où se passera la plus grande partie du séjour.",
  },
  whyWeAsk: {
    en: "A host can support the application with a letter.",
    fr: "Un hôte peut appuyer la demande par une lettre.",
  },
  choices: choicesFrom(hostTypes),
  needed: "always",
  skipped: hostIsOwnFamily,
});

export const vvIsSuperVisa = question({
  id: "vvIsSuperVisa",
  kind: "yesNo",
  person: "visitor",
  question: { en: "Is this for a super visa?", fr: "Est-ce pour un super visa?" },
  hint: {
    en: "Parents and grandparents may stay up to five years at a time, for ten years.",
    fr: "Les parents et grands-parents peuvent rester jusqu’à cinq ans à la fois, pendant dix ans.",
  },
  whyWeAsk: {
    en: "It needs the host’s income, insurance and a medical exam.",
    fr: "Il exige le revenu de l’hôte, une assurance et un examen médical.",
  },
  needed: "always",
  shown: mayBeSuperVisa,
});

/** Ours: of a super visa, where it was not said that the visitor is the host’s parent. */
export const vvHostIsDescendant = question({
  id: "vvHostIsDescendant",
  kind: "yesNo",
  person: "visitor",
  question: {
    en: "Is the host the visitor’s child or grandchild?",
    fr: "L’hôte est-il l’enfant ou le petit-enfant de la personne qui visite?",
  },
  toThemselves: {
    question: { en: "Is the host your child or grandchild?", fr: "L’hôte est-il votre enfant ou votre petit-enfant?" },
  },
  hint: { en: "By birth or adoption.", fr: "Par naissance ou par adoption." },
  whyWeAsk: {
    en: "A super visa is only for the host’s parents and grandparents.",
    fr: "Un super visa est réservé aux parents et grands-parents de l’hôte.",
  },
  needed: "always",
  shown: all(mayBeSuperVisa, isSuperVisa, not(hostIsKnownChild)),
});

export const vvReasonForVisit = question({
  id: "vvReasonForVisit",
  kind: "choice",
  look: "radios",
  person: "visitor",
  question: { en: "What is the reason for the visit?", fr: "Quel est le motif de la visite?" },
  hint: { en: "Choose the main one.", fr: "Choisissez le principal." },
  whyWeAsk: {
    en: "Some reasons need their own documents.",
    fr: "Certains motifs exigent leurs propres documents.",
  },
  choices: choicesFrom(visitReasons, (id) => (id === "visitFamily" ? undefined : not(isSuperVisa))),
  prefill: ofSuperVisa("visitFamily"),
  needed: "always",
  whenNotOffered: refusal("superVisaReason", {
    en: "A super visa is for visiting family. Choose that reason, or answer that it is not a super visa.",
    fr: "Un super visa sert à visiter la famille. Choisissez ce motif, ou répondez que ce n’est pas un super visa.",
  }),
});

export const vvReasonForVisitDetails = question({
  id: "vvReasonForVisitDetails",
  kind: "text",
  person: "visitor",
  question: { en: "Tell us a little more about the reason", fr: "Donnez un peu plus de détails sur le motif" },
  hint: {
    en: "For example the name of the event, clinic or university.",
    fr: "Par exemple le nom de l’événement, de la clinique ou de l’université.",
  },
  whyWeAsk: decidesDocuments,
  needed: "always",
  shown: visitNeedsDetails,
  checks: [notBlank],
});

/** Document 3 section 9.2: what a short course costs is shown on top of the money for the visit. */
export const vvProgramCost = question({
  id: "vvProgramCost",
  kind: "money",
  person: "visitor",
  question: { en: "How much does the program cost?", fr: "Combien coûte le programme?" },
  hint: {
    en: "In Canadian dollars: the price on the registration, with fees.",
    fr: "En dollars canadiens : le prix indiqué sur l’inscription, avec les frais.",
  },
  whyWeAsk: {
    en: "The cost of the program is shown on top of the money for the visit.",
    fr: "Le coût du programme s’ajoute aux fonds à montrer pour la visite.",
  },
  needed: "never",
  shown: visitsForStudies,
  checks: [positiveAmount],
});

const forResearch = new Set(visitSponsors.entries.filter((entry) => entry.forResearch).map(({ id }) => id));

const sponsors = choicesFrom(visitSponsors, (id) => (forResearch.has(id) ? undefined : not(isResearchScholar)));
/** As the visitor reads the payers. */
const ownSponsors: Readonly<Record<string, Text>> = {
  myself: { en: "Myself", fr: "Moi-même" },
  partner: { en: "My spouse or partner", fr: "Mon conjoint ou partenaire" },
};

/** Needed of who comes for themselves; of others it may stay empty, and the documents of the payer wait for it. */
export const vvSponsor = question({
  id: "vvSponsor",
  kind: "choice",
  look: "radios",
  person: "visitor",
  question: { en: "Who pays for the visit?", fr: "Qui paie la visite?" },
  wordings: [
    {
      when: visitorIsMyMother,
      question: { en: "Who pays for your mother’s visit?", fr: "Qui paie le séjour de votre mère?" },
    },
    {
      when: visitorIsMyFather,
      question: { en: "Who pays for your father’s visit?", fr: "Qui paie le séjour de votre père?" },
    },
    {
      when: visitorIsMyParent,
      question: { en: "Who pays for your parent’s visit?", fr: "Qui paie le séjour de votre parent?" },
    },
    {
      when: visitorIsMyChild,
      question: { en: "Who pays for your child’s visit?", fr: "Qui paie le séjour de votre enfant?" },
    },
    {
      when: visitorIsSomebodyElse,
      question: { en: "Who pays for the visitor’s stay?", fr: "Qui paie le séjour de la personne qui visite?" },
    },
  ],
  hint: { en: "Choose who pays most of it.", fr: "Choisissez qui en paie la plus grande partie." },
  whyWeAsk: {
    en: "The one who pays shows bank documents.",
    fr: "La personne qui paie montre ses documents bancaires.",
  },
  toThemselves: {
    question: { en: "Who pays for your visit?", fr: "Qui paie votre visite?" },
    choices: sponsors.map((choice) => ({ ...choice, label: ownSponsors[String(choice.value)] ?? choice.label })),
  },
  choices: sponsors,
  prefill: ofSuperVisa("hostFamily"),
  needed: visitorIsMyself,
  shown: not(visitsForStudies),
  whenNotOffered: refusal("researchSponsor", {
    en: "An employer, a school or an organization pays for a research stay. Choose one of these.",
    fr: "Un employeur, un établissement ou un organisme paie un séjour de recherche. Choisissez l’un d’eux.",
  }),
});

/** Who pays is asked what they can show; it is an estimate until a document shows it. Of a super visa the host’s income counts. */
export const vvPayerFunds = question({
  id: "vvPayerFunds",
  kind: "money",
  person: "visitor",
  question: {
    en: "How much money can the person or organization that pays show?",
    fr: "Quel montant peut montrer la personne ou l’organisme qui paie?",
  },
  hint: {
    en: "In Canadian dollars. A first estimate is fine.",
    fr: "En dollars canadiens. Une première estimation suffit.",
  },
  whyWeAsk: {
    en: "We compare it with the amount that is recommended for the visit.",
    fr: "Nous le comparons au montant recommandé pour la visite.",
  },
  needed: "never",
  shown: all(somebodyElsePays, not(isSuperVisa)),
  checks: [positiveAmount],
});
