import { useMemo, useState } from "react";
import { Link, useSearchParams } from "wouter";
import { useQuery } from "../../api/useQuery.ts";
import { FailureBanner } from "../../shell/chrome/FailureBanner.tsx";
import { Page } from "../../shell/Page.tsx";
import { useMe } from "../../shell/session.tsx";
import { EmptyState } from "../../ui/feedback/EmptyState.tsx";
import { Spinner } from "../../ui/feedback/Spinner.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { importClientsPath, importClientsTitle } from "../clientImport/links.ts";
import { intakeLinksPath, intakeLinksTitle } from "../intake/links.ts";
import { LinkButton } from "../../ui/controls/LinkButton.tsx";
import { newClientText } from "./newClient/newClient.text.ts";
import { AssignMany } from "./queue/AssignMany.tsx";
import { MyTasks } from "./queue/MyTasks.tsx";
import { queueQuery } from "./queue/operations.ts";
import { choiceFrom, queuePath, statusesLike, type QueueChoice } from "./queue/queueAddress.ts";
import { QueueCards } from "./queue/QueueCards.tsx";
import { QueueFilters } from "./queue/QueueFilters.tsx";
import { queueText as text } from "./queue/queue.text.ts";
import { QueueSearch } from "./queue/QueueSearch.tsx";
import { QueueTable } from "./queue/QueueTable.tsx";
import { QueueTabs } from "./queue/QueueTabs.tsx";
import { useCards } from "./queue/useCards.ts";
import "./queue/queue.css";

/** The cases in a staff member's scope, page by page; the server sorts, filters and searches them. */
export function CaseListPage() {
  const { t } = useLanguage();
  const [address] = useSearchParams();
  const choice = choiceFrom(address);
  // Kept here and in no address: what is searched for is mostly a name.
  const [search, setSearch] = useState("");
  const { abilities } = useMe();
  const knowsAll = abilities.includes("readSummaries");
  return (
    <Page title={t(text.title)} heading={null} width="full">
      <div className="density-desk queue">
        <div className="queue__top">
          <h1 tabIndex={-1}>{t(text.title)}</h1>
          {abilities.includes("beginCase") && (
            <p>
              <LinkButton href="/clients/new">{t(newClientText.title)}</LinkButton>{" "}
              <LinkButton href={importClientsPath} look="quiet">
                {t(importClientsTitle)}
              </LinkButton>{" "}
              <LinkButton href={intakeLinksPath} look="quiet">
                {t(intakeLinksTitle)}
              </LinkButton>
            </p>
          )}
          {knowsAll && (
            <p>
              <Link href="/board">{t(text.board)}</Link>
            </p>
          )}
          {knowsAll && <MyTasks />}
        </div>
        <div className="queue__which">
          <QueueTabs choice={choice} knowsAll={knowsAll} />
          <QueueSearch searched={search} onSearch={setSearch} mayUseNumbers={knowsAll} />
          <QueueFilters choice={choice} knowsAll={knowsAll} />
        </div>
        <QueueList
          // Another search begins at its first page, and with nothing chosen.
          key={`${search} ${queuePath(choice, { after: choice.after })}`}
          choice={choice}
          search={search}
          knowsAll={knowsAll}
        />
      </div>
    </Page>
  );
}

function QueueList({ choice, search, knowsAll }: { choice: QueueChoice; search: string; knowsAll: boolean }) {
  const { t } = useLanguage();
  const mayAssign = useMe().abilities.includes("assignStaff");
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  // The pages of a search are turned here: what is searched for is in no address, so its pages are in none either.
  const [turned, setTurned] = useState<string>();
  const { tab, order, type, status } = choice;
  const after = search === "" ? choice.after : turned;
  const variables = useMemo(
    () => ({
      tab,
      order: order ?? null,
      types: type === undefined ? null : [type],
      statuses: status === undefined ? null : [...(statusesLike(status) ?? [])],
      search: search === "" ? null : search,
      after: after ?? null,
    }),
    [tab, order, type, status, search, after],
  );
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
          <nav className="queue__pages" aria-label={t(text.pages)}>
            {after !== undefined && (
              <PageLink
                choice={choice}
                search={search}
                after={undefined}
                onTurn={setTurned}
                label={t(text.firstPage)}
              />
            )}
            {queue.next !== null && (
              <PageLink
                choice={choice}
                search={search}
                after={queue.next}
                onTurn={setTurned}
                label={t(text.nextPage)}
              />
            )}
          </nav>
          {mayAssign && <AssignMany chosen={chosen} onAssigned={() => (setChosen(new Set()), reload())} />}
        </>
      )}
    </>
  );
}

type PageLinkProps = {
  choice: QueueChoice;
  search: string;
  after: string | undefined;
  onTurn: (after: string | undefined) => void;
  label: string;
};

function PageLink({ choice, search, after, onTurn, label }: PageLinkProps) {
  if (search === "") return <Link href={queuePath(choice, { after })}>{label}</Link>;
  return (
    <button type="button" className="button button--quiet" onClick={() => onTurn(after)}>
      {label}
    </button>
  );
}
