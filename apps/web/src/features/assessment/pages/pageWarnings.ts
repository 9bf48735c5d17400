import type { LoadedFlow } from "@boreal/domain/questionnaire/loadedFlow";
import type { AskingStep, Step } from "@boreal/domain/questionnaire/step";
import type { Raised } from "@boreal/domain/warnings/raised";
import type { WarningId } from "@boreal/domain/warnings/warningIds";
import type { CaseReader } from "@boreal/domain/caseFile/reader";
import type { Questions } from "../../../case/flow/questions.ts";
import { hardRefusal, storedForm } from "./pageFields.ts";
import { isAcknowledged, type Acknowledged } from "./pageOrder.ts";

const ownPages = new WeakMap<LoadedFlow, ReadonlySet<WarningId>>();

/** Warnings that have a page of their own in this flow, where they are confirmed. */
function withOwnPage(flow: LoadedFlow): ReadonlySet<WarningId> {
  const made =
    ownPages.get(flow) ??
    new Set<WarningId>(flow.steps.flatMap((step) => (step.type === "warning" ? step.warnings : [])));
  ownPages.set(flow, made);
  return made;
}

type Shown = {
  readonly questions: Questions;
  readonly step: Step;
  readonly asked: readonly AskingStep[];
  readonly the: CaseReader;
};

/** A value that has to be corrected first: nobody is asked to confirm it as well. */
const isRefused = (step: Step, the: CaseReader): boolean =>
  step.type === "question" && hardRefusal(step, storedForm(step, the.value(step.id)), the) !== undefined;

/** What the answers give cause to check on this page, each once: named by the page or by a question on it, and raised now. */
export function pageWarnings({ questions, step, asked, the }: Shown): readonly Raised[] {
  const own = withOwnPage(questions.flow);
  const taken = [step, ...asked].filter((each) => !isRefused(each, the));
  const named = new Set(taken.flatMap((each) => each.warnings ?? []).filter((id) => !own.has(id)));
  return named.size === 0 ? [] : questions.raise(the, named);
}

/** Those that the person is asked to confirm by going on: nothing holds her back, and she is asked once for the same answers. */
export const toConfirm = (raised: readonly Raised[], acknowledged: Acknowledged): readonly Raised[] =>
  raised.filter((each) => each.warning.isPopUp && !each.warning.isBlocking && !isAcknowledged(each, acknowledged));
