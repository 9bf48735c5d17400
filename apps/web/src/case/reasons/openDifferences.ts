import type { PlannedDifference } from "@boreal/domain/plan/planned";
import type { CaseFile } from "@boreal/domain/caseFile/caseFile";
import { differencesOf } from "@boreal/domain/plan/assessmentPart";
import { readerFor } from "@boreal/domain/questionnaire/inUse";
import { assess } from "@boreal/domain/questionnaire/progress";
import { caseFileOf, type TheApplication } from "../loading/theCase.ts";
import { toldWarningOf } from "./toldWarningOf.ts";

const found = new WeakMap<CaseFile, readonly PlannedDifference[]>();

/** The answers of which a document says something else, found once for a page with many files. */
function differencesIn(caseFile: CaseFile): readonly PlannedDifference[] {
  const before = found.get(caseFile);
  if (before) return before;
  const { type } = caseFile.application;
  const the = readerFor(caseFile);
  const differences = differencesOf(type, assess(type, the), the);
  found.set(caseFile, differences);
  return differences;
}

/** What nobody has settled yet, for whoever may know the answers. */
function unsettledDifferences(application: TheApplication): readonly PlannedDifference[] {
  if (!application.abilities.includes("readAnswers")) return [];
  return differencesIn(caseFileOf(application.caseFile)).filter(
    (one) => !application.acknowledgedWarnings.some((seen) => seen.warningId === one.id && seen.fileId === one.fileId),
  );
}

/** What is still to be settled by whoever may answer. */
export const openDifferences = (application: TheApplication): readonly PlannedDifference[] =>
  application.abilities.includes("answer") ? unsettledDifferences(application) : [];

/** What is not settled and no warning shows already. */
export function differencesBesideWarnings(application: TheApplication): readonly PlannedDifference[] {
  const shown = application.plan.warnings.flatMap((warning) =>
    (toldWarningOf(warning, application, true)?.differs ?? []).map(({ answer }) => `${warning.fileId} ${answer}`),
  );
  return unsettledDifferences(application).filter(({ fileId, step }) => !shown.includes(`${fileId} ${step}`));
}
