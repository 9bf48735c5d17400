import type { CaseReader } from "../caseFile/reader.ts";
import { Graduate } from "../conditions/studies/graduate.ts";
import { decide, type Decision } from "../kernel/decision.ts";
import type { Text } from "../kernel/text.ts";
import type { Source } from "../kernel/trace.ts";
import { postGraduationPage } from "../tables/studies/sources.ts";
import { fieldRule, languageRule } from "./graduateLanguage.ts";
import type { Part, PartRule } from "./graduateRule.ts";
import { attendanceRule, flightSchoolRule, onlineRule } from "./graduateAttendance.ts";
import { earlierPermitRule, lengthRule, programRule } from "./graduateStudies.ts";
import { statusRule, timeRule } from "./graduateTimes.ts";

/**
 * Whether a graduate may ask for a post-graduation work permit, and for how long. Each condition is a rule of its own, and the
 * result follows from all: one that fails decides, then one that a lawyer has to look at, then one that is not known, then
 * what is still to be done (ADR 0181).
 */

export type PostGraduationResult =
  | "Eligible"
  | "NotEligible"
  | "Contact"
  | "NotYet"
  | "PermitNeedsRestoration"
  | "LanguageResultNeeded";

/** In the order in which they are told. */
export const postGraduationRules: readonly PartRule[] = [
  earlierPermitRule,
  programRule,
  lengthRule,
  attendanceRule,
  onlineRule,
  flightSchoolRule,
  languageRule,
  fieldRule,
  timeRule,
  statusRule,
];

type Decided = Decision<Part | null>;

const union = <T>(lists: readonly (readonly T[])[]): readonly T[] => [...new Set(lists.flat())];

const page: Source = postGraduationPage;

/** Of the parts that settle it come the reasons; what the result rests on and waits for, from those that were looked at. */
const told = (
  value: PostGraduationResult | null,
  by: string,
  reasons: readonly Decided[],
  lookedAt: readonly Decided[],
): Decision<PostGraduationResult | null> => ({
  value,
  because: union(reasons.map(({ because }) => because)),
  decidedBy: `eligibility.pgwp.${by}`,
  restsOn: union(lookedAt.map(({ restsOn }) => restsOn)),
  missing: union(lookedAt.map(({ missing }) => missing)),
  sources: [page, ...union(lookedAt.map(({ sources }) => sources)).filter(({ title }) => title !== page.title)],
});

function toDo(open: readonly Decided[]): readonly [PostGraduationResult, string] {
  const has = (rule: PartRule) => open.some(({ decidedBy }) => decidedBy.startsWith(`${rule.id}.`));
  if (has(timeRule)) return ["NotYet", "notYet"];
  return has(statusRule) ? ["PermitNeedsRestoration", "needsRestoration"] : ["LanguageResultNeeded", "languageNeeded"];
}

export function postGraduation(the: CaseReader): Decision<PostGraduationResult | null> {
  const parts = postGraduationRules.map((rule) => decide(rule, new Graduate(the.fresh())));
  const are = (value: Part | null) => parts.filter((part) => part.value === value);
  const failed = are("NotMet");
  if (failed.length > 0) return told("NotEligible", "notEligible", failed, failed);
  const unclear = are("LookAt");
  if (unclear.length > 0) return told("Contact", "contact", unclear, parts);
  const unknown = are(null);
  if (unknown.length > 0) return told(null, "notKnown", unknown, parts);
  const open = are("ToDo");
  if (open.length > 0) return told(...toDo(open), open, parts);
  return told("Eligible", "eligible", parts, parts);
}

export const postGraduationMessages: Readonly<Record<PostGraduationResult, Text>> = {
  Eligible: {
    en: "You may ask for a post-graduation work permit, as far as your answers and documents show. Its length is among the reasons. Check that your school and your program are on the list of IRCC.",
    fr: "Vous pouvez demander un permis de travail postdiplôme, d’après vos réponses et vos documents. Sa durée figure parmi les raisons. Vérifiez que votre établissement et votre programme sont dans la liste d’IRCC.",
  },
  NotEligible: {
    en: "You do not qualify for a post-graduation work permit. Ask your legal team which other permit could fit before you pay any fee.",
    fr: "Vous n’avez pas droit au permis de travail postdiplôme. Demandez à votre équipe juridique quel autre permis pourrait convenir avant de payer des frais.",
  },
  Contact: {
    en: "Your situation needs a closer look before you apply. Our team will look at the points below.",
    fr: "Votre situation doit être examinée avant la demande. Notre équipe examinera les points ci-dessous.",
  },
  NotYet: {
    en: "Not yet: you can apply once your studies are completed. Keep your study permit valid until then.",
    fr: "Pas encore : vous pourrez présenter la demande quand vos études seront terminées. Gardez votre permis d’études valide d’ici là.",
  },
  PermitNeedsRestoration: {
    en: "Ask to restore your status in the same application. Do not work or study until it is restored.",
    fr: "Demandez le rétablissement de votre statut dans la même demande. Ne travaillez pas et n’étudiez pas avant la décision.",
  },
  LanguageResultNeeded: {
    en: "Only the language result is missing. Take an accepted test, or take it again, before the time to apply ends.",
    fr: "Il ne manque que le résultat de langue. Passez un test accepté, ou passez-le de nouveau, avant la fin du délai.",
  },
};
