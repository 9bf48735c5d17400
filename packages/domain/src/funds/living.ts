import type { CaseReader } from "../caseFile/reader.ts";
import { isFamilyOfGraduate } from "../conditions/application/application.ts";
import { householdOf, type Member } from "../conditions/application/household.ts";
import { studiesInQuebec } from "../conditions/studies/quebecStudies.ts";
import { dayOfReceipt, valueOnDate } from "../conditions/valueOnDate.ts";
import { addMonths, type IsoDate } from "../kernel/calendarDate.ts";
import { decisionFrom, type Decision } from "../kernel/decision.ts";
import { type Cad, cents, inDollars } from "../kernel/money.ts";
import { isYounger } from "../kernel/partialDate.ts";
import { fill, type Text } from "../kernel/text.ts";
import { forPersons } from "../tables/money/householdAmounts.ts";
import { livingFundsQuebec } from "../tables/money/livingFundsQuebec.ts";
import { proofOfFunds } from "../tables/money/proofOfFunds.ts";
import { spouseAndFamilyFunds, workPermitFamilyFunds } from "../tables/money/recommendedFunds.ts";

const text = {
  oneYear: {
    en: "IRCC asks for the living costs of one year",
    fr: "IRCC demande les frais de subsistance d’une année",
  },
  quebecYear: {
    en: "Quebec asks for its own amount for the living costs of one year",
    fr: "le Québec demande son propre montant pour les frais de subsistance d’une année",
  },
  notThisHousehold: {
    en: "Quebec’s amount depends on the number of adults and minors, and none is known for a family like yours",
    fr: "le montant du Québec dépend du nombre d’adultes et de mineurs, et aucun n’est connu pour une famille comme la vôtre",
  },
  ageOfChild: {
    en: "Quebec’s amount depends on the age of each child, and a date of birth is missing, or known only in part",
    fr: "le montant du Québec dépend de l’âge de chaque enfant, et une date de naissance manque, ou n’est connue qu’en partie",
  },
  takenAsAdult: {
    en: "where your own or your spouse or partner’s date of birth is missing, or known only in part, we count an adult",
    fr: "là où votre date de naissance ou celle de votre conjoint ou partenaire manque, ou n’est connue qu’en partie, nous comptons un adulte",
  },
  insuranceOnTop: { en: "health insurance is extra", fr: "l’assurance maladie s’y ajoute" },
  settlement: {
    en: "Quebec asks for a settlement amount in the first year",
    fr: "le Québec demande un montant d’installation la première année",
  },
  recommended: {
    en: "this is recommended, not official: the larger of {least} dollars and {monthly} dollars for each month of study left, {months} in all",
    fr: "ce montant est recommandé, non officiel : le plus élevé de {least} dollars et de {monthly} dollars par mois d’études restant, soit {months} mois",
  },
  recommendedWithGraduate: {
    en: "this is recommended, not official: no authority sets an amount for the family of a graduate who works in Canada",
    fr: "ce montant est recommandé, non officiel : aucune autorité n’en fixe pour la famille d’une personne diplômée qui travaille au Canada",
  },
  graduationNotKnown: {
    en: "the recommended amount depends on the months of study left, and the end of the studies is not known",
    fr: "le montant recommandé dépend des mois d’études restants, et la fin des études n’est pas connue",
  },
} satisfies Record<string, Text>;

const decided = (
  reader: CaseReader,
  by: string,
  amount: Cad | undefined,
  because: readonly Text[],
): Decision<number | null> =>
  decisionFrom(reader, {
    value: amount === undefined ? null : inDollars(amount),
    because,
    decidedBy: `funds.living.${by}`,
  });

/** Living costs of the first year in dollars, by date of receipt, persons and place; null when no amount is known. */
export function livingFunds(the: CaseReader): Decision<number | null> {
  const reader = the.fresh();
  const place = studiesInQuebec.evaluate(reader);
  const { members, because: who } = householdOf(reader);
  if (place.holds) return livingInQuebec(reader, members, [...place.because, ...who]);
  const { value, because } = valueOnDate(reader, proofOfFunds);
  const amount = value && forPersons(value, members.length);
  return decided(reader, "elsewhere", amount, [text.oneYear, ...who, ...place.because, ...because]);
}

/** The rows of Quebec name persons of 18 and over and persons under 18 (tables/money/livingFundsQuebec.ts). */
const quebecAdult = 18;

function livingInQuebec(reader: CaseReader, members: readonly Member[], who: readonly Text[]): Decision<number | null> {
  const { value, because } = valueOnDate(reader, livingFundsQuebec);
  const said = [text.quebecYear, ...who, ...because];
  if (value === undefined) return decided(reader, "quebec", undefined, said);
  const onTop = value.settlementFirstYear === undefined ? [] : [text.insuranceOnTop];
  if (members.length === 1 && value.oneAdult === value.oneUnder18)
    return decided(reader, "quebec", value.oneAdult, [...said, ...onTop]);
  const isMinor = members.map(({ ages }) => isYounger(ages, quebecAdult));
  if (members.some(({ role }, index) => role === "child" && isMinor[index] === undefined))
    return decided(reader, "quebec", undefined, [...said, text.ageOfChild]);
  const minors = isMinor.filter((minor) => minor === true).length;
  const amount = amountsByComposition(value).get(`${members.length - minors}+${minors}`);
  const assumed = isMinor.includes(undefined) ? [text.takenAsAdult] : [];
  return decided(reader, "quebec", amount, [
    ...said,
    ...assumed,
    ...(amount === undefined ? [text.notThisHousehold] : onTop),
  ]);
}

type QuebecAmounts = (typeof livingFundsQuebec.rows)[number]["value"];

const amountsByComposition = (value: QuebecAmounts) =>
  new Map<string, Cad>([
    ["0+1", value.oneUnder18],
    ["1+0", value.oneAdult],
    ["2+0", value.twoAdults],
    ["2+1", value.twoAdultsOneUnder18],
    ["2+2", value.twoAdultsTwoUnder18],
  ]);

/** Quebec’s settlement amount of the first year; nothing where it does not apply or is part of the living costs. */
export function quebecSettlement(the: CaseReader): Decision<number | null> | undefined {
  const reader = the.fresh();
  if (reader.application("type") !== "Student" || !studiesInQuebec.evaluate(reader).holds) return undefined;
  const { value, because } = valueOnDate(reader, livingFundsQuebec);
  if (value?.settlementFirstYear === undefined) return undefined;
  return decided(reader, "quebecSettlement", value.settlementFirstYear, [text.settlement, ...because]);
}

/** What we recommend to a family that joins or stays with a student or a graduate (document 3 section 9.2). */
export function recommendedFamilyFunds(the: CaseReader): Decision<number | null> {
  const reader = the.fresh();
  if (isFamilyOfGraduate.evaluate(reader).holds) {
    const { value: amount, because } = valueOnDate(reader, workPermitFamilyFunds);
    return decided(reader, "familyOfGraduate", amount, [text.recommendedWithGraduate, ...because]);
  }
  const { value, because } = valueOnDate(reader, spouseAndFamilyFunds);
  const graduation = reader.answer("graduationDate");
  if (value === undefined || graduation === undefined)
    return decided(reader, "family", undefined, value === undefined ? because : [text.graduationNotKnown, ...because]);
  const months = monthsUntil(dayOfReceipt(reader), graduation);
  const amount = cents(Math.max(value.least, months * value.perMonthOfStudyLeft));
  const words = { least: inDollars(value.least), monthly: inDollars(value.perMonthOfStudyLeft), months };
  return decided(reader, "family", amount, [fill(text.recommended, words), ...because]);
}

/** Months from one day to another, a begun month as a whole one. */
export function monthsUntil(from: IsoDate, until: IsoDate): number {
  if (until <= from) return 0;
  const years = Number(until.slice(0, 4)) - Number(from.slice(0, 4));
  const months = years * 12 + Number(until.slice(5, 7)) - Number(from.slice(5, 7));
  return addMonths(from, months) < until ? months + 1 : months;
}
