import type { PlanBesideVault } from "@boreal/domain/plan/plan";
import { DeadlineList } from "../../../case/DeadlineList.tsx";
import { planWords } from "../../../case/reasons/planWords.ts";
import type { TheApplication } from "../../../case/loading/theCase.ts";
import { useLanguage } from "../../../ui/language.tsx";
import { CalendarPart } from "./CalendarPart.tsx";
import { timelineOf } from "./timeline.ts";
import { TimelinePicture } from "./TimelinePicture.tsx";

/** The dates that are coming: on a line, as a list, and for the calendar. */
export function DatesPart({ application, plan }: { application: TheApplication; plan: PlanBesideVault }) {
  const { t } = useLanguage();
  const line = timelineOf(plan.deadlines, plan.today);
  return (
    <section className="plan__section" aria-labelledby="plan-dates">
      <h2 id="plan-dates">{t(planWords.deadlines)}</h2>
      {line && <TimelinePicture line={line} count={line.marks.length} />}
      <DeadlineList
        application={application}
        deadlines={plan.deadlines}
        own
        mayTry={application.abilities.includes("answer")}
      />
      <CalendarPart applicationId={application.id} hasDates={line !== undefined} />
    </section>
  );
}
