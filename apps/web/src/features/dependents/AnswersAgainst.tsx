import { together, type AnswerChange, type Together } from "@boreal/domain/questionnaire/family/answersForDependents";
import { wholeFlow } from "@boreal/domain/questionnaire/flow";
import type { LoadedFlow } from "@boreal/domain/questionnaire/loadedFlow";
import { Link } from "wouter";
import { readerOf } from "../../case/loading/readerOf.ts";
import { caseFileOf, type TheApplication } from "../../case/loading/theCase.ts";
import { stepPath } from "../../case/loading/addresses.ts";
import { stepsSetting } from "../../case/answers/askedFields.ts";
import { questionOf } from "../../case/answers/questionOf.ts";
import { valueWords } from "../../case/fields/valueWords.ts";
import { RadioGroup } from "../../ui/choices/RadioGroup.tsx";
import { Banner } from "../../ui/feedback/Banner.tsx";
import { useLanguage, type LanguageTools } from "../../ui/language.tsx";
import { text } from "./text.ts";

type AgainstProps = {
  changes: readonly AnswerChange[];
  application: TheApplication;
  /** Whether this reader may change answers. */
  mayAnswer: boolean;
  /** For whom the answers say that they are alone: how the two are together. */
  as: Together;
  onAs: (as: Together) => void;
};

/** The answers that say otherwise, each with what it will be, so that they are changed with the same press. */
export function AnswersAgainst({ changes, application, mayAnswer, as, onAs }: AgainstProps) {
  const tools = useLanguage();
  const { t } = tools;
  const { id } = application;
  const flow = wholeFlow(caseFileOf(application.caseFile).application.type);
  const the = readerOf(application.caseFile);
  const maritalStatus = stepsSetting(flow, "maritalStatus")[0];
  const choices = maritalStatus?.type === "question" ? (maritalStatus.choices ?? []) : [];
  const asksHow = changes.some(({ key }) => key === "maritalStatus");
  return (
    <Banner tone="attention" title={t(text.against)} live>
      <p>{t(mayAnswer ? text.againstMore : text.againstStaff)}</p>
      <dl className="dependents__against">
        {changes.map((change) => {
          const asked = questionOf(flow.steps, change.key, { the });
          return (
            <div key={change.key}>
              <dt>{asked && <Link href={stepPath(id, asked.stepId)}>{t(asked.question)}</Link>}</dt>
              {linesOf(change, flow, tools).map(({ before, after }) => (
                <dd key={after}>{t(text.fromTo, { before, after })}</dd>
              ))}
            </div>
          );
        })}
      </dl>
      {asksHow && mayAnswer && (
        <RadioGroup
          id="family-together"
          label={t(text.howTogether)}
          value={as}
          onChange={(value) => onAs(together.find((status) => status === value) ?? "married")}
          choices={together.map((value) => ({
            value,
            label: t(choices.find((choice) => choice.value === value)?.label ?? text.notGiven),
          }))}
          inline
        />
      )}
    </Banner>
  );
}

type Line = { readonly before: string; readonly after: string };

/** What one answer says now and then; of the list of children, what changes for each. */
function linesOf(change: AnswerChange, flow: LoadedFlow, tools: LanguageTools): readonly Line[] {
  const step = stepsSetting(flow, change.key)[0];
  if (change.key !== "accompanyingChildren") {
    const words = (value: unknown) => valueWords(step?.type === "question" ? step : { kind: "text" }, value, tools);
    return [{ before: words(change.before), after: words(change.after) }];
  }
  const { t } = tools;
  return change.after.flatMap((row, index): readonly Line[] => {
    const before = change.before?.[index];
    if (before?.accompanying === row.accompanying && before !== undefined) return [];
    const n = row.childNumber ?? index + 1;
    const words = (comes: boolean | undefined) => t(comes ? text.childComes : text.childStays, { n });
    return [
      { before: before ? words(before.accompanying) : t(text.childNotThere, { n }), after: words(row.accompanying) },
    ];
  });
}
