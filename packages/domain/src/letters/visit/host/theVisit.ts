import { visitorChildrenCome, visitorPartnerComes } from "../../../conditions/visit/visitParty.ts";
import { all, not } from "../../../kernel/condition.ts";
import { childrenOfVisit, oneChildComes, partnerOfVisitor } from "../../facts/visit.ts";
import { holds } from "../../prose/fact.ts";
import { sentence, type LetterLine } from "../../prose/sentence.ts";
import { comesAndGoes, comesFor, ofTheVisitor } from "../toldOfVisitor.ts";
import { stayAddress, stayGap, staysAtHost, visitorName } from "../visitFields.ts";
import { key } from "./missingInLetter.ts";

/** The visit as the host tells it: what for, from when to when, with whom, and where they stay. */

export const theVisit: readonly LetterLine[] = [
  comesFor,
  comesAndGoes,
  sentence(
    {
      en: "The spouse or partner {ofVisitor}, {partner}, comes along.",
      fr: "La personne qui vit en couple avec {visitor}, {partner}, vient aussi.",
    },
    { ofVisitor: ofTheVisitor, visitor: visitorName, partner: partnerOfVisitor },
    { when: holds(visitorPartnerComes) },
  ),
  sentence(
    { en: "A child comes along: {child}.", fr: "Enfant qui vient aussi\u00A0: {child}." },
    { child: childrenOfVisit },
    { when: oneChildComes },
  ),
  sentence(
    { en: "Children who come along: {children}.", fr: "Enfants qui viennent aussi\u00A0: {children}." },
    { children: childrenOfVisit },
    { when: all(holds(visitorChildrenCome), not(oneChildComes)) },
  ),
  sentence(
    {
      en: "During the visit, {visitor} stays with me at the address above.",
      fr: "Pendant la visite, {visitor} logera chez moi, à l’adresse indiquée plus haut.",
    },
    { visitor: visitorName },
    { when: staysAtHost },
  ),
  sentence(
    {
      en: "During the visit, {visitor} stays at this address: {address}.",
      fr: "Pendant la visite, {visitor} logera à cette adresse\u00A0: {address}.",
    },
    { visitor: visitorName, address: stayAddress },
    {
      when: not(staysAtHost),
      gap: stayGap(key),
    },
  ),
];
