import { Link } from "wouter";
import type { ResultOf } from "../../../api/graphql.ts";
import { applicationName } from "../../../case/applicationNames.ts";
import { applicationStatusText } from "../../../shell/applicationText.ts";
import { useLanguage } from "../../../ui/language.tsx";
import { StatusTag } from "../../../ui/layout/StatusTag.tsx";
import { Table } from "../../../ui/layout/Table.tsx";
import type { queueQuery } from "./operations.ts";
import { queueText as text, waitsForWords } from "./queue.text.ts";

type QueuedCase = ResultOf<typeof queueQuery>["queue"]["cases"][number];

type QueueTableProps = {
  cases: readonly QueuedCase[];
  knowsAll: boolean;
  /** Given where cases can be chosen. */
  chosen?: ReadonlySet<string>;
  onChoose?: (chosen: ReadonlySet<string>) => void;
};

/** One page of cases, a row each. */
export function QueueTable({ cases, knowsAll, chosen, onChoose }: QueueTableProps) {
  const { t } = useLanguage();
  const head = [
    ...(onChoose ? [text.choose] : []),
    text.applicant,
    text.type,
    text.status,
    text.since,
    text.waitsFor,
    ...(knowsAll ? [text.next, text.answered] : []),
    text.staff,
  ];
  return (
    <Table caption={t(text.title)} captionHidden head={head.map((title) => t(title))}>
      {cases.map((one) => (
        <QueueRow
          key={one.application.id}
          one={one}
          knowsAll={knowsAll}
          {...(chosen && onChoose ? { chosen, onChoose } : {})}
        />
      ))}
    </Table>
  );
}

function QueueRow({ one, knowsAll, chosen, onChoose }: Omit<QueueTableProps, "cases"> & { one: QueuedCase }) {
  const { t, date, dayOf } = useLanguage();
  const { application, waitsFor } = one;
  const { id, owner, staff } = application;
  const name = `${owner.firstName} ${owner.lastName}`.trim() || t(text.unnamed);
  const status = applicationStatusText(application.status);
  return (
    <tr>
      {chosen && onChoose && (
        <td className="queue__choose">
          <input
            type="checkbox"
            aria-label={t(text.chooseCase, { name })}
            checked={chosen.has(id)}
            onChange={({ target }) =>
              onChoose(target.checked ? new Set([...chosen, id]) : chosen.difference(new Set([id])))
            }
          />
        </td>
      )}
      <th scope="row">
        <Link href={`/applications/${id}`}>{name}</Link>
      </th>
      <td>{t(applicationName(application.type))}</td>
      <td>
        <StatusTag tone={status.tone}>{t(status.text)}</StatusTag>
        {one.isBlocked === true && <StatusTag tone="blocked">{t(text.blocked)}</StatusTag>}
      </td>
      <td>
        <time dateTime={application.statusUpdatedAt}>{dayOf(application.statusUpdatedAt)}</time>
      </td>
      <td>{t(waitsForWords[waitsFor] ?? text.nobody)}</td>
      {knowsAll && (
        <>
          <td>
            {one.nextDeadline ? <time dateTime={one.nextDeadline}>{date(one.nextDeadline)}</time> : t(text.noDate)}
          </td>
          <td className="figures">
            {one.answered !== null &&
              one.asked !== null &&
              t(text.answeredOf, { answered: one.answered, asked: one.asked })}
          </td>
        </>
      )}
      <td>
        {staff.length === 0 ? t(text.nobody) : staff.map((who) => `${who.firstName} ${who.lastName}`.trim()).join(", ")}
      </td>
    </tr>
  );
}
