import type { CaseFile } from "@boreal/domain/caseFile/caseFile";
import { shareOf } from "./formShare.ts";
import { formsOfCase, openForm, readerOfAnswers } from "./theForms.ts";

/** How far a form is, as the plan tells it. */
export type FormShare = ReturnType<typeof shareOf>;

/**
 * How much of each needed form is filled in, by its key. Brings the long lists that forms are filled in from: ask for this
 * file by itself, once the page stands (tests/walls/bigLists.test.ts).
 */
export function formShares(caseFile: CaseFile): ReadonlyMap<string, FormShare> {
  const answers = readerOfAnswers(caseFile);
  const needed = formsOfCase(answers).filter(({ decision }) => decision.value);
  return new Map(
    needed.flatMap((form): readonly (readonly [string, FormShare])[] => {
      const open = openForm(form, caseFile, answers);
      return open ? [[open.key, shareOf(open.state)]] : [];
    }),
  );
}
