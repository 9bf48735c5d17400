import { asksSomething } from "@boreal/domain/questionnaire/stepsProgress";
import type { Step } from "@boreal/domain/questionnaire/step";
import { memo, useState } from "react";
import { AnswerList } from "../../../case/answers/AnswerList.tsx";
import { answerLists } from "../../../case/answers/answerLines.ts";
import { Details } from "../../../ui/layout/Details.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { questionnaireOf } from "../questions/questionnaire.ts";
import { underPageText as text } from "../pages/underPage.text.ts";
import type { Answers } from "../saving/useAnswers.ts";

/** Under the last question of a section: what was answered in it, each with a way to change it that leads back here. */
export const SectionCheck = memo(function SectionCheck({ answers, step }: { answers: Answers; step: Step }) {
  const { t } = useLanguage();
  const [open, setOpen] = useState(false);
  const { flow, pages, the } = questionnaireOf(answers);
  const section = flow.sections.find(({ steps }) => steps.includes(step));
  const asked = section?.steps.filter((one) => asksSomething(one) && pages.includes(one)) ?? [];
  if (!section || asked.length < 2 || asked.at(-1) !== step) return null;
  const lines = answerLists({ ...flow, sections: [section] }, answers.caseFile, the).sections.flatMap(
    (each) => each.lines,
  );
  return (
    <Details
      summary={t(text.checkSection, { section: t(section.title), count: lines.length })}
      open={open}
      onToggle={setOpen}
    >
      {open && (
        <AnswerList
          the={the}
          lines={lines}
          applicationId={answers.applicationId}
          mayAnswer={answers.mayAnswerAt}
          from={`at-${step.id}`}
        />
      )}
    </Details>
  );
});
