import type { CaseRule } from "../caseFile/rule.ts";
import {
  hostEarnsEnough,
  hostIncomeNotAnswered,
  hostSizeNotAnswered,
  visitorIncomeMayFillGap,
} from "../conditions/visit/hostIncome.ts";
import {
  appliesFromInsideCanada,
  insuranceIsShown,
  insuranceIsTooShort,
  relationNotAnswered,
  superVisaNotAnswered,
  superVisaTermsNotKnown,
} from "../conditions/visit/superVisaTerms.ts";
import { hostIsDescendant, hostIsKnownChild, hostIsNoDescendant } from "../conditions/visit/visitParty.ts";
import { isSuperVisa } from "../conditions/visit/visitorVisa.ts";
import type { CaseReader } from "../caseFile/reader.ts";
import { decide, type Decision } from "../kernel/decision.ts";
import { all, any, not } from "../kernel/condition.ts";
import { written } from "../kernel/money.ts";
import { fill, type Text } from "../kernel/text.ts";
import { superVisaPage } from "../tables/visit/sources.ts";
import { superVisaHostAge, superVisaInsuranceCover, superVisaInsuranceLength } from "../tables/visit/superVisa.ts";

/** Whether a parent or grandparent may ask for a super visa (docs/facts/programmes.md section 2; document 3 sections 9.3 and 9.4). */

export type SuperVisaResult =
  | "Eligible"
  | "InsuranceMissing"
  | "InsuranceTooShort"
  | "IncomeGap"
  | "IncomeTooLow"
  | "NotEligible";

const relationHolds = any(hostIsKnownChild, hostIsDescendant);

const unverified: Text = {
  en: "the table of incomes is not verified, and one of 2026 may be newer and higher: check it on the IRCC website",
  fr: "la table des revenus n’est pas vérifiée, et une table de 2026 peut être plus récente et plus élevée\u00A0: vérifiez-la sur le site d’IRCC",
};

export const superVisaRule: CaseRule<SuperVisaResult | null> = {
  id: "eligibility.superVisa",
  cases: [
    [superVisaNotAnswered, null],
    [not(isSuperVisa), null],
    [superVisaTermsNotKnown, null],
    [appliesFromInsideCanada, "NotEligible"],
    [all(not(hostIsKnownChild), relationNotAnswered), null],
    [all(not(hostIsKnownChild), hostIsNoDescendant), "NotEligible"],
    [hostSizeNotAnswered, null],
    [hostIncomeNotAnswered, null],
    [all(not(hostEarnsEnough), visitorIncomeMayFillGap), "IncomeGap"],
    [
      not(hostEarnsEnough),
      "IncomeTooLow",
      {
        en: "you said that the host earns less than the income that is asked for",
        fr: "vous avez dit que l’hôte gagne moins que le revenu exigé",
        to: {
          host: {
            en: "you said that you earn less than the income that is asked for",
            fr: "vous avez dit que vous gagnez moins que le revenu exigé",
          },
        },
      },
    ],
    [insuranceIsTooShort, "InsuranceTooShort"],
    [all(relationHolds, hostEarnsEnough, insuranceIsShown), "Eligible", unverified],
  ],
  otherwise: [
    {
      en: "the relation and the host’s income fit; proof of the insurance is not in the vault yet",
      fr: "le lien et le revenu de l’hôte conviennent; la preuve de l’assurance n’est pas encore dans le coffre",
      to: {
        host: {
          en: "the relation and your income fit; proof of the insurance is not in the vault yet",
          fr: "le lien et votre revenu conviennent; la preuve de l’assurance n’est pas encore dans le coffre",
        },
      },
    },
    "InsuranceMissing",
  ],
  sources: [superVisaPage],
};

export const superVisaMessages: Readonly<Record<SuperVisaResult, Text>> = {
  Eligible: {
    en: "The visitor may ask for a super visa. The host shows status in Canada and income, the insurance is paid, and the visitor takes a medical exam.",
    fr: "La personne qui visite peut demander un super visa. L’hôte prouve son statut au Canada et son revenu, l’assurance est payée, et la personne qui visite passe un examen médical.",
  },
  InsuranceMissing: {
    en: "Relation and income fit a super visa. Still needed: paid medical insurance of a Canadian or approved insurer, and a medical exam.",
    fr: "Le lien et le revenu conviennent à un super visa. Il manque encore une assurance médicale payée, d’un assureur canadien ou approuvé, et un examen médical.",
  },
  InsuranceTooShort: {
    en: "The insurance is too short for a super visa. Extend it or choose an earlier arrival.",
    fr: "L’assurance est trop courte pour un super visa. Prolongez-la ou choisissez une arrivée plus tôt.",
  },
  IncomeGap: {
    en: "The host’s income is below the amount. A partner can co-sign, the host may choose the better of the last two tax years, and the visitor’s own income may help: talk with your legal team.",
    fr: "Le revenu de l’hôte est inférieur au montant. Un partenaire peut cosigner, l’hôte peut choisir la meilleure des deux dernières années d’imposition, et le revenu de la personne qui visite peut aider\u00A0: parlez à votre équipe juridique.",
  },
  IncomeTooLow: {
    en: "The host’s income is too low for a super visa. A partner can co-sign, or the visitor can ask for a visitor visa.",
    fr: "Le revenu de l’hôte est trop faible pour un super visa. Un partenaire peut cosigner, ou la personne qui visite peut demander un visa de visiteur.",
  },
  NotEligible: {
    en: "A super visa is not possible here. A visitor visa remains possible.",
    fr: "Un super visa n’est pas possible ici. Un visa de visiteur reste possible.",
  },
};

const stillToShow: Text = {
  en: "to be shown by documents: a host of {age} or older who is a citizen, a permanent resident or a person registered under the Indian Act; insurance for at least {cover} over {months} months from the day of entry",
  fr: "à prouver par des documents\u00A0: un hôte d’au moins {age} ans qui a la citoyenneté, la résidence permanente ou une inscription en vertu de la Loi sur les Indiens; une assurance d’au moins {cover} pendant {months} mois à partir du jour d’entrée",
};

/** With what only documents show, where all that was answered fits. */
export function superVisa(the: CaseReader): Decision<SuperVisaResult | null> {
  const reader = the.fresh();
  const [age, cover, months] = [
    reader.row(superVisaHostAge),
    reader.row(superVisaInsuranceCover),
    reader.row(superVisaInsuranceLength),
  ];
  const decided = decide(superVisaRule, the);
  if (decided.value !== "Eligible" && decided.value !== "InsuranceMissing") return decided;
  if (!age.found || !cover.found || !months.found) return decided;
  const values = { age: age.row.value, cover: written(cover.row.value), months: months.row.value };
  return {
    ...decided,
    because: [...decided.because, fill(stillToShow, values)],
    restsOn: [...new Set([...decided.restsOn, ...reader.trace.restsOn])],
    sources: [...new Set([...decided.sources, ...reader.trace.sources])],
  };
}
