import { Link } from "wouter";
import { DeadlineList } from "../../case/DeadlineList.tsx";
import { inOrder } from "../../case/deadlineOrder.ts";
import { timelinePath } from "../../case/loading/addresses.ts";
import type { TheApplication } from "../../case/loading/theCase.ts";
import { PlanPart } from "../../case/parts/PlanPart.tsx";
import { planWords } from "../../case/reasons/planWords.ts";
import { useLanguage } from "../../ui/language.tsx";
import { text } from "./text.ts";

/** The dates of the plan, the next one in the line that stays. */
export function DeskDates({ application }: { application: TheApplication }) {
  const { t, date } = useLanguage();
  const { deadlines } = application.plan;
  const next = inOrder(deadlines).find((one) => one.date !== null && one.date >= application.plan.today);
  if (deadlines.length === 0 && application.plan.isCut) return null;
  return (
    <PlanPart
      id="dates"
      title={t(planWords.deadlines)}
      result={next?.date ? t(text.nextDate, { date: date(next.date) }) : t(text.noDate)}
    >
      {() => (
        <>
          <DeadlineList application={application} own={false} />
          <p className="no-print">
            <Link href={timelinePath(application.id)}>{t(planWords.timeline)}</Link>
          </p>
        </>
      )}
    </PlanPart>
  );
}
