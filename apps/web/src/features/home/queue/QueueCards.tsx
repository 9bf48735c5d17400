import { waitingPartyWords, type WaitingParty } from "@boreal/domain/caseFile/authority/waitingParties";
import { Link } from "wouter";
import { applicationName } from "../../../case/applicationNames.ts";
import { useLanguage } from "../../../ui/language.tsx";
import {
  CaseStatus,
  ChooseCase,
  FoundBy,
  NextDeadline,
  staffOf,
  useNameOfCase,
  type CaseRowsProps,
} from "./caseCells.tsx";
import { queueText as text } from "./queue.text.ts";

/** One page of cases on a phone: a card each, with what a row of the table has. */
export function QueueCards({ cases, knowsAll, choosing }: CaseRowsProps) {
  const { t } = useLanguage();
  return (
    <ul className="queue__cards" aria-label={t(text.title)}>
      {cases.map((one) => (
        <QueueCard key={one.application.id} one={one} knowsAll={knowsAll} choosing={choosing} />
      ))}
    </ul>
  );
}

function QueueCard({
  one,
  knowsAll,
  choosing,
}: Omit<CaseRowsProps, "cases" | "choice"> & { one: CaseRowsProps["cases"][number] }) {
  const { t, dayOf } = useLanguage();
  const { application, waitsFor } = one;
  const name = useNameOfCase(one);
  return (
    <li className="queue__card">
      <div className="queue__card-head">
        {choosing && <ChooseCase one={one} choosing={choosing} />}
        <h2 className="queue__card-name">
          <Link href={`/applications/${application.id}`}>{name}</Link>
        </h2>
      </div>
      <p>
        {t(applicationName(application.type))}
        {application.matterNumber !== null && <span className="queue__number">{application.matterNumber}</span>}
      </p>
      <FoundBy one={one} />
      <p>
        <CaseStatus one={one} />
      </p>
      <dl className="queue__card-facts">
        <dt>{t(text.since)}</dt>
        <dd>
          <time dateTime={application.statusUpdatedAt}>{dayOf(application.statusUpdatedAt)}</time>
        </dd>
        <dt>{t(text.waitsFor)}</dt>
        <dd>{t(waitingPartyWords[waitsFor as WaitingParty])}</dd>
        {knowsAll && (
          <>
            <dt>{t(text.next)}</dt>
            <dd>
              <NextDeadline one={one} />
            </dd>
          </>
        )}
        <dt>{t(text.staff)}</dt>
        <dd>{staffOf(one) ?? t(text.unassigned)}</dd>
      </dl>
    </li>
  );
}
