import { useMemo, useRef } from "react";
import { useQuery } from "../../../api/useQuery.ts";
import { FailureBanner } from "../../../shell/chrome/FailureBanner.tsx";
import { useMe } from "../../../shell/session.tsx";
import { EmptyState } from "../../../ui/feedback/EmptyState.tsx";
import { Spinner } from "../../../ui/feedback/Spinner.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { ChosenCases } from "./ChosenCases.tsx";
import { chosenAfter, fromTo } from "./choosing.ts";
import { queueQuery } from "./operations.ts";
import { queuePath, statusesLike, type QueueChoice } from "./queueAddress.ts";
import { QueueCards } from "./QueueCards.tsx";
import { QueuePages } from "./QueuePages.tsx";
import { queueText as text } from "./queue.text.ts";
import { QueueTable } from "./QueueTable.tsx";
import { TakeOutList } from "./TakeOutList.tsx";
import { usePhone } from "../../../ui/layout/usePhone.ts";
import { useScrolledAgain, type KeptList } from "./useKeptList.ts";

/** What the server is asked for. */
const asked = (
  { tab, order, type, status, staff, due, closed }: QueueChoice,
  search: string,
  after: string | undefined,
) => ({
  tab,
  order: order ?? null,
  types: type === undefined ? null : [type],
  statuses: status === undefined ? null : [...(statusesLike(status) ?? [])],
  staff: staff ?? null,
  due: due ?? null,
  closed: closed === "only",
  search: search === "" ? null : search,
  after: after ?? null,
});

/** One page of what is asked for, and what can be done with it. */
export function QueueList({ choice, list, knowsAll }: { choice: QueueChoice; list: KeptList; knowsAll: boolean }) {
  const { t } = useLanguage();
  const mayAssign = useMe().abilities.includes("assignStaff");
  const { search, chosen, onChoose } = list;
  const after = search === "" ? choice.after : list.turned;
  const variables = useMemo(() => asked(choice, search, after), [choice, search, after]);
  const { data, failure, reload } = useQuery(queueQuery, variables);
  const Rows = usePhone() ? QueueCards : QueueTable;
  const queue = data?.queue;
  useScrolledAgain(list, queue !== undefined);
  const picked = useRef<string>(undefined);
  const pick = (id: string, isChosen: boolean, isRange: boolean) => {
    const ids = queue?.cases.map(({ application }) => application.id) ?? [];
    const which = isRange ? fromTo(ids, picked.current, id) : [id];
    picked.current = id;
    onChoose(chosenAfter(chosen, which, isChosen));
  };
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
          {mayAssign && (
            <ChosenCases
              chosen={chosen}
              onChoose={onChoose}
              variables={variables}
              onChanged={() => (onChoose(new Set()), reload())}
            />
          )}
          <Rows
            choice={choice}
            cases={queue.cases}
            knowsAll={knowsAll}
            choosing={mayAssign ? { chosen, pick } : undefined}
          />
          <QueuePages choice={choice} search={search} at={after} next={queue.next} onTurn={list.onTurn} />
          {knowsAll && <TakeOutList variables={variables} />}
        </>
      )}
    </>
  );
}
