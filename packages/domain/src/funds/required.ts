import type { ApplicationType } from "../caseFile/application.ts";
import type { CaseReader } from "../caseFile/reader.ts";
import {
  isExpressEntry,
  isStudyApplication,
  isVisitorVisa,
  renewsVisaInCanada,
  typeIsOneOf,
} from "../conditions/application/application.ts";
import { familyAppliesAlone } from "../conditions/application/household.ts";
import { decisionFrom, type Decision } from "../kernel/decision.ts";
import { dollars, inDollars, sum } from "../kernel/money.ts";
import type { Text } from "../kernel/text.ts";
import { livingFunds, quebecSettlement, recommendedFamilyFunds } from "./living.ts";
import { settlementFunds } from "./settlementFunds.ts";
import { tuitionStillDue } from "./tuition.ts";
import { hostShowsIncome, programCost, recommendedVisitFunds } from "./visit.ts";
import { youthMobilityFunds } from "./youthMobilityFunds.ts";
import { whyOf, type Why } from "../kernel/why.ts";
import { whyOfSum } from "./why.ts";

/** The money that the person must show, line by line. */

export type FundLine = { readonly id: string; readonly title: Text; readonly amount: number | null; readonly why: Why };
export type RequiredFunds = { readonly amount: number | null; readonly lines: readonly FundLine[]; readonly why: Why };

const asksForNoFunds = typeIsOneOf(
  "asksForNoFunds",
  {
    en: "funds do not matter for a court case, a request about a file or a social insurance number",
    fr: "les fonds ne comptent ni dans un dossier judiciaire, ni dans une demande au sujet d’un dossier, ni pour un numéro d’assurance sociale",
  },
  ["JudicialReview", "IrccRequest", "SinRequest"],
);

const setsNoAmountAfterStudies = typeIsOneOf(
  "setsNoAmountAfterStudies",
  {
    en: "no authority sets an amount for a work permit of graduates or for a placement",
    fr: "aucune autorité ne fixe de montant pour le permis de travail des diplômés ou pour un stage",
  },
  ["WorkPermit", "CoOpWorkPermit"],
);

const setsNoAmountForWork = typeIsOneOf(
  "setsNoAmountForWork",
  {
    en: "no authority sets an amount for this work permit",
    fr: "aucune autorité ne fixe de montant pour ce permis de travail",
  },
  ["WorkPermitExtension", "Lmia", "C10", "ClosedWorkPermit", "Bowp"],
);

const titles = {
  living: { en: "Living costs of the first year", fr: "Frais de subsistance de la première année" },
  recommended: { en: "Living costs, recommended", fr: "Frais de subsistance, montant recommandé" },
  settlement: { en: "Settlement in Quebec", fr: "Installation au Québec" },
  settlementFunds: { en: "Settlement in Canada", fr: "Établissement au Canada" },
  tuition: { en: "Tuition of the first year still due", fr: "Droits de scolarité de la première année à payer" },
  visit: { en: "The visit, recommended", fr: "La visite, montant recommandé" },
  program: { en: "Cost of the program", fr: "Coût du programme" },
  travel: { en: "Travel to Canada and back", fr: "Voyage vers le Canada et retour" },
  onEntry: {
    en: "Money for the first weeks, shown on entry",
    fr: "Argent des premières semaines, à montrer à l’entrée",
  },
} satisfies Record<string, Text>;

const text = {
  travel: {
    en: "the cost of travel is extra; no authority sets an amount, so count the price of your tickets",
    fr: "le coût du voyage s’y ajoute; aucune autorité ne fixe de montant, alors comptez le prix de vos billets",
  },
  sum: { en: "the lines whose amounts are known, added up", fr: "la somme des lignes dont le montant est connu" },
  travelMissing: {
    en: "travel is extra, and no amount is set for it",
    fr: "le voyage s’y ajoute, et aucun montant n’est fixé pour celui-ci",
  },
  noAmount: {
    en: "no authority sets an amount for a new visa from inside Canada; show what pays for the rest of your stay",
    fr: "aucune autorité ne fixe de montant pour un nouveau visa demandé au Canada; montrez ce qui paie le reste de votre séjour",
  },
  noAmountForWork: {
    en: "no authority sets an amount for this work permit; show what pays for your first weeks and for leaving Canada",
    fr: "aucune autorité ne fixe de montant pour ce permis de travail; montrez ce qui paie vos premières semaines et votre départ du Canada",
  },
  notBuilt: {
    en: "this version of Boreal does not work this out yet",
    fr: "cette version de Boreal ne le calcule pas encore",
  },
} satisfies Record<string, Text>;

/** What is said of a sum to which its larger part, or the price of studies, is missing. */
type SumWords = { readonly livingMissing: Text; readonly tuitionMissing: Text };

const ofStay: SumWords = {
  livingMissing: {
    en: "the living costs are not known, so no total is given",
    fr: "les frais de subsistance ne sont pas connus, donc aucun total n’est donné",
  },
  tuitionMissing: {
    en: "it is at least this much: the tuition still due is not known yet",
    fr: "c’est au moins ce montant : les droits de scolarité à payer ne sont pas encore connus",
  },
};
const ofVisit: SumWords = {
  livingMissing: {
    en: "no amount is recommended for this visit, so no total is given",
    fr: "aucun montant n’est recommandé pour cette visite, donc aucun total n’est donné",
  },
  tuitionMissing: {
    en: "it is at least this much: the cost of the program is not known",
    fr: "c’est au moins ce montant\u00A0: le coût du programme n’est pas connu",
  },
};

const line = (id: string, title: Text, decision: Decision<number | null>): FundLine => ({
  id,
  title,
  amount: decision.value,
  why: whyOf(decision),
});

/** Types whose funds are their own; those of students and their families are below. */
const fundsOfType: Partial<Readonly<Record<ApplicationType, (the: CaseReader) => RequiredFunds>>> = {
  Iec: (the) => added([line("living", titles.onEntry, youthMobilityFunds(the))]),
};

export function requiredFunds(the: CaseReader): RequiredFunds {
  const reader = the.fresh();
  const type = reader.application("type");
  const ofType = type && fundsOfType[type];
  if (ofType) return ofType(the);
  if (isStudyApplication.evaluate(reader).holds) return ofStudent(the);
  if (familyAppliesAlone.evaluate(reader).holds) return ofFamily(the);
  if (isVisitorVisa.evaluate(reader).holds) return ofVisitor(the);
  if (isExpressEntry.evaluate(reader).holds) return ofImmigrant(the);
  return { amount: null, lines: [], why: notConcerned(the, "required") };
}

/** Why nothing is said about funds for this type of application. */
export function notConcerned(the: CaseReader, subject: string): Why {
  const reader = the.fresh();
  const [none, noAmount] = [asksForNoFunds.evaluate(reader), renewsVisaInCanada.evaluate(reader)];
  const ofStudies = setsNoAmountAfterStudies.evaluate(reader);
  const works = setsNoAmountForWork.evaluate(reader);
  const [because, by] = none.holds
    ? [none.because, "noFundsAsked"]
    : ofStudies.holds
      ? [ofStudies.because, "noAmountSetAfterStudies"]
      : works.holds
        ? [[text.noAmountForWork], "noAmountSetForWork"]
        : noAmount.holds
          ? [[text.noAmount], "noAmountSet"]
          : [[text.notBuilt], "notBuilt"];
  return whyOf(decisionFrom(reader, { value: null, because, decidedBy: `funds.${subject}.${by}` }));
}

function ofStudent(the: CaseReader): RequiredFunds {
  const settlement = quebecSettlement(the);
  return added([
    line("living", titles.living, livingFunds(the)),
    ...(settlement === undefined ? [] : [line("settlement", titles.settlement, settlement)]),
    line("tuition", titles.tuition, tuitionStillDue(the)),
    travelLine(the),
  ]);
}

/** One amount, to the dollar: nothing else is asked for. */
function ofImmigrant(the: CaseReader): RequiredFunds {
  const settlement = line("settlementFunds", titles.settlementFunds, settlementFunds(the));
  return { amount: settlement.amount, lines: [settlement], why: settlement.why };
}

const ofFamily = (the: CaseReader): RequiredFunds =>
  added([line("living", titles.recommended, recommendedFamilyFunds(the)), travelLine(the)]);

function ofVisitor(the: CaseReader): RequiredFunds {
  const ofHost = hostShowsIncome(the);
  if (ofHost) return { amount: null, lines: [], why: ofHost };
  const cost = programCost(the);
  const lines = [
    line("living", titles.visit, recommendedVisitFunds(the)),
    ...(cost === undefined ? [] : [line("tuition", titles.program, cost)]),
    travelLine(the),
  ];
  return added(lines, ofVisit);
}

const travelLine = (the: CaseReader): FundLine =>
  line(
    "travel",
    titles.travel,
    decisionFrom(the.fresh(), { value: null, because: [text.travel], decidedBy: "funds.travel.noOfficialAmount" }),
  );

/**
 * Lines without an amount leave the sum a floor, and it says so. Without the living costs there is no sum: they are the
 * larger part, and a floor without them would mislead.
 */
function added(lines: readonly FundLine[], words: SumWords = ofStay): RequiredFunds {
  const parts = lines.map(({ why }) => why);
  const isOpen = (id: string) => lines.some((one) => one.id === id && one.amount === null);
  if (isOpen("living")) {
    const reasons = lines.find(({ id }) => id === "living")?.why.because ?? [];
    return {
      amount: null,
      lines,
      why: whyOfSum(parts, [words.livingMissing, ...reasons], "funds.required.livingNotKnown"),
    };
  }
  const amount = inDollars(sum(lines.map((one) => dollars(one.amount ?? 0))));
  const because = [
    text.sum,
    ...(isOpen("tuition") ? [words.tuitionMissing] : []),
    ...(isOpen("travel") ? [text.travelMissing] : []),
  ];
  return { amount, lines, why: whyOfSum(parts, because, "funds.required.sum") };
}
