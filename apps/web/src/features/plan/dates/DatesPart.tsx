import type { PlanBesideVault } from "@boreal/domain/plan/plan";
import { DeadlineList } from "../../../case/DeadlineList.tsx";
import { planWords } from "../../../case/reasons/planWords.ts";
import { caseFileOf, type TheApplication } from "../../../case/loading/theCase.ts";
import { useLanguage, type LanguageTools } from "../../../ui/language.tsx";
import { PlanPart } from "../../../case/parts/PlanPart.tsx";
import { CalendarPart } from "./CalendarPart.tsx";
import { datesWords } from "./dates.text.ts";
import { ownDays } from "./ownDays.ts";
import { timelineOf } from "./timeline.ts";
import { TimelinePicture } from "./TimelinePicture.tsx";

/** The dates that are coming: on a line, as a list, and for the calendar. */
export function DatesPart({ application, plan }: { application: TheApplication; plan: PlanBesideVault }) {
  const tools = useLanguage();
  const { t } = tools;
  const caseFile = caseFileOf(application.caseFile);
  const days = [...plan.deadlines, ...ownDays(application.id, caseFile, plan.deadlines)];
  const line = timelineOf(days, plan.today);
  return (
    <PlanPart id="dates" title={t(planWords.deadlines)} result={inOneLine(plan, tools)}>
      {() => (
        <>
          {line && <TimelinePicture line={line} count={line.marks.length} />}
          <DeadlineList
            application={application}
            deadlines={days}
            own
            mayTry={application.abilities.includes("answer")}
          />
          <CalendarPart applicationId={application.id} hasDates={plan.deadlines.some(({ date }) => date !== null)} />
        </>
      )}
    </PlanPart>
  );
}

/** How many dates are still to come, and how many are past. */
function inOneLine({ deadlines, today }: PlanBesideVault, { t }: LanguageTools): string {
  const known = deadlines.flatMap(({ date }) => date ?? []);
  const past = known.filter((date) => date < today).length;
  const coming = known.length - past;
  if (known.length === 0) return t(datesWords.none);
  return [
    ...(past > 0 ? [t(datesWords.past, { count: past })] : []),
    ...(coming > 0 ? [t(datesWords.coming, { count: coming })] : []),
  ].join(", ");
}
