import type { Step } from "@boreal/domain/questionnaire/step";
import { Icon } from "../../../ui/layout/Icon.tsx";
import { Disclosure } from "../../../shell/chrome/Disclosure.tsx";
import { lazyPart } from "../../../shell/lazyPart.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { Spinner } from "../../../ui/feedback/Spinner.tsx";
import { text } from "../text.ts";
import type { Answers } from "../saving/useAnswers.ts";

/** Fetched when it is opened, as it needs all questions anyway. */
const SectionLinks = lazyPart<{ answers: Answers; step: Step }>(
  async () => (await import("./SectionLinks.tsx")).SectionLinks,
);

type NavProps = { answers: Answers; step: Step; count: string | undefined; title: string };

/** Which section this is; opened, all parts of the questionnaire with how each stands, to go to any of them. */
export function SectionsNav({ answers, step, count, title }: NavProps) {
  const { t } = useLanguage();
  return (
    <div className="sections-nav no-print">
      <Disclosure
        button={
          <>
            <span className="sections-nav__words">
              {count === undefined ? (
                title
              ) : (
                <>
                  {count}
                  <span className="sections-nav__title">{t(text.sectionTitle, { title })}</span>
                </>
              )}
            </span>
            <Icon name="chevronDown" />
          </>
        }
      >
        {answers.questions.flow.isWhole ? <SectionLinks answers={answers} step={step} /> : <Spinner />}
      </Disclosure>
    </div>
  );
}
