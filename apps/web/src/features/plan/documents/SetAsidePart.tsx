import type { PlanBesideVault } from "@boreal/domain/plan/planned";
import type { ApplicationType } from "@boreal/domain/caseFile/application";
import { stepsOf } from "@boreal/domain/questionnaire/flow";
import { FoldedMore } from "../../../case/FoldedMore.tsx";
import { questionOf } from "../../../case/answers/questionOf.ts";
import { readerOf } from "../../../case/loading/readerOf.ts";
import type { TheApplication } from "../../../case/loading/theCase.ts";
import { useLanguage } from "../../../ui/language.tsx";
import { PlanLine } from "../PlanLine.tsx";
import { text } from "../text.ts";

/** Answers that other answers have put out of use: kept, and left out of the plan, each with its reason. */
export function SetAsidePart({ application, plan }: { application: TheApplication; plan: PlanBesideVault }) {
  const { t } = useLanguage();
  const { setAside } = plan.assessment;
  const the = readerOf(application.caseFile);
  if (setAside.length === 0) return null;
  return (
    <FoldedMore summary={t(text.setAside, { count: setAside.length })}>
      {() => (
        <ul className="plan-lines">
          {setAside.map(({ id, why }) => {
            const asked = questionOf(stepsOf(application.type as ApplicationType), id, { the });
            return <PlanLine key={id} application={application} name={asked ? t(asked.question) : id} why={why} />;
          })}
        </ul>
      )}
    </FoldedMore>
  );
}
