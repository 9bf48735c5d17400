import { answerSheet, type AnswerSheet } from "@boreal/domain/forms/answerSheet/answerSheet";
import type { Language } from "@boreal/domain/kernel/text";
import type { Asker } from "../../policies/actor.ts";
import { appendAudit } from "../../store/auditLog.ts";
import type { CommandDeps } from "../deps.ts";
import { findForm, type NoForm } from "./fillOfficialForm.ts";

export type SheetAsked = {
  readonly applicationId: string;
  readonly formKey: string;
  readonly language: Language;
  readonly kind: "html" | "pdf";
};

export type OpenedSheet = {
  readonly sheet: AnswerSheet;
  /** Without a name of anybody: it is seen in lists of downloads. */
  readonly fileName: string;
};

/** The answer sheet of one form of one person, complete or not, for whoever may read the form; each reading is an event. */
export async function openAnswerSheet(
  deps: CommandDeps,
  asker: Asker,
  asked: SheetAsked,
): Promise<OpenedSheet | NoForm> {
  const found = await findForm(deps, asker, asked);
  if ("refusals" in found) return found;
  const { key, state, loaded, actorId } = found;
  const date = deps.today();
  await appendAudit(deps.db, {
    chainId: loaded.row.id,
    actorId,
    kind: "answerSheetOpened",
    subject: { form: key, language: asked.language, kind: asked.kind },
    at: deps.now(),
  });
  return { sheet: answerSheet(state, date), fileName: `${key.replace(":", "-")}-answers-${date}.${asked.kind}` };
}
