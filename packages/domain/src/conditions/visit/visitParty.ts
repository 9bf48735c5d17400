import { says } from "../../caseFile/rule.ts";
import { all, any, not } from "../../kernel/condition.ts";
import type { Text } from "../../kernel/text.ts";
import { isOneOf } from "../oneOf.ts";
import { isSuperVisa, visitorIsMyself } from "./visitorVisa.ts";

/** Who visits whom, and who comes along (document 3 section 4.2, visitor visa). */

/** Said, and not only not answered: until then the questions are worded as to the visitor. */
export const visitorIsSomebodyElse = says(
  "visitorIsSomebodyElse",
  { en: "the visa is for someone else", fr: "le visa est pour une autre personne" },
  (the) => isOneOf(the.answer("vvVisitorType"), ["child", "parent", "other"]),
  {
    en: "your answers do not say that the visa is for someone else",
    fr: "vos réponses n’indiquent pas que le visa est pour une autre personne",
  },
);

export const visitorIsOther = says(
  "visitorIsOther",
  {
    en: "the visitor is neither you, your child nor your parent",
    fr: "la personne qui visite n’est ni vous, ni votre enfant, ni votre parent",
  },
  (the) => the.answer("vvVisitorType") === "other",
  {
    en: "your answers do not name another visitor than you, your child or your parent",
    fr: "vos réponses ne nomment personne d’autre que vous, votre enfant ou votre parent",
  },
);

export const visitorIsMyChild = says(
  "visitorIsMyChild",
  { en: "the visitor is your child", fr: "la personne qui visite est votre enfant" },
  (the) => the.answer("vvVisitorType") === "child",
  {
    en: "your answers do not say that the visitor is your child",
    fr: "vos réponses n’indiquent pas que la personne qui visite est votre enfant",
    to: {
      visitor: {
        en: "your answers do not say that your child visits",
        fr: "vos réponses n’indiquent pas que votre enfant vient en visite",
      },
    },
  },
);

export const staysWithMe = says(
  "staysWithMe",
  { en: "the visitor stays with you", fr: "la personne qui visite loge chez vous" },
  (the) => the.answer("vvIsHosting") === true,
  {
    en: "your answers do not say that the visitor stays with you",
    fr: "vos réponses n’indiquent pas que la personne qui visite loge chez vous",
    to: {
      visitor: {
        en: "your answers do not say that somebody stays with you",
        fr: "vos réponses n’indiquent pas que quelqu’un loge chez vous",
      },
    },
  },
);

const visitorIsChildOrParent = says(
  "visitorIsChildOrParent",
  { en: "the visitor is your child or parent", fr: "la personne qui visite est votre enfant ou votre parent" },
  (the) => isOneOf(the.answer("vvVisitorType"), ["child", "parent"]),
  {
    en: "your answers do not say that the visitor is your child or parent",
    fr: "vos réponses n’indiquent pas que la personne qui visite est votre enfant ou votre parent",
    to: {
      visitor: {
        en: "your answers do not say that your child or parent visits",
        fr: "vos réponses n’indiquent pas que votre enfant ou votre parent vient en visite",
      },
    },
  },
);

export const hostIsOwnFamily = all(visitorIsChildOrParent, staysWithMe);

const namedFamilyHost = says(
  "namedFamilyHost",
  {
    en: "a family member in Canada is the host",
    fr: "un membre de la famille au Canada est l’hôte",
    to: {
      host: {
        en: "you host the visit as family in Canada",
        fr: "vous accueillez la visite, en tant que famille au Canada",
      },
    },
  },
  (the) => the.answer("vvHostInCanada") === "family",
  {
    en: "your answers do not name a family member in Canada as the host",
    fr: "vos réponses ne nomment pas de membre de la famille au Canada comme hôte",
  },
);

/** Document 3 section 4.2: the super visa is asked about when hosting. A child cannot hold one. */
export const mayBeSuperVisa = all(any(staysWithMe, all(visitorIsMyself, namedFamilyHost)), not(visitorIsMyChild));

export const visitorIsMyParent = says(
  "visitorIsMyParent",
  { en: "the visitor is your parent", fr: "la personne qui visite est votre parent" },
  (the) => the.answer("vvVisitorType") === "parent",
  {
    en: "your answers do not say that the visitor is your parent",
    fr: "vos réponses n’indiquent pas que la personne qui visite est votre parent",
    to: {
      visitor: {
        en: "your answers do not say that your parent visits",
        fr: "vos réponses n’indiquent pas que votre parent vient en visite",
      },
    },
  },
);

const isTheir = (id: string, gender: "female" | "male", sentence: Text) =>
  says(id, sentence, (the) => the.answer("vvVisitorType") === "parent" && the.answer("gender") === gender);

export const visitorIsMyMother = isTheir("visitorIsMyMother", "female", {
  en: "the visitor is your mother",
  fr: "la personne qui visite est votre mère",
});
export const visitorIsMyFather = isTheir("visitorIsMyFather", "male", {
  en: "the visitor is your father",
  fr: "la personne qui visite est votre père",
});

/** That the visitor is the host’s parent was said; otherwise the relation is asked. */
export const hostIsKnownChild = all(visitorIsMyParent, staysWithMe);

export const hostIsDescendant = says(
  "hostIsDescendant",
  {
    en: "the host is the visitor’s child or grandchild",
    fr: "l’hôte est l’enfant ou le petit-enfant de la personne qui visite",
    to: {
      host: {
        en: "you are the visitor’s child or grandchild",
        fr: "vous êtes l’enfant ou le petit-enfant de la personne qui visite",
      },
      visitor: { en: "the host is your child or grandchild", fr: "l’hôte est votre enfant ou votre petit-enfant" },
    },
  },
  (the) => the.answer("vvHostIsDescendant") === true,
);

export const hostIsNoDescendant = says(
  "hostIsNoDescendant",
  {
    en: "the host is neither a child nor a grandchild of the visitor",
    fr: "l’hôte n’est ni l’enfant ni le petit-enfant de la personne qui visite",
    to: {
      host: {
        en: "you are neither a child nor a grandchild of the visitor",
        fr: "votre lien avec la personne qui visite n’est ni celui d’un enfant ni celui d’un petit-enfant",
      },
      visitor: {
        en: "the host is neither your child nor your grandchild",
        fr: "l’hôte n’est ni votre enfant ni votre petit-enfant",
      },
    },
  },
  (the) => the.answer("vvHostIsDescendant") === false,
);

const personHosts = says(
  "personHosts",
  {
    en: "a person who lives in Canada is the host",
    fr: "une personne qui vit au Canada est l’hôte",
    to: { host: { en: "you live in Canada and host the visit", fr: "vous vivez au Canada et accueillez la visite" } },
  },
  (the) => isOneOf(the.answer("vvHostInCanada"), ["family", "friend"]),
  {
    en: "your answers do not name a person in Canada as the host",
    fr: "vos réponses ne nomment pas de personne au Canada comme hôte",
  },
);

/** Document 3 section 4.2: the income of the host is asked for when a host lives in Canada. */
export const hostLivesInCanada = any(personHosts, staysWithMe);

export const visitNeedsDetails = says(
  "visitNeedsDetails",
  { en: "the reason for the visit needs a few words", fr: "le motif de la visite demande quelques mots" },
  (the) => isOneOf(the.answer("vvReasonForVisit"), ["researchScholar", "medical", "event", "business", "other"]),
  {
    en: "your answers do not give a reason for the visit that needs more words",
    fr: "vos réponses n’indiquent pas de motif de visite qui demande plus de mots",
  },
);

export const visitsForStudies = says(
  "visitsForStudies",
  { en: "the visit is for short studies", fr: "la visite est pour de courtes études" },
  (the) => the.answer("vvReasonForVisit") === "studies",
  {
    en: "your answers do not say that the visit is for short studies",
    fr: "vos réponses n’indiquent pas que la visite est pour de courtes études",
  },
);

export const isResearchScholar = says(
  "isResearchScholar",
  {
    en: "the visitor is a research scholar",
    fr: "la personne qui visite vient pour un séjour de recherche",
    to: { visitor: { en: "you come as a research scholar", fr: "vous venez pour un séjour de recherche" } },
  },
  (the) => the.answer("vvReasonForVisit") === "researchScholar",
  {
    en: "your answers do not say that the visitor is a research scholar",
    fr: "vos réponses n’indiquent pas de séjour de recherche",
    to: {
      visitor: {
        en: "your answers do not say that you come as a research scholar",
        fr: "vos réponses n’indiquent pas de séjour de recherche",
      },
    },
  },
);

export const visitorHasPartner = says(
  "visitorHasPartner",
  {
    en: "the visitor is married or lives in a common-law relationship",
    fr: "la personne qui visite est mariée ou vit en union de fait",
    to: {
      visitor: {
        en: "you are married or live in a common-law relationship",
        fr: "vous vivez en mariage ou en union de fait",
      },
    },
  },
  (the) => isOneOf(the.answer("vvMaritalStatus"), ["married", "commonLaw"]),
  {
    en: "your answers do not name a spouse or partner of the visitor",
    fr: "vos réponses ne nomment pas de conjoint ou partenaire de la personne qui visite",
    to: {
      visitor: {
        en: "your answers do not name a spouse or partner",
        fr: "vos réponses ne nomment pas de conjoint ou partenaire",
      },
    },
  },
);

export const saidPartnerIncluded = says(
  "saidPartnerIncluded",
  {
    en: "the visitor’s partner comes along",
    fr: "le partenaire de la personne qui visite vient aussi",
    to: { visitor: { en: "your partner comes along", fr: "votre partenaire vient aussi" } },
  },
  (the) => the.answer("vvIncludePartner") === true,
  {
    en: "your answers do not say that the visitor’s partner comes along",
    fr: "vos réponses n’indiquent pas que le partenaire de la personne qui visite vient aussi",
    to: {
      visitor: {
        en: "your answers do not say that your partner comes along",
        fr: "vos réponses n’indiquent pas que votre partenaire vient aussi",
      },
    },
  },
);

export const visitorPartnerComes = all(visitorHasPartner, saidPartnerIncluded);

/** A super visa is for parents and grandparents only, and a child brings none. */
export const visitorMayBringChildren = all(not(isSuperVisa), not(visitorIsMyChild));

const saidChildrenCome = says(
  "saidChildrenCome",
  {
    en: "the visitor’s children come along",
    fr: "les enfants de la personne qui visite viennent aussi",
    to: { visitor: { en: "your children come along", fr: "vos enfants viennent aussi" } },
  },
  (the) => the.answer("vvIncludeChildren") === true,
  {
    en: "your answers do not say that the visitor’s children come along",
    fr: "vos réponses n’indiquent pas que les enfants de la personne qui visite viennent aussi",
    to: {
      visitor: {
        en: "your answers do not say that your children come along",
        fr: "vos réponses n’indiquent pas que vos enfants viennent aussi",
      },
    },
  },
);

export const visitorChildrenCome = all(visitorMayBringChildren, saidChildrenCome);
