import { letterOf } from "@boreal/domain/letters/letters";
import type { PlanBesideVault, PlannedLetter } from "@boreal/domain/plan/plan";
import { letterPath } from "../../../case/loading/addresses.ts";
import { FoldedMore } from "../../../case/FoldedMore.tsx";
import { levelWord } from "../../../case/text.ts";
import type { TheApplication } from "../../../case/loading/theCase.ts";
import { useLanguage } from "../../../ui/language.tsx";
import { StatusTag } from "../../../ui/layout/StatusTag.tsx";
import { PlanPart } from "../../../case/parts/PlanPart.tsx";
import { PlanLine } from "../PlanLine.tsx";
import { text } from "../text.ts";

const addressOf = (applicationId: string, id: string): string | undefined => {
  const letter = letterOf(id);
  return letter && letterPath(applicationId, letter.href);
};

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
    <PlanPart
      id="letters"
      title={t(text.letters)}
      result={needed.length === 0 ? t(text.noLetter) : t(text.letterCount, { count: needed.length })}
    >
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
