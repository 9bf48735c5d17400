import { waitingPartyWords, type WaitingParty } from "@boreal/domain/caseFile/authority/waitingParties";
import { Link } from "wouter";
import { applicationName } from "../../../case/applicationNames.ts";
import { useLanguage } from "../../../ui/language.tsx";
import { Table, type ColumnHead } from "../../../ui/layout/Table.tsx";
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
import { queuePath, type QueueChoice } from "./queueAddress.ts";

/** One page of cases, a row each. */
export function QueueTable({ cases, knowsAll, choosing, choice }: CaseRowsProps) {
  const { t } = useLanguage();
  const head: readonly ColumnHead[] = [
    ...(choosing ? [t(text.choose)] : []),
    t(text.applicant),
    t(text.type),
    t(text.status),
    sortedBy({ title: t(text.since), choice, up: "waiting", down: "recent" }),
    t(text.waitsFor),
    ...(knowsAll ? [sortedBy({ title: t(text.next), choice, up: "deadline" }), t(text.answered)] : []),
    t(text.staff),
  ];
  return (
    <div className="queue__table">
      <Table caption={t(text.title)} captionHidden headStays head={head}>
        {cases.map((one) => (
          <QueueRow key={one.application.id} one={one} knowsAll={knowsAll} choosing={choosing} />
        ))}
      </Table>
    </div>
  );
}

function QueueRow({
  one,
  knowsAll,
  choosing,
}: Omit<CaseRowsProps, "cases" | "choice"> & { one: CaseRowsProps["cases"][number] }) {
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
      <td>{t(waitingPartyWords[waitsFor as WaitingParty])}</td>
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

type Sorting = {
  title: string;
  choice: QueueChoice;
  /** The order from the first day on, and the other way round where there is one. */
  up: string;
  down?: string;
};

/** The head of a column that sorts the list, the other way round when it is followed again. */
function sortedBy({ title, choice, up, down }: Sorting): ColumnHead {
  const { order } = choice;
  const sorted = order === up ? "ascending" : order !== undefined && order === down ? "descending" : undefined;
  const next = sorted === "ascending" && down !== undefined ? down : up;
  return {
    title,
    sorted,
    sorts: (
      <Link href={queuePath(choice, { order: next })}>
        {title}
        {sorted !== undefined && <span aria-hidden="true">{sorted === "ascending" ? " ↑" : " ↓"}</span>}
      </Link>
    ),
  };
}
