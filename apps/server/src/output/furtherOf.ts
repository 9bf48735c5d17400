import type { AnswerSheet } from "@boreal/domain/forms/answerSheet/answerSheet";
import { furtherSheet } from "@boreal/domain/forms/answerSheet/furtherSheet";
import type { FormState } from "@boreal/domain/forms/formState";
import type { IsoDate } from "@boreal/domain/kernel/calendarDate";
import type { Language } from "@boreal/domain/kernel/text";
import { formEditions } from "@boreal/official-forms/maps/editions";
import { roomOnForm } from "@boreal/official-forms/roomOnForm";

/** The sheet that goes with the official file of a form, as long as no file is at hand: by what the edition in this language has room for. */
export function furtherOf(state: FormState, date: IsoDate, language: Language): AnswerSheet | undefined {
  const editions = formEditions.filter((one) => one.form === state.form.id);
  const edition = editions.find((one) => one.language === (language === "fr" ? "F" : "E")) ?? editions[0];
  return edition && furtherSheet(state, date, roomOnForm(edition));
}
