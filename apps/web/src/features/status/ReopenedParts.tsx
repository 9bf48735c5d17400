import { Link } from "wouter";
import type { ResultOf } from "../../api/graphql.ts";
import { send } from "../../api/send.ts";
import { useAction } from "../../api/useAction.ts";
import { useAskOnChange } from "../../api/useAskOnChange.ts";
import { useQuery } from "../../api/useQuery.ts";
import { FailureBanner } from "../../shell/chrome/FailureBanner.tsx";
import { isStaff, useMe } from "../../shell/session.tsx";
import { Button, ButtonRow } from "../../ui/controls/Button.tsx";
import { LinkButton } from "../../ui/controls/LinkButton.tsx";
import { useToast } from "../../ui/feedback/toasts.tsx";
import { Details } from "../../ui/layout/Details.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { closePartMutation, finishPartMutation, reopenedPartsQuery } from "./operations.ts";
import { ReopenPart } from "./ReopenPart.tsx";
import { text } from "./reopenedParts.text.ts";

type SeenParts = NonNullable<ResultOf<typeof reopenedPartsQuery>["application"]>;
type Part = SeenParts["reopenedParts"][number];

/** Parts that are open again: for the applicant where to go and what to correct, for the team what is open, and the way to open more. */
export function ReopenedParts({ applicationId }: { applicationId: string }) {
  const { t } = useLanguage();
  const { role } = useMe();
  const query = useQuery(reopenedPartsQuery, { id: applicationId });
  const { askNow } = useAskOnChange(applicationId, query);
  const seen = query.data?.application;
  if (!seen) return <FailureBanner failure={query.failure} />;
  const open = seen.reopenedParts.filter(({ closedAt }) => closedAt === null);
  const closed = seen.reopenedParts.filter(({ closedAt }) => closedAt !== null);
  const isTeam = isStaff(role);
  if (open.length === 0 && closed.length === 0 && seen.reopenable.length === 0) return null;
  return (
    <section aria-labelledby="reopened-parts">
      {(isTeam || open.length > 0) && <h2 id="reopened-parts">{t(isTeam ? text.teams : text.yours)}</h2>}
      {!isTeam && open.length > 0 && <p>{t(text.yoursLead)}</p>}
      {isTeam && open.length === 0 && <p>{t(text.noneOpen)}</p>}
      {open.map((part) => (
        <OpenPart key={part.id} part={part} applicationId={applicationId} onChanged={askNow} />
      ))}
      {seen.reopenable.length > 0 && (
        <ReopenPart applicationId={applicationId} reopenable={seen.reopenable} onOpened={askNow} />
      )}
      {closed.length > 0 && <ClosedParts parts={closed} />}
    </section>
  );
}

function OpenPart({ part, applicationId, onChanged }: { part: Part; applicationId: string; onChanged: () => void }) {
  const { t, dayOf } = useLanguage();
  const showToast = useToast();
  const action = useAction();
  const end = (isFinished: boolean) =>
    action.run(async () => {
      const given = { applicationId, partId: part.id };
      const { refusals } = isFinished
        ? (await send(finishPartMutation, given)).finishPart
        : (await send(closePartMutation, given)).closePart;
      const [refused] = refusals;
      showToast(
        refused ? { text: t(refused.text), tone: "fault" } : { text: t(isFinished ? text.finished : text.wasClosed) },
      );
      document.querySelector<HTMLElement>("main h1")?.focus();
      onChanged();
    });
  return (
    <section className="status__part" aria-labelledby={`part-${part.id}`}>
      <h3 id={`part-${part.id}`}>{t(part.name)}</h3>
      <blockquote className="status__reason" dir="auto">
        {part.reason}
      </blockquote>
      {part.openedByName !== null && (
        <p className="status__quiet">{t(text.by, { name: part.openedByName, date: dayOf(part.openedAt) })}</p>
      )}
      <FailureBanner failure={action.failure} />
      <ButtonRow>
        {part.mayFinish && (
          <>
            <LinkButton href={part.path} look="primary">
              {t(text.go)} <span className="visually-hidden">{t(part.name)}</span>
            </LinkButton>
            <Button busy={action.busy} onClick={() => void end(true)}>
              {t(text.finish)} <span className="visually-hidden">{t(part.name)}</span>
            </Button>
          </>
        )}
        {part.mayClose && (
          <Button busy={action.busy} onClick={() => void end(false)}>
            {t(text.close)} <span className="visually-hidden">{t(part.name)}</span>
          </Button>
        )}
      </ButtonRow>
    </section>
  );
}

/** What was open once, and how it ended. */
function ClosedParts({ parts }: { parts: readonly Part[] }) {
  const { t, dayOf } = useLanguage();
  const ends = { corrected: text.corrected, closed: text.closed, moved: text.moved };
  return (
    <Details summary={t(text.before)}>
      <ul>
        {parts.map(({ id, name, path, outcome, closedAt }) => (
          <li key={id}>
            <Link href={path}>{t(name)}</Link>:{" "}
            {t(ends[outcome === "corrected" || outcome === "moved" ? outcome : "closed"], {
              date: closedAt === null ? "" : dayOf(closedAt),
            })}
          </li>
        ))}
      </ul>
    </Details>
  );
}
