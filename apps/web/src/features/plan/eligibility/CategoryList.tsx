import type { PlannedCategory } from "@boreal/domain/plan/planned";
import type { TheApplication } from "../../../case/loading/theCase.ts";
import { reasonSentence } from "../../../case/reasons/reasonSentence.ts";
import { WhyPanel } from "../../../case/reasons/WhyPanel.tsx";
import { useLanguage, type BilingualText } from "../../../ui/language.tsx";
import { StatusTag, type Tone } from "../../../ui/layout/StatusTag.tsx";
import { eligibilityWords } from "./eligibility.text.ts";

type CategoryProps = { application: TheApplication; categories: readonly PlannedCategory[] };

const toneOf = (offered: boolean | null): Tone => {
  if (offered === null) return "todo";
  return offered ? "done" : "quiet";
};

const wordsOf = (offered: boolean | null): BilingualText => {
  if (offered === null) return eligibilityWords.categoryNotKnown;
  return offered ? eligibilityWords.categoryOpen : eligibilityWords.categoryClosed;
};

/** The categories of youth mobility, each offered or not, with its reason. */
export function CategoryList({ application, categories }: CategoryProps) {
  const { t } = useLanguage();
  return (
    <ul className="plan-lines">
      {categories.map(({ programme, name, offered, message, why }) => {
        const sentence = message ?? reasonSentence(why.because);
        return (
          <li key={programme} className="plan-line">
            <h4 className="plan-line__title">
              {t(name)} <StatusTag tone={toneOf(offered)}>{t(wordsOf(offered))}</StatusTag>
            </h4>
            {sentence && <p className="plan-line__sentence">{t(sentence)}</p>}
            <WhyPanel
              why={why}
              applicationId={application.id}
              type={application.type}
              subject={t(name)}
              mayTry={application.abilities.includes("answer")}
            />
          </li>
        );
      })}
    </ul>
  );
}
