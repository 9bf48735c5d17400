import { send } from "../../../api/send.ts";
import { useAction } from "../../../api/useAction.ts";
import { useAskOnChange } from "../../../api/useAskOnChange.ts";
import { useQuery } from "../../../api/useQuery.ts";
import type { ResultOf } from "../../../api/graphql.ts";
import { FoundPeople } from "../../../case/conflicts/FoundPeople.tsx";
import { PlanPart } from "../../../case/parts/PlanPart.tsx";
import { FailureBanner } from "../../../shell/chrome/FailureBanner.tsx";
import { Button } from "../../../ui/controls/Button.tsx";
import { useToast } from "../../../ui/feedback/toasts.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { Details } from "../../../ui/layout/Details.tsx";
import { conflictsText as text } from "./conflicts.text.ts";
import { DecideConflict } from "./DecideConflict.tsx";
import { checkConflictsMutation, conflictChecksQuery } from "./operations.ts";

type Check = NonNullable<ResultOf<typeof conflictChecksQuery>["application"]>["conflictChecks"][number];

const wordsOf = (decision: string) =>
  decision === "waived" ? text.waived : decision === "conflict" ? text.conflict : text.noConflict;

const casesIn = ({ people }: Check): number =>
  new Set((people?.found ?? []).map(({ application }) => application.id)).size + (people?.elsewhere ?? 0);

/** Whether people of this case are in other cases of the firm, and what was decided of it. */
export function ConflictsPart({ applicationId }: { applicationId: string }) {
  const { t } = useLanguage();
  const query = useQuery(conflictChecksQuery, { id: applicationId });
  const { askNow } = useAskOnChange(applicationId, query, { only: ["note"] });
  const checks = query.data?.application?.conflictChecks;
  const [latest] = checks ?? [];
  const isOpen = latest !== undefined && latest.decision === null && casesIn(latest) > 0;
  const result = () => {
    if (!checks) return "";
    if (!latest) return t(text.notChecked);
    if (latest.decision !== null) return t(wordsOf(latest.decision));
    return isOpen ? t(text.toDecide, { count: casesIn(latest) }) : t(text.nobody);
  };
  return (
    <PlanPart
      id="conflicts"
      title={t(text.title)}
      result={result()}
      {...(isOpen || latest?.decision === "conflict" ? { tone: "attention" as const } : {})}
      onScreenOnly
    >
      {() => (
        <>
          <p>{t(text.lead)}</p>
          <FailureBanner failure={query.failure} onRetry={askNow} />
          <CheckNow applicationId={applicationId} onChecked={askNow} />
          {(checks ?? []).map((check) => (
            <CheckView key={check.id} check={check} applicationId={applicationId} onChanged={askNow} />
          ))}
        </>
      )}
    </PlanPart>
  );
}

function CheckNow({ applicationId, onChecked }: { applicationId: string; onChecked: () => void }) {
  const { t } = useLanguage();
  const showToast = useToast();
  const { busy, failure, run } = useAction();
  const check = () =>
    run(async () => {
      const { checkConflicts } = await send(checkConflictsMutation, { applicationId });
      const [refused] = checkConflicts.refusals;
      showToast(refused ? { text: t(refused.text), tone: "fault" } : { text: t(text.checked) });
      onChecked();
    });
  return (
    <>
      <FailureBanner failure={failure} />
      <p>
        <Button busy={busy} onClick={() => void check()}>
          {t(text.check)}
        </Button>
      </p>
    </>
  );
}

type CheckViewProps = { check: Check; applicationId: string; onChanged: () => void };

function CheckView({ check, applicationId, onChanged }: CheckViewProps) {
  const { t, dateTime } = useLanguage();
  const { byName, checkedAt, searched, people, decision, mayDecide } = check;
  const when = dateTime(checkedAt);
  const isFound = casesIn(check) > 0;
  return (
    <section>
      <h3>
        {byName === null
          ? t(text.checkedAtBeginning, { when, count: searched })
          : t(text.checkedBy, { when, name: byName, count: searched })}
      </h3>
      {isFound && people ? <FoundPeople {...people} several={searched > 1} /> : <p>{t(text.nobody)}</p>}
      <Decided check={check} />
      {isFound && !mayDecide && decision === null && <p>{t(text.whoDecides)}</p>}
      {isFound && mayDecide && decision === null && (
        <DecideConflict applicationId={applicationId} checkId={check.id} onDecided={onChanged} />
      )}
      {mayDecide && decision !== null && (
        <Details summary={t(text.change)}>
          <DecideConflict applicationId={applicationId} checkId={check.id} onDecided={onChanged} />
        </Details>
      )}
    </section>
  );
}

function Decided({ check: { decision, decidedAt, decidedByName, reason } }: { check: Check }) {
  const { t, dateTime } = useLanguage();
  if (decision === null) return null;
  return (
    <>
      <p>
        <strong>
          {t(text.decidedBy, {
            decision: t(wordsOf(decision)),
            name: decidedByName ?? "",
            when: decidedAt === null ? "" : dateTime(decidedAt),
          })}
        </strong>
      </p>
      <p className="desk-note__body" dir="auto">
        {reason}
      </p>
    </>
  );
}
