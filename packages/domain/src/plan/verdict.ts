import type { SendBy, Verdict, Plan, PlannedEligibility } from "./planned.ts";
import type { ApplicationStatus, ApplicationType } from "../caseFile/application.ts";
import type { CaseReader } from "../caseFile/reader.ts";
import { firstLanguageOf } from "../conditions/expressEntry/languageOfCandidate.ts";
import { leaveApplicationId } from "../deadlines/court.ts";
import type { EligibilityResult } from "../eligibility/eligibility.ts";
import { fill, type Text } from "../kernel/text.ts";
import type { FactRef } from "../kernel/trace.ts";
import { hasBegun } from "./hasBegun.ts";
import { sendByOf } from "./verdictDay.ts";
import { gates, nameOf, ruledOut, ways, type Gate, type Way } from "./verdictGates.ts";
import { incomeBelow, verdictMoney } from "./verdictMoney.ts";

/** While one of these holds, the application has still to be sent; of the Court’s, a case of its own. */
const toBeSent: ReadonlySet<ApplicationStatus> = new Set<ApplicationStatus>([
  "Preparation",
  "LawyerReview",
  "ApplicantPool",
  "ItaReceived",
]);

const isToBeSent = (type: ApplicationType, status: ApplicationStatus): boolean =>
  toBeSent.has(status) || (type === "JudicialReview" && status === "JrPreparation");

const sentences: Readonly<Record<Way, Text>> = {
  notNeeded: { en: "You may not need this application", fr: "Vous n’avez peut-être pas besoin de cette demande" },
  closed: { en: "Not open today: {reason}", fr: "Pas possible aujourd’hui\u00A0: {reason}" },
  lawyerLooks: {
    en: "Your legal team looks at this first: {reason}",
    fr: "Votre équipe juridique examine d’abord ceci\u00A0: {reason}",
  },
  notYet: { en: "Not yet: {reason}", fr: "Pas encore\u00A0: {reason}" },
  notKnown: { en: "Not known yet: {reason}", fr: "Pas encore connu\u00A0: {reason}" },
  open: { en: "Nothing in your answers prevents this", fr: "Rien dans vos réponses ne s’y oppose" },
};
const text = {
  openSoFar: { en: "Nothing prevents this so far", fr: "Rien ne s’y oppose jusqu’ici" },
  answersDecide: {
    en: "Your answers will tell whether this way is open to you",
    fr: "Vos réponses diront si cette voie vous est ouverte",
  },
  citizen: { en: "You do not need this application", fr: "Vous n’avez pas besoin de cette demande" },
  noProgram: {
    en: "No program of Express Entry is open to you today",
    fr: "Aucun programme d’Entrée express ne vous est ouvert aujourd’hui",
  },
  noLanguageTest: {
    en: "No program of Express Entry is open without a language test",
    fr: "Aucun programme d’Entrée express n’est ouvert sans test de langue",
  },
  raisesMost: {
    en: "What would raise your score most ({gain} points): {change}",
    fr: "Ce qui augmenterait le plus votre note ({gain} points)\u00A0: {change}",
  },
  wouldOpen: { en: "What would open one: {change}", fr: "Ce qui en ouvrirait un\u00A0: {change}" },
  moreIncome: {
    en: "A partner who co-signs or a better tax year could change this. A visitor visa remains possible.",
    fr: "Un partenaire qui cosigne ou une meilleure année d’imposition peut changer cela. Un visa de visiteur reste possible.",
  },
  noOffer: {
    en: "this permit is for one employer, and you have no job offer",
    fr: "ce permis vise un seul employeur, et vous n’avez pas d’offre d’emploi",
  },
  courtTimeRuns: {
    en: "the time to go to Court may already be running",
    fr: "le délai pour aller devant la Cour court peut-être déjà",
  },
  courtTimeOver: {
    en: "the day to apply to the Court has passed",
    fr: "la date pour s’adresser à la Cour est passée",
  },
  invitationOver: { en: "the invitation has ended", fr: "l’invitation a pris fin" },
  noCategory: {
    en: "no category is open to you so far",
    fr: "aucune catégorie ne vous est ouverte pour le moment",
  },
} satisfies Record<string, Text>;

/** Days after which sending alone no longer helps. */
const endsWithItsDay: Readonly<Record<string, Text>> = {
  [leaveApplicationId]: text.courtTimeOver,
  invitation: text.invitationOver,
};

type Parts = Omit<Plan, "verdict">;

/** What one result says of the way. */
type Said = { readonly way: Way; readonly gate: Gate; readonly result: PlannedEligibility };

/** Nothing once the application was sent: then others decide. */
export function verdictOf(plan: Parts, the: CaseReader): Verdict | undefined {
  const reader = the.fresh();
  const [type, status] = [reader.application("type"), reader.application("status")];
  if (type === undefined || status === undefined || !isToBeSent(type, status)) return undefined;
  const told = firstOf(plan, the);
  const ofAnswers = plan.notNeeded ? "notNeeded" : (told?.way ?? "open");
  const isShut = ofAnswers === "notNeeded" || ofAnswers === "closed";
  const money = isShut || !hasBegun(plan) ? undefined : verdictMoney(plan.funds, the);
  const sendBy = isShut ? undefined : sendByOf(plan.deadlines, type, plan.today);
  const time = ofAnswers === "open" ? timeAgainst(plan, type, sendBy) : undefined;
  const way = time ? "lawyerLooks" : ofAnswers;
  return {
    way,
    ...(time ? { sentence: fill(sentences.lawyerLooks, { reason: time }) } : wordsOf(way, told, plan, the)),
    ...(told && !plan.notNeeded ? { of: told.gate.id } : {}),
    waitsFor: told ? waitedFor(way, told, plan, the) : [],
    ...(sendBy ? { sendBy } : {}),
    ...(money ? { money } : {}),
    rulesOut: ruledOut[way],
  };
}

/** A time limit that runs unseen, or that ended, where no answer stands against the way: nobody is told then that nothing does. */
function timeAgainst({ deadlines, today }: Parts, type: ApplicationType, sendBy: SendBy | undefined): Text | undefined {
  if (type === "JudicialReview" && deadlines.some(({ id, date }) => id === leaveApplicationId && date === null))
    return text.courtTimeRuns;
  if (!sendBy || sendBy.date >= today) return undefined;
  return endsWithItsDay[sendBy.deadline];
}

/** What decides and is not told yet; without a language test, that answer is what would open a program. */
function waitedFor(way: Way, { gate, result }: Said, plan: Parts, the: CaseReader): readonly FactRef[] {
  if (way === "closed" && gate.id === "expressEntry" && isWithoutTest(the)) return ["answers.languageTest"];
  return way === "notKnown" ? askedOf(result, plan) : [];
}

function isWithoutTest(the: CaseReader): boolean {
  const language = firstLanguageOf(the.fresh());
  return language === undefined || language.kind === "none";
}

/** The result that decides: what closes comes before what is not known, and that before what is open. */
function firstOf(plan: Parts, the: CaseReader): Said | undefined {
  const said = gates.flatMap((gate): readonly Said[] => {
    const result = plan.eligibility[gate.id];
    const way = concerns(gate.id, the) ? wayOf(gate, result, plan) : undefined;
    return way === undefined ? [] : [{ way, gate, result }];
  });
  const worst = ways.find((way) => said.some((one) => one.way === way));
  if (worst !== "open") return said.find(({ way }) => way === worst);
  return said.find(({ gate, result }) => isTold(gate, result)) ?? said[0];
}

const isTold = ({ isTold: told = [] }: Gate, { value }: PlannedEligibility): boolean =>
  value !== null && told.includes(nameOf(value));

/** Whether a result is about what this application asks for, and not only about somebody or something beside it. */
function concerns(id: EligibilityResult, the: CaseReader): boolean {
  const reader = the.fresh();
  if (id === "spouseOpenWorkPermit")
    return (
      reader.answer("spouseVisaType") === "OpenWorkPermit" &&
      ["StandaloneFamily", "SpeFamily", "PgwpFamily"].includes(reader.application("type") ?? "")
    );
  // A super visa also serves who needs no visitor visa.
  return id !== "visitorVisa" || reader.answer("vvIsSuperVisa") !== true;
}

function wayOf(gate: Gate, result: PlannedEligibility, plan: Parts): Way | undefined {
  const { value, why, categories } = result;
  if (value === null) {
    const isLeftOpen = gate.leavesOpen?.some((by) => why.decidedBy.endsWith(`.${by}`)) ?? false;
    return isLeftOpen || askedOf(result, plan).length === 0 ? undefined : "notKnown";
  }
  if (categories && value === "ELIGIBLE" && !categories.some(({ offered }) => offered))
    return categories.some(({ offered }) => offered === null) ? "notKnown" : "closed";
  return gate.ways[nameOf(value)];
}

/** The missing facts of a result that this case asks for: what it never asks cannot become known. */
function askedOf({ why, categories = [] }: PlannedEligibility, { assessment, vault }: Parts): readonly FactRef[] {
  const missing = [...why.missing, ...categories.flatMap((one) => (one.offered === null ? one.why.missing : []))];
  return [...new Set(missing)].filter((fact) => {
    const [, kind, name] = /^(\w+)\.([^.[]+)/.exec(fact) ?? [];
    if (kind === "documents")
      return vault.some(({ page, requirement }) => page === name && requirement !== "NotApplicable");
    return (
      kind === "answers" && assessment.steps.some(({ id, state }) => id.split(".")[0] === name && state !== "skipped")
    );
  });
}

type Words = Pick<Verdict, "sentence" | "more">;

function wordsOf(way: Way, told: Said | undefined, plan: Parts, the: CaseReader): Words {
  if (plan.notNeeded) return { sentence: text.citizen };
  if (way === "open") {
    const isWhole = plan.assessment.next === null;
    const more = told && isTold(told.gate, told.result) ? openWords(told.result) : undefined;
    const openSoFar = hasBegun(plan) ? text.openSoFar : text.answersDecide;
    return { sentence: isWhole ? sentences.open : openSoFar, ...(more ? { more } : {}) };
  }
  if (!told) return { sentence: sentences[way] };
  const { gate, result } = told;
  if (gate.id === "expressEntry") return expressEntryWords(way, result, the);
  if (way === "notKnown" && !hasBegun(plan)) return { sentence: text.answersDecide };
  const more = isIncome(told) ? text.moreIncome : way === "notKnown" ? undefined : result.message;
  return { sentence: fill(sentences[way], { reason: reasonOf(told, plan, the) }), ...(more ? { more } : {}) };
}

const isIncome = ({ gate, result: { value } }: Said): boolean =>
  gate.id === "superVisa" && (value === "IncomeGap" || value === "IncomeTooLow");

/** A clause that follows a colon. */
function reasonOf(told: Said, plan: Parts, the: CaseReader): Text {
  const { value, why, categories } = told.result;
  const income = isIncome(told) ? incomeBelow(plan.funds, the) : undefined;
  if (income) return income;
  if (value === "OfferNeeded") return text.noOffer;
  if (categories && value === "ELIGIBLE")
    return categories.find(({ offered }) => offered === null)?.why.because[0] ?? text.noCategory;
  return why.because[0] ?? text.answersDecide;
}

/** Of Express Entry also what would raise the score most. */
function openWords({ message, raise }: PlannedEligibility): Text | undefined {
  const best = raise?.find(({ gain }) => gain > 0);
  if (!message || !best) return message;
  const raises = fill(text.raisesMost, { gain: best.gain, change: best.title });
  return { en: `${message.en} ${raises.en}.`, fr: `${message.fr} ${raises.fr}.` };
}

function expressEntryWords(way: Way, { programs = [], raise, why }: PlannedEligibility, the: CaseReader): Words {
  if (isWithoutTest(the)) return { sentence: text.noLanguageTest };
  if (way === "closed") {
    const opens = raise?.find((one) => one.opens.length > 0);
    return {
      sentence: text.noProgram,
      ...(opens ? { more: fill(text.wouldOpen, { change: opens.title }) } : {}),
    };
  }
  const unknown = programs.find(({ open }) => open === null)?.requirements.find(({ met }) => met === null)?.why
    .because[0];
  return { sentence: fill(sentences[way], { reason: unknown ?? why.because[0] ?? text.answersDecide }) };
}
