import { Link, useSearchParams } from "wouter";
import { Page } from "../../shell/Page.tsx";
import { useSingleKeys } from "../../shell/singleKeys.ts";
import { useMe } from "../../shell/session.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { importClientsPath, importClientsTitle } from "../clientImport/links.ts";
import { intakeLinksPath, intakeLinksTitle } from "../intake/links.ts";
import { LinkButton } from "../../ui/controls/LinkButton.tsx";
import { newClientText } from "./newClient/newClient.text.ts";
import { MyTasks } from "./queue/MyTasks.tsx";
import { choiceFrom } from "./queue/queueAddress.ts";
import { QueueFilters } from "./queue/QueueFilters.tsx";
import { queueText as text } from "./queue/queue.text.ts";
import { QueueList } from "./queue/QueueList.tsx";
import { QueueSearch } from "./queue/QueueSearch.tsx";
import { QueueTabs } from "./queue/QueueTabs.tsx";
import { ToCalendar } from "./queue/ToCalendar.tsx";
import { useKeptList } from "./queue/useKeptList.ts";
import "./queue/queue.css";

/** The cases in a staff member's scope, page by page; the server sorts, filters and searches them. */
export function CaseListPage() {
  const { t } = useLanguage();
  const [address] = useSearchParams();
  const choice = choiceFrom(address);
  const list = useKeptList(choice);
  const keys = useSingleKeys();
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
              <ToCalendar /> <Link href="/board">{t(text.board)}</Link>
            </p>
          )}
          {knowsAll && <MyTasks />}
        </div>
        <div className="queue__which">
          <QueueTabs choice={choice} knowsAll={knowsAll} />
          <QueueSearch searched={list.search} onSearch={list.onSearch} mayUseNumbers={knowsAll} hasKey={keys[0]} />
          <QueueFilters choice={choice} knowsAll={knowsAll} keys={keys} />
        </div>
        {choice.closed === "only" && <p>{t(text.closedShown)}</p>}
        <QueueList choice={choice} list={list} knowsAll={knowsAll} />
      </div>
    </Page>
  );
}
