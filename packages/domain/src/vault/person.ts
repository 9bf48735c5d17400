// @bothLanguages: documents are searched by either name, and whose they are is a part of it.
import { immigrationTypes, type ApplicationType } from "../caseFile/application.ts";
import type { OwnSlotId, SlotId, SlotOwner } from "../caseFile/vaultPlaces.ts";
import type { PersonRole } from "../caseFile/personRole.ts";
import type { CaseCondition } from "../caseFile/rule.ts";
import { isVisitorVisa } from "../conditions/application/application.ts";
import { spouseIsInCase } from "../conditions/family/family.ts";
import { minorStudies } from "../conditions/family/legalAge.ts";
import { hasSecondSupporter, isSupported } from "../conditions/money/money.ts";
import { hostPartnerCoSigns, partnerComesAlong, visitorIsHosted } from "../conditions/visit/visitorVisa.ts";
import type { Noun } from "../kernel/noun.ts";
import type { Text } from "../kernel/text.ts";

/**
 * Whose page it is. A page is written once, as a function of this person; the person gives the page its name, the owner of
 * its files, the condition under which it is there, and the beginning of the ids of its slots.
 */
export type PageOwner = "main" | SlotOwner;

type OwnerFacts = {
  readonly person: PersonRole;
  /** Follows the page’s name in brackets. */
  readonly called?: Text;
  readonly shown?: CaseCondition;
};

const facts: Readonly<Record<PageOwner, OwnerFacts>> = {
  main: { person: "main" },
  spouse: {
    person: "spouse",
    called: { en: "Spouse or Partner", fr: "conjoint ou partenaire" },
    shown: spouseIsInCase,
  },
  // A child’s page is there once for each child; without one it is not listed.
  child: { person: "child", called: { en: "Child {#}", fr: "enfant {#}" } },
  visitor: { person: "visitor", called: { en: "Visitor", fr: "personne qui visite" }, shown: isVisitorVisa },
  visitorSpouse: {
    person: "spouse",
    called: { en: "Visitor’s Spouse or Partner", fr: "conjoint ou partenaire de la personne qui visite" },
    shown: partnerComesAlong,
  },
  host: { person: "host", called: { en: "Host", fr: "hôte" }, shown: visitorIsHosted },
  hostSpouse: {
    person: "host",
    called: { en: "Host’s Spouse or Partner", fr: "conjoint ou partenaire de l’hôte" },
    shown: hostPartnerCoSigns,
  },
  financialSupporter: {
    person: "financialSupporter",
    called: { en: "Financial Supporter", fr: "personne qui soutient" },
    shown: isSupported,
  },
  secondFinancialSupporter: {
    person: "secondFinancialSupporter",
    called: { en: "Second Financial Supporter", fr: "deuxième personne qui soutient" },
    shown: hasSecondSupporter,
  },
  custodian: { person: "custodian", called: { en: "Custodian", fr: "gardien" }, shown: minorStudies },
};

/** What a page takes from the person it concerns. */
export function ownedBy(
  owner: PageOwner,
  name: Noun,
): { readonly person: PersonRole; readonly name: Noun; readonly shown?: CaseCondition } {
  const { person, called, shown } = facts[owner];
  return {
    person,
    name: called ? { en: `${name.en} (${called.en})`, fr: `${name.fr} (${called.fr})`, noun: name.noun } : name,
    ...(shown ? { shown } : {}),
  };
}

/** `passportBioPage` of a spouse is `spousePassportBioPage`; the applicant’s has no prefix. */
export const slotIdFor = (owner: PageOwner, id: OwnSlotId): SlotId =>
  // The list of slots says which owners have which slot, and a test holds the definitions to it.
  (owner === "main" ? id : `${owner}${id.charAt(0).toUpperCase()}${id.slice(1)}`) as SlotId;

/** Every type of application to an authority of immigration but these. */
export const allBut = (...types: readonly ApplicationType[]): readonly ApplicationType[] =>
  immigrationTypes.filter((type) => !types.includes(type));
