import { answerSheet, type AnswerSheet } from "@boreal/domain/forms/answerSheet/answerSheet";
import type { Language } from "@boreal/domain/kernel/text";
import type { Asker } from "../../policies/actor.ts";
import { furtherOf } from "../../output/furtherOf.ts";
import type { CommandDeps } from "../deps.ts";
import { noteHandedOut, type Logged } from "../handedOut.ts";
import { findForm, type NoForm } from "./fillOfficialForm.ts";

export type SheetAsked = {
  readonly applicationId: string;
  readonly formKey: string;
  readonly language: Language;
  readonly kind: "html" | "pdf";
  /** Only what the official file has no room for, to be sent with it. */
  readonly isFurther?: boolean;
};

export type OpenedSheet = {
  readonly sheet: AnswerSheet;
  readonly logged: Logged;
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
  const sheet = asked.isFurther ? furtherOf(state, date, asked.language) : answerSheet(state, date);
  if (!sheet) return { refusals: [{ ...nothingFurther, path: `forms.${key}` }] };
  const logged = await noteHandedOut(deps, {
    applicationId: loaded.row.id,
    actorId,
    kind: "answerSheetOpened",
    subject: { form: key, language: asked.language, kind: asked.kind },
  });
  const part = asked.isFurther ? "further-sheet" : "answers";
  return { logged, sheet, fileName: `${key.replace(":", "-")}-${part}-${date}.${asked.kind}` };
}

const nothingFurther = {
  code: "nothingFurther",
  text: {
    en: "The form has room for every answer. There is no further sheet.",
    fr: "Le formulaire a de la place pour toutes les réponses. Il n’y a pas de feuille supplémentaire.",
  },
} as const;
