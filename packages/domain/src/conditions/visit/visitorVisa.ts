import { says, type CaseCondition } from "../../caseFile/rule.ts";
import { all } from "../../kernel/condition.ts";
import type { Clause } from "../../kernel/text.ts";
import { isVisitorVisa } from "../application/application.ts";
import { isOneOf } from "../oneOf.ts";

/** The visit: who comes, who hosts, who pays. */

type YesNoKey =
  | "vvIsSuperVisa"
  | "vvIsSpouseSponsoring"
  | "vvIncludePartner"
  | "vvIsChildUnderAge"
  | "vvHasPreviousTrvOrUsVisa";

const saidYes = (id: string, key: YesNoKey, sentence: Clause, sentenceNot?: Clause): CaseCondition =>
  says(id, sentence, (the) => the.answer(key) === true, sentenceNot);

export const isSuperVisa = saidYes(
  "isSuperVisa",
  "vvIsSuperVisa",
  { en: "this is a super visa application", fr: "il s’agit d’une demande de super visa" },
  {
    en: "your answers do not say that this is a super visa application",
    fr: "vos réponses n’indiquent pas qu’il s’agit d’une demande de super visa",
  },
);

const hostIs = (
  id: string,
  sentence: Clause,
  hosts: readonly ("family" | "friend" | "business" | "school" | "organization")[],
): CaseCondition => says(id, sentence, (the) => isOneOf(the.answer("vvHostInCanada"), hosts));

/** Who takes in the own child or parent is family, without being asked. */
export const familyHosts = says(
  "familyHosts",
  {
    en: "the host is family",
    fr: "l’hôte est un membre de la famille",
    to: {
      host: { en: "you host the visit as family", fr: "vous accueillez la visite en tant que famille" },
      visitor: { en: "your host is family", fr: "votre hôte est un membre de la famille" },
    },
  },
  (the) => {
    if (isOneOf(the.answer("vvVisitorType"), ["child", "parent"]) && the.answer("vvIsHosting") === true)
      return (the.answer("vvHostInCanada") ?? "family") === "family";
    return the.answer("vvHostInCanada") === "family";
  },
);
export const friendHosts = hostIs(
  "friendHosts",
  {
    en: "the host is a friend",
    fr: "l’hôte est un ami ou une amie",
    to: {
      host: { en: "you host the visit as a friend", fr: "vous accueillez la visite par amitié" },
      visitor: { en: "your host is a friend", fr: "votre hôte est un ami ou une amie" },
    },
  },
  ["friend"],
);
export const organizationHosts = hostIs(
  "organizationHosts",
  {
    en: "an organization hosts the visitor",
    fr: "un organisme accueille la personne qui visite",
    to: { visitor: { en: "an organization hosts you", fr: "un organisme vous accueille" } },
  },
  ["business", "school", "organization"],
);

const payerIs = (
  id: string,
  sentence: Clause,
  payers: readonly (
    | "myself"
    | "partner"
    | "familyAbroad"
    | "hostFamily"
    | "hostFriend"
    | "employer"
    | "school"
    | "organization"
  )[],
): CaseCondition => says(id, sentence, (the) => isOneOf(the.answer("vvSponsor"), payers));

export const hostPays = payerIs(
  "hostPays",
  {
    en: "the host pays for the visit",
    fr: "l’hôte paie la visite",
    to: {
      host: { en: "you pay for the visit", fr: "vous payez la visite" },
      visitor: { en: "your host pays for the visit", fr: "votre hôte paie la visite" },
    },
  },
  ["hostFamily", "hostFriend"],
);
export const organizationPays = payerIs(
  "organizationPays",
  { en: "an organization pays for the visit", fr: "un organisme paie la visite" },
  ["employer", "school", "organization"],
);
export const visitorPays = payerIs(
  "visitorPays",
  {
    en: "the visitor or the visitor’s partner pays for the visit",
    fr: "la personne qui visite, ou son partenaire, paie la visite",
    to: {
      visitor: { en: "you or your partner pay for the visit", fr: "vous payez la visite, ou votre partenaire la paie" },
    },
  },
  ["myself", "partner"],
);
export const familyAbroadPays = payerIs(
  "familyAbroadPays",
  {
    en: "family outside Canada pays for the visit",
    fr: "des membres de la famille qui vivent hors du Canada paient la visite",
  },
  ["familyAbroad"],
);

/** Whoever pays for most of the visit, where that is not the visitor. */
export const somebodyElsePays = says(
  "somebodyElsePays",
  { en: "somebody else pays for the visit", fr: "une autre personne ou un organisme paie la visite" },
  (the) => the.answer("vvSponsor") !== undefined && the.answer("vvSponsor") !== "myself",
  {
    en: "your answers do not say that somebody else pays for the visit",
    fr: "vos réponses n’indiquent pas qu’une autre personne ou un organisme paie la visite",
  },
);

export const visitorIsMyself = says(
  "visitorIsMyself",
  { en: "you are the visitor", fr: "vous êtes la personne qui visite" },
  (the) => the.answer("vvVisitorType") === "myself",
);

/** By a person or an organization, not a hotel; whoever takes the visitor in is a host, named or not. */
export const someoneHosts = says(
  "someoneHosts",
  {
    en: "someone in Canada hosts the visitor",
    fr: "une personne au Canada accueille la personne qui visite",
    to: {
      host: { en: "you host the visitor in Canada", fr: "vous accueillez la personne qui visite au Canada" },
      visitor: { en: "someone in Canada hosts you", fr: "une personne au Canada vous accueille" },
    },
  },
  (the) =>
    isOneOf(the.answer("vvHostInCanada"), ["family", "friend", "business", "school", "organization"]) ||
    the.answer("vvIsHosting") === true,
  { en: "your answers do not name a host in Canada", fr: "vos réponses ne nomment pas d’hôte au Canada" },
);

export const visitorIsHosted = all(isVisitorVisa, someoneHosts);

const saidPartnerComesAlong = saidYes(
  "saidPartnerComesAlong",
  "vvIncludePartner",
  {
    en: "the visitor’s partner comes too",
    fr: "le partenaire de la personne qui visite vient aussi",
    to: { visitor: { en: "your partner comes too", fr: "votre partenaire vient aussi" } },
  },
  {
    en: "your answers do not say that the visitor’s partner comes too",
    fr: "vos réponses n’indiquent pas que le partenaire de la personne qui visite vient aussi",
    to: {
      visitor: {
        en: "your answers do not say that your partner comes too",
        fr: "vos réponses n’indiquent pas que votre partenaire vient aussi",
      },
    },
  },
);

export const partnerComesAlong = all(isVisitorVisa, saidPartnerComesAlong);

const hostCountsPartnerIncome = saidYes(
  "hostCountsPartnerIncome",
  "vvIsSpouseSponsoring",
  {
    en: "the host’s partner co-signs the super visa",
    fr: "le partenaire de l’hôte cosigne le super visa",
    to: { host: { en: "your partner co-signs the super visa", fr: "votre partenaire cosigne le super visa" } },
  },
  {
    en: "your answers do not say that the host’s partner co-signs",
    fr: "vos réponses n’indiquent pas que le partenaire de l’hôte cosigne",
    to: {
      host: {
        en: "your answers do not say that your partner co-signs",
        fr: "vos réponses n’indiquent pas que votre partenaire cosigne",
      },
    },
  },
);

export const hostPartnerCoSigns = all(isVisitorVisa, isSuperVisa, hostCountsPartnerIncome);

export const visitorIsMarried = says(
  "visitorIsMarried",
  {
    en: "the visitor is married",
    fr: "la personne qui visite est mariée",
    to: { visitor: { en: "you are married", fr: "vous vivez en mariage" } },
  },
  (the) => the.answer("vvMaritalStatus") === "married",
);

export const visitorLivesInCommonLaw = says(
  "visitorLivesInCommonLaw",
  {
    en: "the visitor lives in a common-law relationship",
    fr: "la personne qui visite vit en union de fait",
    to: { visitor: { en: "you live in a common-law relationship", fr: "vous vivez en union de fait" } },
  },
  (the) => the.answer("vvMaritalStatus") === "commonLaw",
);

export const visitorIsMinor = saidYes("visitorIsMinor", "vvIsChildUnderAge", {
  en: "the visitor is a minor",
  fr: "la personne qui visite est mineure",
  to: { visitor: { en: "you are a minor", fr: "vous êtes mineur ou mineure" } },
});

export const visitorIsParent = says(
  "visitorIsParent",
  { en: "the visitor is your parent", fr: "la personne qui visite est votre parent" },
  (the) => the.answer("vvVisitorType") === "parent",
);

export const visitHasPapersOfItsOwn = says(
  "visitHasPapersOfItsOwn",
  {
    en: "the reason for the visit requires documents of its own",
    fr: "le motif de la visite exige ses propres documents",
  },
  (the) => isOneOf(the.answer("vvReasonForVisit"), ["event", "medical", "business", "researchScholar", "studies"]),
);

export const visitsFamilyOrFriends = says(
  "visitsFamilyOrFriends",
  { en: "the visit is to family or friends", fr: "la visite est à la famille ou à des amis" },
  (the) => isOneOf(the.answer("vvReasonForVisit"), ["visitFamily", "visitFriends"]),
);

export const heldVisaBefore = saidYes("heldVisaBefore", "vvHasPreviousTrvOrUsVisa", {
  en: "the visitor held a Canadian visa or holds a United States visa",
  fr: "la personne qui visite a eu un visa canadien ou a un visa des États-Unis",
  to: {
    visitor: {
      en: "you held a Canadian visa or hold a United States visa",
      fr: "vous avez eu un visa canadien ou avez un visa des États-Unis",
    },
  },
});

export const visitorIsUsResident = says(
  "visitorIsUsResident",
  {
    en: "the visitor is a permanent resident of the United States",
    fr: "la personne qui visite a la résidence permanente des États-Unis",
    to: {
      visitor: {
        en: "you are a permanent resident of the United States",
        fr: "vous avez la résidence permanente des États-Unis",
      },
    },
  },
  (the) => the.answer("vvHasSpecialPassport")?.includes("usLpr") ?? false,
);
