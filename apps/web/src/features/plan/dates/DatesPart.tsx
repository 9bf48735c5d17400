import type { PlanBesideVault } from "@boreal/domain/plan/planned";
import { Link } from "wouter";
import { DeadlineList } from "../../../case/DeadlineList.tsx";
import { dateCount } from "../../../case/counts.ts";
import { planWords } from "../../../case/reasons/planWords.ts";
import { caseFileOf, type TheApplication } from "../../../case/loading/theCase.ts";
import { Banner } from "../../../ui/feedback/Banner.tsx";
import { useLanguage, type LanguageTools } from "../../../ui/language.tsx";
import { messagesPath, timelinePath } from "../../../case/loading/addresses.ts";
import { PlanPart } from "../../../case/parts/PlanPart.tsx";
import { runsFromUntoldDay } from "../tasks/dateTasks.ts";
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
    <PlanPart id="dates" title={t(planWords.deadlines)} result={inOneLine(days, plan, tools)}>
      {() => (
        <>
          {plan.deadlines.some((deadline) => runsFromUntoldDay(deadline)) && (
            <Banner tone="attention" title={t(datesWords.clockAlone)}>
              <p>{t(datesWords.clockLead)}</p>
              <p className="no-print">
                <Link href={messagesPath(application.id)}>{t(datesWords.clockWrite)}</Link>
              </p>
            </Banner>
          )}
          {line && <TimelinePicture line={line} count={line.marks.length} />}
          <DeadlineList
            application={application}
            deadlines={days}
            own
            mayTry={application.abilities.includes("answer")}
          />
          <p className="no-print">
            <Link href={timelinePath(application.id)}>{t(planWords.timeline)}</Link>
          </p>
          <CalendarPart applicationId={application.id} hasDates={plan.deadlines.some(({ date }) => date !== null)} />
        </>
      )}
    </PlanPart>
  );
}

/** How many dates are still to come, and how many are past. */
function inOneLine(
  days: readonly { readonly date: string | null }[],
  { deadlines, today }: PlanBesideVault,
  { t }: LanguageTools,
): string {
  const { past, coming } = dateCount(days, today);
  const clock = deadlines.some((deadline) => runsFromUntoldDay(deadline));
  if (past + coming === 0) return t(clock ? datesWords.clockAlone : datesWords.none);
  return [
    ...(clock ? [t(datesWords.clock)] : []),
    ...(past > 0 ? [t(datesWords.past, { count: past })] : []),
    ...(coming > 0 ? [t(datesWords.coming, { count: coming })] : []),
  ].join(", ");
}
