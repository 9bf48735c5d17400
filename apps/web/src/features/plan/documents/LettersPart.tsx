import type { PlanBesideVault, PlannedLetter } from "@boreal/domain/plan/planned";
import { letterCount } from "@boreal/domain/letters/letterCount";
import { letterOf } from "@boreal/domain/letters/letters";
import { letterPath } from "../../../case/loading/addresses.ts";
import { FoldedMore } from "../../../case/FoldedMore.tsx";
import { levelWord } from "../../../case/text.ts";
import type { TheApplication } from "../../../case/loading/theCase.ts";
import { useLanguage, type LanguageTools } from "../../../ui/language.tsx";
import { StatusTag } from "../../../ui/layout/StatusTag.tsx";
import { PlanPart } from "../../../case/parts/PlanPart.tsx";
import { PlanLine } from "../PlanLine.tsx";
import { text } from "../text.ts";

const addressOf = (applicationId: string, id: string): string | undefined => {
  const letter = letterOf(id);
  return letter && letterPath(applicationId, letter.href);
};

/** What has to be written; where that is nothing, what may be. */
function lettersInOneLine(letters: readonly PlannedLetter[], t: LanguageTools["t"]): string {
  const { toWrite, possible } = letterCount(letters);
  if (toWrite > 0) return t(text.letterCount, { count: toWrite });
  return possible > 0 ? t(text.letterPossible, { count: possible }) : t(text.noLetter);
}

type PartProps = { application: TheApplication; plan: PlanBesideVault };

/** Letters to write, each with its level and its reason. */
export function LettersPart({ application, plan }: PartProps) {
  const { t } = useLanguage();
  if (plan.letters.length === 0) return null;
  const isNeeded = ({ requirement, isOver }: PlannedLetter) => requirement !== "NotApplicable" && !isOver;
  const needed = plan.letters.filter(isNeeded);
  const notNeeded = plan.letters.filter((letter) => !isNeeded(letter));
  const lines = (letters: readonly PlannedLetter[]) => (
    <ul className="plan-lines">
      {letters.map(({ id, title, requirement, why }) => {
        const level = levelWord(requirement);
        return (
          <PlanLine key={id} application={application} name={t(title)} href={addressOf(application.id, id)} why={why}>
            <StatusTag tone={level.tone}>{t(level.word)}</StatusTag>
          </PlanLine>
        );
      })}
    </ul>
  );
  return (
    <PlanPart id="letters" title={t(text.letters)} result={lettersInOneLine(plan.letters, t)}>
      {() => (
        <>
          {needed.length > 0 && lines(needed)}
          {notNeeded.length > 0 && (
            <FoldedMore summary={t(text.notNeeded, { count: notNeeded.length })}>{() => lines(notNeeded)}</FoldedMore>
          )}
        </>
      )}
    </PlanPart>
  );
}
