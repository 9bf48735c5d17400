import type { PlanBesideVault } from "@boreal/domain/plan/planned";
import { eligibilityTitles } from "../../../case/eligibilityTitles.ts";
import type { TheApplication } from "../../../case/loading/theCase.ts";
import { WhyPanel } from "../../../case/reasons/WhyPanel.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { PlanPart } from "../../../case/parts/PlanPart.tsx";
import { ExpressEntryPart } from "./ExpressEntryPart.tsx";
import { CategoryList } from "./CategoryList.tsx";
import { concerningResults } from "./eligibility.ts";
import { eligibilityWords } from "./eligibility.text.ts";

/** What the rules say the person may do; each result as a sentence with its reason. */
export function EligibilityPart({ application, plan }: { application: TheApplication; plan: PlanBesideVault }) {
  const { t } = useLanguage();
  const results = concerningResults(plan.eligibility);
  if (results.length === 0) return null;
  const open = results.filter(({ isKnown }) => !isKnown).length;
  const known = results.length - open;
  const inOneLine = [
    ...(known > 0 ? [t(eligibilityWords.count, { count: known })] : []),
    ...(open > 0 ? [t(eligibilityWords.open, { count: open })] : []),
  ].join(", ");
  return (
    <PlanPart id="eligibility" title={t(eligibilityWords.title)} result={inOneLine}>
      {() => (
        <>
          <p>{t(eligibilityWords.lead)}</p>
          <ul className="plan-lines">
            {results.map(({ id, result, sentence, isKnown }) => {
              const title = t(eligibilityTitles[id]);
              return (
                <li key={id} className="plan-line">
                  <h3 className="plan-line__title">{title}</h3>
                  <p className="plan-line__sentence">
                    {!isKnown && sentence && <>{t(eligibilityWords.notKnownYet)} </>}
                    {t(sentence ?? eligibilityWords.notKnown)}
                  </p>
                  <WhyPanel
                    why={result.why}
                    applicationId={application.id}
                    type={application.type}
                    subject={title}
                    mayTry={application.abilities.includes("answer")}
                  />
                  {result.ranking && <ExpressEntryPart application={application} result={result} />}
                  {result.categories && <CategoryList application={application} categories={result.categories} />}
                </li>
              );
            })}
          </ul>
        </>
      )}
    </PlanPart>
  );
}
