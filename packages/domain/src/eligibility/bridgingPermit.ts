import type { CaseRule } from "../caseFile/rule.ts";
import { wasNominated } from "../conditions/expressEntry/expressEntry.ts";
import { isInCanada } from "../conditions/status/insideCanada.ts";
import {
  bridgeNotAnswered,
  countryNotAnswered,
  endOfWorkPermitNotKnown,
  isNotPrincipalApplicant,
  livesOrPlansInQuebec,
  nominationNamesEmployer,
  receiptIsNotAcknowledged,
  workPermitIsOver,
  workStatusMayBeRestored,
} from "../conditions/work/bridgingPermit.ts";
import { all, not } from "../kernel/condition.ts";
import type { Text } from "../kernel/text.ts";
import type { Source } from "../kernel/trace.ts";

/**
 * Whether a bridging open work permit fits (docs/facts/express-entry.md section 9). That the person lives outside Quebec is
 * asked by the specification and not by the officer manual, so a no there is for a lawyer and never a refusal.
 */

export type BridgingPermitResult =
  | "Eligible"
  | "EligibleInProvince"
  | "NotEligible"
  | "NotYet"
  | "WithRestoration"
  | "LawyerLooks";

const manual: Source = {
  title: "IRCC officer manual, bridging open work permits [R205(a) - A75], page of 2026-02-11",
  address:
    "https://www.canada.ca/en/immigration-refugees-citizenship/corporate/publications-manuals/operational-bulletins-manuals/temporary-residents/foreign-workers/provincial-nominees-permanent-resident-applicants/bridging-open-work-permits.html",
  checkedOn: "2026-11-22",
  status: "verified",
};

export const bridgingPermitRule: CaseRule<BridgingPermitResult | null> = {
  id: "eligibility.bowp",
  cases: [
    [isNotPrincipalApplicant, "NotEligible"],
    [nominationNamesEmployer, "NotEligible"],
    [receiptIsNotAcknowledged, "NotYet"],
    [countryNotAnswered, null],
    [not(isInCanada), "NotEligible"],
    [livesOrPlansInQuebec, "LawyerLooks"],
    [all(workPermitIsOver, endOfWorkPermitNotKnown), null],
    [all(workPermitIsOver, workStatusMayBeRestored), "WithRestoration"],
    [workPermitIsOver, "NotEligible"],
    [bridgeNotAnswered, null],
    [
      wasNominated,
      "EligibleInProvince",
      {
        en: "a province or territory nominated you without a restriction on the employer, and its nominees get a permit for that place",
        fr: "une province ou un territoire vous a désigné sans restriction quant à l’employeur, et le permis de ces personnes vaut pour cet endroit",
      },
    ],
  ],
  otherwise: [
    {
      en: "you are in Canada with a valid work permit, you are the principal applicant, and IRCC acknowledged receipt",
      fr: "vous êtes au Canada avec un permis de travail valide, vous demandez à titre principal, et IRCC a accusé réception",
    },
    "Eligible",
  ],
  sources: [manual],
};

export const bridgingPermitMessages: Readonly<Record<BridgingPermitResult, Text>> = {
  Eligible: {
    en: "You may ask for a bridging open work permit if you applied through Express Entry. In other classes, wait until IRCC also decides that you meet the requirements of your class.",
    fr: "Vous pouvez demander un permis de travail ouvert transitoire si votre demande passe par Entrée express. Dans les autres catégories, attendez qu’IRCC décide aussi que vous répondez aux exigences de votre catégorie.",
  },
  EligibleInProvince: {
    en: "You may ask for a bridging open work permit for the province or territory that nominated you; it does not allow work elsewhere. If you applied outside Express Entry, IRCC keeps it waiting until it decides that you meet the requirements of your class.",
    fr: "Vous pouvez demander un permis de travail ouvert transitoire pour la province ou le territoire qui vous a désigné; il ne permet pas de travailler ailleurs. Si votre demande ne passe pas par Entrée express, IRCC la garde en attente jusqu’à ce qu’il décide que vous répondez aux exigences de votre catégorie.",
  },
  NotEligible: {
    en: "A bridging open work permit does not fit your answers. Your legal team can look for another way to work.",
    fr: "Le permis de travail ouvert transitoire ne convient pas à vos réponses. Votre équipe juridique peut chercher une autre façon de travailler.",
  },
  NotYet: {
    en: "It is too early. Without the acknowledgement of receipt, IRCC refuses a bridging permit and keeps the fee for the work permit.",
    fr: "Il est trop tôt. Sans l’accusé de réception, IRCC refuse le permis transitoire et garde les frais du permis de travail.",
  },
  WithRestoration: {
    en: "Your work permit has ended. You may ask for a bridging permit together with restoration of your status, and you may not work until IRCC decides.",
    fr: "Votre permis de travail a pris fin. Vous pouvez demander le permis transitoire avec le rétablissement de votre statut, et vous ne pouvez pas travailler avant la décision d’IRCC.",
  },
  LawyerLooks: {
    en: "Your legal team has to look at it. People selected by Quebec can get a permit for Quebec only; others have to plan to live outside Quebec.",
    fr: "Votre équipe juridique doit l’examiner. Les personnes sélectionnées par le Québec peuvent obtenir un permis limité au Québec; les autres doivent prévoir d’habiter hors du Québec.",
  },
};
