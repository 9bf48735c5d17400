import type { ApplicationType } from "../caseFile/application.ts";
import type { CaseReader } from "../caseFile/reader.ts";
import { decide, type CaseRule } from "../caseFile/rule.ts";
import { isFamilyOfGraduate } from "../conditions/application/application.ts";
import { decisionFrom, type Decision } from "../kernel/decision.ts";
import type { Text } from "../kernel/text.ts";
import { expressEntryOf, type ExpressEntryResult } from "./expressEntry/expressEntry.ts";
import { bridgingPermitMessages, bridgingPermitRule } from "./bridgingPermit.ts";
import { citizenshipRestsOn, notNeeded, notNeededMessage } from "./canadianCitizen.ts";
import { custodianMessages, custodianRule } from "./custodian.ts";
import { insideCanada, insideCanadaMessages } from "./insideCanada.ts";
import { legalAgeMessages, legalAgeRule } from "./legalAge.ts";
import { medicalExamMessages, medicalExamRule } from "./medicalExam.ts";
import { postGraduation, postGraduationMessages } from "./postGraduation.ts";
import { restoration, restorationMessages } from "./restoration.ts";
import { spouseOfWorkerMessage, spouseOfWorkerRule } from "./spouseOfWorker.ts";
import { spouseOpenWorkPermitMessages, spouseOpenWorkPermitRule } from "./spouseOpenWorkPermit.ts";
import { iecCategories, iecMessage, iecRule, type CategoryOffered } from "./youthMobility.ts";
import { studyPermitExemptionMessages, studyPermitExemptionRule } from "./studyPermitExemption.ts";
import { newSchoolMessages, newSchoolRule, placementMessages, placementRule } from "./studyPermits.ts";
import { superVisa, superVisaMessages } from "./superVisa.ts";
import { visitorVisaMessages, visitorVisaRule } from "./visitorVisa.ts";
import { workPermitMessages, workPermitRule } from "./workPermit.ts";

/** The results of document 3 sections 4.6, 4.7 and 5.5 and of the programme tables, in the order of the plan. */
export const eligibilityResults = [
  "insideCanada",
  "iec",
  "pgwp",
  "spouseOpenWorkPermit",
  "superVisa",
  "bowp",
  "custodian",
  "legalAge",
  "studyPermitExemption",
  "medicalExam",
  "visitorVisa",
  "restoration",
  "expressEntry",
  "workPermit",
  "placement",
  "newSchool",
] as const;
export type EligibilityResult = (typeof eligibilityResults)[number];

/** `value` null: it does not concern this application, or is not known; the reason says which. */
export type Eligibility = {
  readonly decision: Decision<EligibilityValue>;
  readonly message?: Text;
  /** Of youth mobility: each category, offered or not. */
  readonly categories?: readonly CategoryOffered[];
} & Partial<ExpressEntryParts>;

/** Of Express Entry the programs that are open; of every other result one word. */
export type EligibilityValue = string | readonly string[] | null;

/** What only Express Entry has: programs, points and what would raise them. */
export type ExpressEntryParts = Required<
  Pick<ExpressEntryResult, "programs" | "points" | "ranking" | "raise" | "draws">
>;

type Subject = {
  /** Types of application that the result concerns. */
  readonly concerns: ReadonlySet<ApplicationType>;
  /** Missing while this version does not work the result out. */
  readonly decide?: (the: CaseReader) => Decision<EligibilityValue>;
  readonly messages?: Readonly<Record<string, Text>>;
  /** What else is said of the result that was decided. */
  readonly more?: (the: CaseReader, decision: Decision<EligibilityValue>) => Omit<Eligibility, "decision">;
};

const types = (...named: readonly ApplicationType[]): ReadonlySet<ApplicationType> => new Set(named);
const studies = types("Student", "StudentExtension", "Dli");
const workers = ["WorkPermitExtension", "Lmia", "C10", "ClosedWorkPermit"] as const;
const byRule = (rule: CaseRule<string | null>) => (the: CaseReader) => decide(rule, the);

function youthMobility(the: CaseReader, decision: Decision<EligibilityValue>): Omit<Eligibility, "decision"> {
  const categories = iecCategories(the, decision);
  const message = iecMessage(the, typeof decision.value === "string" ? decision.value : null, categories);
  return { categories, ...(message ? { message } : {}) };
}

/** The spouse of a graduate who works rests on that work; every other one on the studies. */
const restsOnWork = (the: CaseReader): boolean => isFamilyOfGraduate.evaluate(the.fresh()).holds;

function spousesPermit(the: CaseReader, { value }: Decision<EligibilityValue>): Omit<Eligibility, "decision"> {
  const messages: Readonly<Record<string, Text>> = spouseOpenWorkPermitMessages;
  const said = (id: string) => (restsOnWork(the) ? spouseOfWorkerMessage(id, the.fresh()) : messages[id]);
  const message = typeof value === "string" ? said(value) : undefined;
  return message ? { message } : {};
}

const subjects: Readonly<Record<EligibilityResult, Subject>> = {
  insideCanada: { concerns: studies, decide: insideCanada, messages: insideCanadaMessages },
  iec: { concerns: types("Iec"), decide: byRule(iecRule), more: youthMobility },
  pgwp: { concerns: types("WorkPermit"), decide: postGraduation, messages: postGraduationMessages },
  spouseOpenWorkPermit: {
    concerns: types("Student", "StudentExtension", "Dli", "StandaloneFamily", "SpeFamily", "PgwpFamily"),
    decide: (the) => (restsOnWork(the) ? decide(spouseOfWorkerRule, the) : decide(spouseOpenWorkPermitRule, the)),
    more: spousesPermit,
  },
  superVisa: { concerns: types("VisitorVisa"), decide: superVisa, messages: superVisaMessages },
  bowp: { concerns: types("Bowp"), decide: byRule(bridgingPermitRule), messages: bridgingPermitMessages },
  custodian: { concerns: studies, decide: byRule(custodianRule), messages: custodianMessages },
  legalAge: { concerns: studies, decide: byRule(legalAgeRule), messages: legalAgeMessages },
  medicalExam: {
    concerns: types(...studies, "CoOpWorkPermit"),
    decide: byRule(medicalExamRule),
    messages: medicalExamMessages,
  },
  studyPermitExemption: {
    concerns: types("Student"),
    decide: byRule(studyPermitExemptionRule),
    messages: studyPermitExemptionMessages,
  },
  visitorVisa: {
    concerns: types("VisitorVisa", "TrvSpe", "TrvPgwp"),
    decide: byRule(visitorVisaRule),
    messages: visitorVisaMessages,
  },
  restoration: {
    concerns: types("Student", "StudentExtension", "Dli", "VisitorVisa", "TrvSpe", "TrvPgwp", ...workers, "Bowp"),
    decide: restoration,
    messages: restorationMessages,
  },
  expressEntry: {
    concerns: types("ExpressEntry", "ExpressEntryIta"),
    decide: (the) => the.ofCase(expressEntryOf).decision,
    more(the) {
      const { decision: _decided, ...more } = the.ofCase(expressEntryOf);
      return more;
    },
  },
  workPermit: { concerns: types(...workers), decide: byRule(workPermitRule), messages: workPermitMessages },
  placement: {
    concerns: types("Student", "StudentExtension", "Dli", "CoOpWorkPermit"),
    decide: byRule(placementRule),
    messages: placementMessages,
  },
  newSchool: {
    concerns: types("StudentExtension", "Dli"),
    decide: byRule(newSchoolRule),
    messages: newSchoolMessages,
  },
};

const notOfStudies: Text = {
  en: "this result is not about a study permit application",
  fr: "ce résultat ne porte pas sur une demande de permis d’études",
};
const notOfThisType: Text = {
  en: "this result is not for this type of application",
  fr: "ce résultat ne vaut pas pour ce type de demande",
};
const notBuilt: Text = {
  en: "this version of Boreal does not work this out yet",
  fr: "cette version de Boreal ne le calcule pas encore",
};
const ofStudies = types("Student", "StudentExtension", "Dli", "StandaloneFamily", "SpeFamily");

/** A result without a value, and the clause that says why there is none. */
function withoutValue(the: CaseReader, id: EligibilityResult, decidedBy: string, because: Text): Eligibility {
  const reader = the.fresh();
  reader.application("type");
  return {
    decision: decisionFrom(reader, { value: null, because: [because], decidedBy: `eligibility.${id}.${decidedBy}` }),
  };
}

function resultOf(the: CaseReader, type: ApplicationType | undefined, id: EligibilityResult): Eligibility {
  const { concerns, decide: decideIt, messages, more } = subjects[id];
  if (type === undefined || !concerns.has(type)) {
    return withoutValue(the, id, "otherType", type !== undefined && ofStudies.has(type) ? notOfStudies : notOfThisType);
  }
  if (!decideIt) return withoutValue(the, id, "notBuilt", notBuilt);
  const citizen = id === "legalAge" ? undefined : notNeeded(the);
  if (citizen) return { decision: { ...citizen, decidedBy: `eligibility.${id}.notNeeded` }, message: notNeededMessage };
  const decided = decideIt(the);
  const decision = {
    ...decided,
    restsOn: [
      ...new Set(["application.type", ...(id === "legalAge" ? [] : citizenshipRestsOn(the)), ...decided.restsOn]),
    ],
  };
  if (more) return { decision, ...more(the, decision) };
  const message = typeof decided.value === "string" ? messages?.[decided.value] : undefined;
  return message ? { decision, message } : { decision };
}

/** Every result for this case, each with its reason. */
export function eligibilityOf(the: CaseReader): Readonly<Record<EligibilityResult, Eligibility>> {
  const type = the.fresh().application("type");
  return Object.fromEntries(eligibilityResults.map((id) => [id, resultOf(the, type, id)])) as Record<
    EligibilityResult,
    Eligibility
  >;
}
