import type { Step } from "@boreal/domain/questionnaire/step";
import { Link } from "wouter";
import { stepPath } from "../../../case/loading/addresses.ts";
import { useLanguage } from "../../../ui/language.tsx";
import { StatusTag } from "../../../ui/layout/StatusTag.tsx";
import { sectionOverview, type SectionStand } from "./sectionOverview.ts";
import { text } from "../text.ts";
import type { Answers } from "../saving/useAnswers.ts";

/** All parts of the questionnaire with how each stands. */
export function SectionLinks({ answers, step }: { answers: Answers; step: Step }) {
  const { t } = useLanguage();
  return (
    <nav aria-label={t(text.sections)}>
      <ol className="sections-nav__list">
        {sectionOverview(answers).map((stand) => {
          const isHere = stand.section.steps.includes(step);
          return (
            <li key={stand.section.id} className="sections-nav__item">
              <Link href={stepPath(answers.applicationId, stand.pageId)} aria-current={isHere ? "step" : undefined}>
                {t(stand.section.title)}
              </Link>
              <SectionState stand={stand} />
              {isHere && <span className="sections-nav__here">{t(text.youAreHere)}</span>}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

function SectionState({ stand: { state, open } }: { stand: SectionStand }) {
  const { t } = useLanguage();
  if (state === "quiet") return null;
  return state === "done" ? (
    <StatusTag tone="done">{t(text.sectionDone)}</StatusTag>
  ) : (
    <StatusTag tone="todo">{t(text.pagesOpen, { count: open })}</StatusTag>
  );
}
