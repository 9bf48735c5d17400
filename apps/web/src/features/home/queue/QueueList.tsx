import { useMemo, useState } from "react";
import { useQuery } from "../../../api/useQuery.ts";
import { FailureBanner } from "../../../shell/chrome/FailureBanner.tsx";
import { useMe } from "../../../shell/session.tsx";
import { EmptyState } from "../../../ui/feedback/EmptyState.tsx";
import { Spinner } from "../../../ui/feedback/Spinner.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { AssignMany } from "./AssignMany.tsx";
import { queueQuery } from "./operations.ts";
import { queuePath, statusesLike, type QueueChoice } from "./queueAddress.ts";
import { QueueCards } from "./QueueCards.tsx";
import { QueuePages } from "./QueuePages.tsx";
import { queueText as text } from "./queue.text.ts";
import { QueueTable } from "./QueueTable.tsx";
import { useCards } from "./useCards.ts";

/** What the server is asked for. */
const asked = ({ tab, order, type, status }: QueueChoice, search: string, after: string | undefined) => ({
  tab,
  order: order ?? null,
  types: type === undefined ? null : [type],
  statuses: status === undefined ? null : [...(statusesLike(status) ?? [])],
  search: search === "" ? null : search,
  after: after ?? null,
});

/** One page of what is asked for, and what can be done with it. */
export function QueueList({ choice, search, knowsAll }: { choice: QueueChoice; search: string; knowsAll: boolean }) {
  const { t } = useLanguage();
  const mayAssign = useMe().abilities.includes("assignStaff");
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  // The pages of a search are turned here: what is searched for is in no address, so its pages are in none either.
  const [turned, setTurned] = useState<string>();
  const after = search === "" ? choice.after : turned;
  const variables = useMemo(() => asked(choice, search, after), [choice, search, after]);
  const { data, failure, reload } = useQuery(queueQuery, variables);
  const Rows = useCards() ? QueueCards : QueueTable;
  const queue = data?.queue;
  return (
    <>
      <FailureBanner failure={failure} onRetry={reload} />
      {!queue && !failure && <Spinner />}
      {queue && queue.cases.length === 0 && (
        <EmptyState title={t(text.emptyTitle)}>
          <p>{t(search !== "" ? text.notFound : queuePath(choice) === "/" ? text.emptyScope : text.empty)}</p>
        </EmptyState>
      )}
      {queue && queue.cases.length > 0 && (
        <>
          <Rows
            cases={queue.cases}
            knowsAll={knowsAll}
            choosing={mayAssign ? { chosen, onChoose: setChosen } : undefined}
          />
          <QueuePages choice={choice} search={search} at={after} next={queue.next} onTurn={setTurned} />
          {mayAssign && <AssignMany chosen={chosen} onAssigned={() => (setChosen(new Set()), reload())} />}
        </>
      )}
    </>
  );
}
