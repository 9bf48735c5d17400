import { Link } from "wouter";
import { applicationName } from "../../../case/applicationNames.ts";
import { useLanguage } from "../../../ui/language.tsx";
import { Table } from "../../../ui/layout/Table.tsx";
import {
  CaseStatus,
  ChooseCase,
  FoundBy,
  NextDeadline,
  staffOf,
  useNameOfCase,
  type CaseRowsProps,
} from "./caseCells.tsx";
import { queueText as text, waitsForWords } from "./queue.text.ts";

/** One page of cases, a row each. */
export function QueueTable({ cases, knowsAll, choosing }: CaseRowsProps) {
  const { t } = useLanguage();
  const head = [
    ...(choosing ? [text.choose] : []),
    text.applicant,
    text.type,
    text.status,
    text.since,
    text.waitsFor,
    ...(knowsAll ? [text.next, text.answered] : []),
    text.staff,
  ];
  return (
    <div className="queue__table">
      <Table caption={t(text.title)} captionHidden headStays head={head.map((title) => t(title))}>
        {cases.map((one) => (
          <QueueRow key={one.application.id} one={one} knowsAll={knowsAll} choosing={choosing} />
        ))}
      </Table>
    </div>
  );
}

function QueueRow({ one, knowsAll, choosing }: Omit<CaseRowsProps, "cases"> & { one: CaseRowsProps["cases"][number] }) {
  const { t, dayOf } = useLanguage();
  const { application, waitsFor } = one;
  const name = useNameOfCase(one);
  return (
    <tr>
      {choosing && (
        <td>
          <ChooseCase one={one} choosing={choosing} />
        </td>
      )}
      <th scope="row">
        <Link href={`/applications/${application.id}`}>{name}</Link>
        {application.matterNumber !== null && <span className="queue__number">{application.matterNumber}</span>}
        <FoundBy one={one} />
      </th>
      <td>{t(applicationName(application.type))}</td>
      <td>
        <CaseStatus one={one} />
      </td>
      <td>
        <time dateTime={application.statusUpdatedAt}>{dayOf(application.statusUpdatedAt)}</time>
      </td>
      <td>{t(waitsForWords[waitsFor] ?? text.nobody)}</td>
      {knowsAll && (
        <>
          <td>
            <NextDeadline one={one} />
          </td>
          <td className="figures">
            {one.answered !== null &&
              one.asked !== null &&
              t(text.answeredOf, { answered: one.answered, asked: one.asked })}
          </td>
        </>
      )}
      <td>{staffOf(one) ?? t(text.unassigned)}</td>
    </tr>
  );
}
