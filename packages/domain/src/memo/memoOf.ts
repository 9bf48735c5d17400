import type { CaseFile } from "../caseFile/caseFile.ts";
import { decide } from "../kernel/decision.ts";
import type { Text } from "../kernel/text.ts";
import { whyOf } from "../kernel/why.ts";
import { computePlan, rulesVersion } from "../plan/plan.ts";
import type { Plan } from "../plan/planned.ts";
import { readerFor } from "../questionnaire/inUse.ts";
import { coverageRule, evidenceFiles } from "./coverage.ts";
import { evidenceLine, type PageOfValue } from "./evidence.ts";
import { memoFormat, type Memo, type MemoReason } from "./memo.ts";
import { MemoReader, type CoverageRule } from "./memoReader.ts";
import { notesAbout, openPointsOf } from "./openPoints.ts";
import { nameOfReason, reasonsOfLetters } from "./reasonIds.ts";
import type { ReasonDefinition } from "./reasonDefinition.ts";
import { memoReasons } from "./reasons/memoReasons.ts";

export const memoNotice: Text = {
  en: "This memo predicts nothing. It says which documents on file answer each reason for which an application like this one can be refused, and what is still open. It does not say whether the application will be approved or refused, and it does not replace the judgment of a lawyer.",
  fr: "Cette note ne prédit rien. Elle indique quels documents au dossier répondent à chaque motif pour lequel une demande comme celle-ci peut être refusée, et ce qui reste ouvert. Elle ne dit pas si la demande sera approuvée ou refusée, et elle ne remplace pas le jugement d’une avocate ou d’un avocat.",
};

const rules = new Map<ReasonDefinition, CoverageRule>(memoReasons.map((reason) => [reason, coverageRule(reason)]));
const ofLetters: ReadonlySet<string> = new Set(reasonsOfLetters);

type Given = {
  /** The plan of this case, where it is there already. */
  readonly plan?: Plan;
  readonly pageOfValue?: PageOfValue;
};

/** The readiness memo of a case: for each reason of refusal what is on file, what is open and what would cover it. */
export function memoOf(caseFile: CaseFile, { plan = computePlan(caseFile), pageOfValue = notKnown }: Given = {}): Memo {
  const reader = new MemoReader(readerFor(caseFile), plan, caseFile.letters);
  return {
    format: memoFormat,
    rulesVersion,
    today: caseFile.today,
    notice: memoNotice,
    reasons: memoReasons.map((reason) => decidedReason(reader.fresh(), reason, pageOfValue)),
  };
}

const notKnown: PageOfValue = () => undefined;

function decidedReason(the: MemoReader, reason: ReasonDefinition, pageOfValue: PageOfValue): MemoReason {
  const decision = decide(rules.get(reason) ?? coverageRule(reason), the);
  const { id, fields } = reason;
  const isRaised = decision.value !== "notApplicable";
  return {
    id,
    list: ofLetters.has(id) ? "letters" : "settlement",
    name: nameOfReason(id),
    covered: decision.value,
    why: whyOf(decision),
    evidence: isRaised
      ? evidenceFiles(the, reason).flatMap((file) => evidenceLine(the, file, fields, pageOfValue) ?? [])
      : [],
    open: isRaised ? openPointsOf(the, reason) : [],
    notes: isRaised ? notesAbout(the, reason) : [],
  };
}
