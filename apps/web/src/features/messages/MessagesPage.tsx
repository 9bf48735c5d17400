import { useEffect, useState } from "react";
import type { ResultOf } from "../../api/graphql.ts";
import { send } from "../../api/send.ts";
import { useAction } from "../../api/useAction.ts";
import { useAskOnChange } from "../../api/useAskOnChange.ts";
import { useQuery } from "../../api/useQuery.ts";
import { planPath } from "../../case/loading/addresses.ts";
import { ApplicationGate } from "../../case/loading/ApplicationGate.tsx";
import { FailureBanner } from "../../shell/chrome/FailureBanner.tsx";
import { Page } from "../../shell/Page.tsx";
import { isStaff, useMe } from "../../shell/session.tsx";
import { classNames } from "../../ui/classNames.ts";
import { Button } from "../../ui/controls/Button.tsx";
import { EmptyState } from "../../ui/feedback/EmptyState.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { whenSeen } from "../../ui/whenSeen.ts";
import { earlierMessagesQuery, markMessagesReadMutation, messagesQuery } from "./operations.ts";
import { WriteMessage } from "./WriteMessage.tsx";
import { text } from "./text.ts";
import "./messages.css";

type Thread = NonNullable<NonNullable<ResultOf<typeof messagesQuery>["application"]>["thread"]>;
type Message = Thread["messages"][number];

/** What the applicant and the legal team write to each other: the same page for both. */
export function MessagesPage({ applicationId }: { applicationId: string }) {
  const { t } = useLanguage();
  const ofTeam = isStaff(useMe().role);
  const query = useQuery(messagesQuery, { id: applicationId });
  const { askNow } = useAskOnChange(applicationId, query, { only: ["message"] });
  return (
    <ApplicationGate value={query.data?.application} failure={query.failure} onRetry={askNow}>
      {({ thread }) => (
        <Page
          title={t(text.title)}
          lead={t(ofTeam ? text.leadTeam : text.leadApplicant)}
          backHref={planPath(applicationId)}
        >
          {thread === null ? (
            <p>{t(text.notYours)}</p>
          ) : (
            <>
              <Messages applicationId={applicationId} thread={thread} ofTeam={ofTeam} />
              {thread.mayWrite && <WriteMessage applicationId={applicationId} onSent={askNow} />}
            </>
          )}
        </Page>
      )}
    </ApplicationGate>
  );
}

type MessagesProps = { applicationId: string; thread: Thread; ofTeam: boolean };

function Messages({ applicationId, thread: { messages: newest, unread }, ofTeam }: MessagesProps) {
  const { t } = useLanguage();
  const { busy, failure, run } = useAction();
  const [earlier, setEarlier] = useState<readonly Message[]>([]);
  const first = newest[0]?.position ?? 1;
  // New ones push the newest hundred on; what was loaded before them stays.
  const messages = [...earlier.filter(({ position }) => position < first), ...newest];
  const loadEarlier = () =>
    run(async () => {
      const [oldest] = messages;
      if (!oldest) return;
      const { earlierMessages } = await send(earlierMessagesQuery, { applicationId, position: oldest.position });
      setEarlier([...earlierMessages, ...messages]);
    });
  const last = messages.at(-1)?.position;
  useEffect(() => {
    if (unread === 0 || last === undefined) return undefined;
    // What was in view was read. When nobody answers, it stays new, and is said so again next time.
    return whenSeen(() => {
      void send(markMessagesReadMutation, { applicationId, position: last }, { repeatable: true }).catch(() => {});
    });
  }, [applicationId, unread, last]);
  if (messages.length === 0) return <EmptyState title={t(text.none)} />;
  return (
    <>
      <FailureBanner failure={failure} />
      {(messages[0]?.position ?? 1) > 1 && (
        <Button look="quiet" busy={busy} onClick={() => void loadEarlier()}>
          {t(text.earlier)}
        </Button>
      )}
      <div role="log" aria-label={t(text.list)}>
        <ol className="messages__list">
          {messages.map((message) => (
            <MessageLine key={message.id} message={message} ofTeam={ofTeam} />
          ))}
        </ol>
      </div>
    </>
  );
}

function MessageLine({ message, ofTeam }: { message: Message; ofTeam: boolean }) {
  const { t, dateTime } = useLanguage();
  const { isOwn, isFromTeam, byName, body, writtenAt, isRead } = message;
  const name = byName ?? t(isFromTeam ? text.team : text.applicant);
  const who = isOwn ? t(text.you) : isFromTeam && byName !== null ? t(text.ofTeam, { name }) : name;
  return (
    <li className={classNames("messages__one", isFromTeam === ofTeam && "messages__one--own")}>
      <p className="messages__who">
        <strong>{who}</strong> · <time dateTime={writtenAt}>{dateTime(writtenAt)}</time>
      </p>
      <p className="messages__body" dir="auto">
        {body}
      </p>
      {isFromTeam === ofTeam && <p className="messages__state">{t(isRead ? text.read : text.notRead)}</p>}
    </li>
  );
}
