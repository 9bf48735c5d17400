import { answerQueue } from "../../../case/saving/answerQueue.ts";
import { type StoredAnswers, type UnsavedAnswer } from "../../../case/saving/unsavedAnswers.ts";
import { answerSheet, type AnswerSheet } from "../../../case/saving/answerSheet.ts";

/** A sheet for trying: answers are laid over the stored ones and are sent nowhere. It is gone with the page that made it. */
export function trialSheet(stored: StoredAnswers): AnswerSheet {
  return answerSheet(
    answerQueue(stored, {
      send: () => new Promise(() => {}),
      alone: (work) => work(),
      mayPass: () => false,
      standing: () => "unknown",
      now: () => "",
      delay: () => 0,
      // The time to send never comes.
      wait: () => () => {},
      onLine: () => {},
    }),
  );
}

/** The answers that are tried: whole, right, and other than the stored ones. */
export const triedAnswers = (sheet: AnswerSheet): readonly UnsavedAnswer[] => sheet.queue.unsaved();

/** Puts the stored value back in place of what was tried. */
export function takeBack(sheet: AnswerSheet, key: string): void {
  const value = sheet.queue.stored().values[key];
  sheet.give(key, { value, unread: {}, origins: {}, storable: { value } }, 0, `answers.${key}`);
}

/** Hands what was tried to the sheet that saves, over the versions that were on the screen. */
export function handOver(trial: AnswerSheet, real: Pick<AnswerSheet, "queue">): void {
  for (const { key, value, baseVersion } of triedAnswers(trial)) real.queue.set(key, value, 0, baseVersion);
}
