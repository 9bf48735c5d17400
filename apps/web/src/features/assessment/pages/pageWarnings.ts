import type { ApplicationType } from "@boreal/domain/caseFile/application";
import { stepsOf } from "@boreal/domain/questionnaire/flow";
import type { AskingStep, Step } from "@boreal/domain/questionnaire/step";
import type { Raised } from "@boreal/domain/warnings/raised";
import { raiseForAnswers } from "@boreal/domain/warnings/raiseForAnswers";
import type { WarningId } from "@boreal/domain/warnings/warningIds";
import type { CaseReader } from "@boreal/domain/caseFile/reader";
import { hardRefusal, storedForm } from "./pageFields.ts";
import { isAcknowledged, type Acknowledged } from "./pageOrder.ts";

const ownPages = new Map<ApplicationType, ReadonlySet<WarningId>>();

/** Warnings that have a page of their own in this flow, where they are confirmed. */
function withOwnPage(type: ApplicationType): ReadonlySet<WarningId> {
  const made =
    ownPages.get(type) ??
    new Set<WarningId>(stepsOf(type).flatMap((step) => (step.type === "warning" ? step.warnings : [])));
  ownPages.set(type, made);
  return made;
}

type Shown = { readonly step: Step; readonly asked: readonly AskingStep[]; readonly the: CaseReader };

/** A value that has to be corrected first: nobody is asked to confirm it as well. */
const isRefused = (step: Step, the: CaseReader): boolean =>
  step.type === "question" && hardRefusal(step, storedForm(step, the.value(step.id)), the) !== undefined;

/** What the answers give cause to check on this page, each once: named by the page or by a question on it, and raised now. */
export function pageWarnings({ step, asked, the }: Shown, type: ApplicationType): readonly Raised[] {
  const own = withOwnPage(type);
  const taken = [step, ...asked].filter((each) => !isRefused(each, the));
  const named = new Set(taken.flatMap((each) => each.warnings ?? []).filter((id) => !own.has(id)));
  return named.size === 0 ? [] : raiseForAnswers(the, named);
}

/** Those that the person is asked to confirm by going on: nothing holds her back, and she is asked once for the same answers. */
export const toConfirm = (raised: readonly Raised[], acknowledged: Acknowledged): readonly Raised[] =>
  raised.filter((each) => each.warning.isPopUp && !each.warning.isBlocking && !isAcknowledged(each, acknowledged));
