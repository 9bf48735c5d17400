import type { TaskItem } from "./task.ts";
import type { PlanBesideVault } from "@boreal/domain/plan/planned";
import type { ApplicationType } from "@boreal/domain/caseFile/application";
import { stepsOf } from "@boreal/domain/questionnaire/flow";
import { questionOf } from "../../../case/answers/questionOf.ts";
import { readerOf } from "../../../case/loading/readerOf.ts";
import { stepPath } from "../../../case/loading/addresses.ts";
import type { TheApplication } from "../../../case/loading/theCase.ts";

type Given = Pick<TheApplication, "id" | "acknowledgedWarnings" | "caseFile"> & { readonly type: string };

/** Answers of which a document says something else, until the person says which one is right. */
export const itemsReadOtherwise = (
  { id, type, caseFile, acknowledgedWarnings }: Given,
  { assessment }: Pick<PlanBesideVault, "assessment">,
): readonly TaskItem[] =>
  assessment.differences
    .filter((each) => !acknowledgedWarnings.some((seen) => seen.warningId === each.id && seen.fileId === each.fileId))
    .flatMap(({ step }) => {
      const asked = questionOf(stepsOf(type as ApplicationType), step, { the: readerOf(caseFile) });
      return asked ? [{ key: step, about: asked.question, href: stepPath(id, asked.stepId) }] : [];
    });

/** The page of the questions that names a warning. */
export const pageOfWarning = (type: ApplicationType, id: string) =>
  stepsOf(type).find((step) => (step.warnings as readonly string[] | undefined)?.includes(id));
