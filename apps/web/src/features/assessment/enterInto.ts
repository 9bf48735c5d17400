import { readerFor } from '@boreal/domain/questionnaire/inUse';
import type { ListStep } from '@boreal/domain/questionnaire/step';
import type { Refusal } from '@boreal/domain/kernel/validation';
import type { Entered } from './FieldView.tsx';
import { type AskingStep, type Row } from '../../case/askedFields.ts';
import { answerPath, rowPath, rowsOf, storableAnswer } from './pageFields.ts';
import type { Answers } from './useAnswers.ts';

/** How long typing must pause before it is saved. Choices are saved at once, and leaving a field saves too. */
const typingPause = 800;

/** What the controls of a page call when something is entered. */
export function enterInto(answers: Answers) {
  const { sheet, shownCase } = answers;

  const give = (step: AskingStep, value: unknown, unreadable: Readonly<Record<string, Refusal>>, pace: Entered['pace']) =>
    sheet.give(step.id, storableAnswer(step, value, shownCase, unreadable), pace === 'chosen' ? 0 : typingPause);

  const unreadableOf = (key: string) => sheet.view().drafts[key]?.unreadable ?? {};

  const marked = (before: Readonly<Record<string, Refusal>>, path: string, refused: Refusal | undefined) => {
    const { [path]: _was, ...others } = before;
    return refused ? { ...others, [path]: refused } : others;
  };

  return {
    answer: (step: AskingStep, { value, unreadable, pace }: Entered) =>
      give(step, value, marked(unreadableOf(step.id), answerPath(step.id), unreadable), pace),

    row: (step: ListStep, index: number, field: string, { value, unreadable, pace }: Entered) => {
      const rows = rowsOf(step, shownCase.answers[step.id], readerFor(shownCase)).map((row, at) =>
        at === index ? { ...row, [field]: value } : row,
      );
      give(step, rows, marked(unreadableOf(step.id), rowPath(step.id, index, field), unreadable), pace);
    },

    rows: (step: ListStep, rows: readonly Row[]) => give(step, rows, {}, 'chosen'),
  };
}
