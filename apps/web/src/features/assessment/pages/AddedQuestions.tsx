import type { CaseFile } from "@boreal/domain/caseFile/caseFile";
import { addedPages } from "@boreal/domain/questionnaire/place";
import type { Step } from "@boreal/domain/questionnaire/step";
import { memo, useRef } from "react";
import { useLanguage } from "../../../ui/language.tsx";
import { questionnaireOf } from "../questions/questionnaire.ts";
import { underPageText as text } from "./underPage.text.ts";
import type { Answers } from "../saving/useAnswers.ts";

/** How many pages the answer on this page adds to the way, in one line; nothing while it adds none. */
export const AddedQuestions = memo(function AddedQuestions({ answers, step }: { answers: Answers; step: Step }) {
  const { t } = useLanguage();
  const { questions, caseFile } = answers;
  const arrived = useRef<{ readonly step: Step; readonly caseFile: CaseFile }>(undefined);
  if (arrived.current?.step !== step) arrived.current = { step, caseFile };
  const pagesIn = (one: CaseFile) => new Set(questionnaireOf({ questions, caseFile: one }).pages);
  const added = addedPages(questions.flow.sections, pagesIn(arrived.current.caseFile), pagesIn(caseFile));
  return (
    <p role="status" className="added-questions">
      {added &&
        (added.about === "spouse"
          ? t(text.addsAboutSpouse, { count: added.count })
          : added.about
            ? t(text.addsInSection, { count: added.count, section: t(added.about.title) })
            : t(text.adds, { count: added.count }))}
    </p>
  );
});
