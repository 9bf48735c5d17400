import { Link } from "wouter";
import { vaultPagePath } from "../../case/loading/addresses.ts";
import { SourceStatus } from "../../case/reasons/WhyPanel.tsx";
import { isStaff, useMe } from "../../shell/session.tsx";
import { LinkButton } from "../../ui/controls/LinkButton.tsx";
import { Banner } from "../../ui/feedback/Banner.tsx";
import { Details } from "../../ui/layout/Details.tsx";
import { StatusTag } from "../../ui/layout/StatusTag.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { CorrectRequest } from "./CorrectRequest.tsx";
import { ItemLine } from "./ItemLine.tsx";
import { personWords } from "./personWords.ts";
import { RecordSent } from "./RecordSent.tsx";
import { text } from "./requests.text.ts";
import type { PartProps, Request } from "./useRequests.ts";

type CardProps = PartProps & { request: Request };

/** One request: what it asks for, by when, and what to do next. */
export function RequestCard({ application, request, onChanged }: CardProps) {
  const { t } = useLanguage();
  const id = `request-${request.id}`;
  const { addressee, name } = request;
  const person = t(personWords(request), { n: request.childNumber ?? 0 });
  const part = { application, onChanged };
  return (
    <section className="requests__card" aria-labelledby={id}>
      <h2 id={id}>{addressee === "main" ? t(name) : t(text.of, { name: t(name), person })}</h2>
      <StatusTag tone={request.isOpen ? "todo" : request.isEnded ? "quiet" : "done"}>
        {t(request.isOpen ? text.waits : request.isEnded ? text.ended : text.answered)}
      </StatusTag>
      <Days application={application} request={request} />
      <NextStep request={request} />
      <ul className="requests__items">
        {request.items.map((item) => (
          <ItemLine key={item.id} {...part} request={request} item={item} />
        ))}
      </ul>
      {request.mayMarkSent && request.isOpen && <RecordSent {...part} request={request} />}
      {request.mayChange && (
        <Details summary={t(text.change)}>
          <CorrectRequest {...part} request={request} />
        </Details>
      )}
    </section>
  );
}

/** By when it is answered, since when it runs, and who recorded it. */
function Days({ application, request }: Pick<CardProps, "application" | "request">) {
  const { t, date } = useLanguage();
  const { deadline, letterDate, letterFileId, recordedByName } = request;
  // One that a decision ended has no deadline any more; its letter still names the day.
  const until = deadline?.date ?? request.dueDate;
  const letter = application.documents.find(({ id }) => id === letterFileId);
  return (
    <>
      {request.isOpen && (
        <p className="requests__until">
          <strong>{until ? t(text.until, { date: date(until) }) : t(text.untilUnknown)}</strong>{" "}
          {until && until < application.plan.today && <StatusTag tone="blocked">{t(text.isOver)}</StatusTag>}
        </p>
      )}
      {deadline?.date && request.isOpen && request.dueDate === null && (
        <p className="requests__because">
          {deadline.why.because.map((reason) => t(reason)).join("; ")}{" "}
          {deadline.why.sources
            .filter(({ status }) => status !== "verified")
            .slice(0, 1)
            .map(({ title, status }) => (
              <SourceStatus key={title} status={status} isOurs={false} />
            ))}
        </p>
      )}
      <p className="requests__quiet">
        {letterDate && <>{t(text.written, { date: date(letterDate) })}. </>}
        {recordedByName && <>{t(text.recordedBy, { name: recordedByName })}. </>}
        {letter && (
          <Link href={vaultPagePath(application.id, letter.page, letter.childNumber)}>{t(text.openLetter)}</Link>
        )}
      </p>
    </>
  );
}

/** The one thing to do now, by whoever looks. */
function NextStep({ request }: { request: Request }) {
  const { t } = useLanguage();
  const ofTeam = isStaff(useMe().role);
  if (!request.isOpen) return null;
  if (!request.seesItems) return <Banner tone="quiet">{t(text.nextTeam)}</Banner>;
  if (request.isDoneInPerson)
    return <Banner tone={ofTeam ? "quiet" : "todo"}>{t(ofTeam ? text.nextTheyDo : text.nextInPerson)}</Banner>;
  if (request.turn === "team") return <Banner tone="todo">{t(ofTeam ? text.nextSend : text.nextWait)}</Banner>;
  if (ofTeam) return <Banner tone="quiet">{t(text.nextApplicant)}</Banner>;
  const path = request.items.find(({ state }) => state === "missing")?.path;
  return (
    <Banner tone="todo" title={t(text.nextAdd)}>
      {path && (
        <LinkButton href={path} look="primary">
          {t(text.add)}
        </LinkButton>
      )}
    </Banner>
  );
}
