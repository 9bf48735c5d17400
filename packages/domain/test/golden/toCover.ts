import { applicationTypes, type ApplicationType } from "../../src/caseFile/application.ts";
import { bridgingPermitRule } from "../../src/eligibility/bridgingPermit.ts";
import { custodianRule } from "../../src/eligibility/custodian.ts";
import { insideCanadaRule } from "../../src/eligibility/insideCanada.ts";
import { legalAgeRule } from "../../src/eligibility/legalAge.ts";
import { medicalExamRule } from "../../src/eligibility/medicalExam.ts";
import { restorationRule } from "../../src/eligibility/restoration.ts";
import { spouseOfWorkerRule } from "../../src/eligibility/spouseOfWorker.ts";
import { spouseOpenWorkPermitRule } from "../../src/eligibility/spouseOpenWorkPermit.ts";
import { studyPermitExemptionRule } from "../../src/eligibility/studyPermitExemption.ts";
import { newSchoolRule, placementRule } from "../../src/eligibility/studyPermits.ts";
import { superVisaRule } from "../../src/eligibility/superVisa.ts";
import { visitorVisaRule } from "../../src/eligibility/visitorVisa.ts";
import { workPermitRule } from "../../src/eligibility/workPermit.ts";
import { iecCategoryRules, iecRule } from "../../src/eligibility/youthMobility.ts";
import { forms } from "../../src/forms/forms.ts";
import { letters } from "../../src/letters/letters.ts";
import { stepsOf } from "../../src/questionnaire/flow.ts";
import { asksOnlyPart } from "../../src/questionnaire/flows/askedInPart.ts";
import type { Step } from "../../src/questionnaire/step.ts";
import { biometricsPages } from "../../src/vault/pages.ts";

/** What golden cases must meet, gathered from the definitions, so that a new rule without a case is found at once. */

/** Their lines are met by rows beside the rules: these files are of the legal team, and few of their rules are questions. */
const withRowsOfTheirOwn = new Set<ApplicationType>(["JudicialReview", "IrccRequest"]);

/** The types that are built whole: of each, every rule is met. A type that becomes whole comes in by itself. */
export const wholeTypes: readonly ApplicationType[] = applicationTypes.filter(
  (type) => !asksOnlyPart(type) && !withRowsOfTheirOwn.has(type),
);

/** Questions that these types always ask: only a request to IRCC or an Express Entry profile leaves them out. */
const skippedElsewhere = new Set(["coOpGroup", "biometricsGroup", "hasMedicalExam", "studiedInCanada"]);

/** `step asked` and `step skipped` for each step that has a rule. */
export function everyRule(): readonly string[] {
  const ruled = wholeTypes
    .flatMap((type) => stepsOf(type))
    .flatMap((step): readonly Step[] => (step.type === "group" ? [step, ...step.members] : [step]))
    .filter((step) => step.shown !== undefined || step.skipped !== undefined)
    .map((step) => step.id);
  return [...new Set(ruled)].flatMap((id) => [`${id} asked`, ...(skippedElsewhere.has(id) ? [] : [`${id} skipped`])]);
}

const sources = import.meta.glob<string>("../../src/questionnaire/**/*.ts", {
  eager: true,
  query: "?raw",
  import: "default",
});

/** Codes that only flows of other types can give. */
const otherFlows = new Set(["firstChoiceRequired"]);

/** Codes of every sentence that a check of the questionnaire can say, found in the sources. */
export function everyMessage(): readonly string[] {
  const call = /\b(?:refusal|advice|neededBecause|narrative|detailsAs|textWithin|numberWithin)\(\s*["'](\w+)["']/g;
  const codes = Object.entries(sources)
    .filter(([path]) => !path.endsWith(".test.ts"))
    .flatMap(([, text]) => [...text.matchAll(call)].map((match) => match[1] ?? ""));
  return [...new Set(codes)].filter((code) => !otherFlows.has(code)).toSorted();
}

type Rule = { readonly id: string; readonly cases: readonly (readonly [{ readonly id: string }, unknown, unknown?])[] };

const linesOf = (rule: Rule) => [
  ...rule.cases.map(([condition]) => `${rule.id}.${condition.id}`),
  `${rule.id}.otherwise`,
];

const concernsWholeTypes = ({ appliesTo }: { readonly appliesTo: readonly ApplicationType[] }) =>
  appliesTo.some((type) => wholeTypes.includes(type));

/** Lines for agreements that no country has today, and that wait for the next table. */
const linesOfNoCountry = new Set([
  // A limit of this category below that of the others: only of the working holiday of Austria.
  "eligibility.iec.youngProfessionals.isTooOldFor youngProfessionals",
  "eligibility.iec.internationalCoop.isTooOldFor internationalCoop",
]);

/** Lines that ask for one type of application. */
const linesOfOneType: Readonly<Record<string, ApplicationType>> = {
  "vault.biometricsRequestLetter.asksForBiometricsExtension": "IrccRequest",
  "vault.spouseBiometricsRequestLetter.asksForBiometricsExtension": "IrccRequest",
  "vault.childBiometricsRequestLetter.asksForBiometricsExtension": "IrccRequest",
  "letters.coOpLegalSubmission.isCoOpPermit and lawyerReviews": "CoOpWorkPermit",
  "forms.IMM5645.main.hasNoFamilyForm": "Iec",
  "forms.IMM5645.spouse.hasNoFamilyForm": "Iec",
  "forms.IMM5645.child.hasNoFamilyForm": "Iec",
  "forms.IMM5645.main.isExpressEntry and familyQuestionsAreOnline": "ExpressEntry",
  "forms.IMM5645.spouse.isExpressEntry and familyQuestionsAreOnline": "ExpressEntry",
  "forms.IMM5645.main.restsOnLabourMarketAssessment and workersAreAskedLater": "Lmia",
  "forms.IMM1295.main.restsOnLabourMarketAssessment and laterForTheWorker": "Lmia",
  "forms.IMM1295.main.isInCanada": "C10",
  "forms.IMM1295.main.otherwise": "ClosedWorkPermit",
  "forms.IMM0008.main.otherwise": "ExpressEntryIta",
  "forms.IMM5406.main.otherwise": "ExpressEntryIta",
  "forms.IMM5406.spouse.otherwise": "ExpressEntryIta",
  "forms.IMM5406.child.childIs18": "ExpressEntryIta",
  "forms.IMM5406.child.otherwise": "ExpressEntryIta",
  "forms.IMM5669.main.otherwise": "ExpressEntryIta",
  "forms.IMM5669.spouse.otherwise": "ExpressEntryIta",
  "forms.IMM5669.child.childIs18": "ExpressEntryIta",
  "forms.IMM5669.child.otherwise": "ExpressEntryIta",
  "forms.IMM5744.main.asksForNotesOnRefusal": "IrccRequest",
  "forms.IMM5744.main.asksForNotesOnOpenFile": "IrccRequest",
  "forms.IMM5744.main.otherwise": "IrccRequest",
};

/**
 * Lines that a plan of the whole flows never takes, because they ask for a type that is not among them; with that type. A
 * golden case of the type takes each of them.
 */
export const linesOfOtherTypes: Readonly<Record<string, ApplicationType>> = Object.fromEntries(
  Object.entries(linesOfOneType).filter(([, type]) => !wholeTypes.includes(type)),
);

/**
 * `rule.condition` of every decision table that a plan of the whole flows reads. Of the vault only biometrics: the tables of
 * its other families are met line by line by the rows beside them (`test/vaultRows.ts`).
 */
export function everyLine(): readonly string[] {
  const rules: readonly Rule[] = [
    ...biometricsPages.filter(concernsWholeTypes).flatMap((page) => page.slots.map((slot) => slot.requirement)),
    ...letters.filter(concernsWholeTypes).map((letter) => letter.requirement),
    ...forms.filter(concernsWholeTypes).map((form) => form.applies),
    insideCanadaRule,
    legalAgeRule,
    bridgingPermitRule,
    workPermitRule,
    custodianRule,
    medicalExamRule,
    spouseOfWorkerRule,
    spouseOpenWorkPermitRule,
    studyPermitExemptionRule,
    newSchoolRule,
    placementRule,
    restorationRule,
    superVisaRule,
    visitorVisaRule,
    iecRule,
    ...Object.values(iecCategoryRules),
  ];
  return [...new Set(rules.flatMap(linesOf))].filter(
    (line) => !Object.hasOwn(linesOfOtherTypes, line) && !linesOfNoCountry.has(line),
  );
}
