import { Link } from "wouter";
import { useAskOnChange } from "../../api/useAskOnChange.ts";
import { useQuery } from "../../api/useQuery.ts";
import { useLanguage } from "../../ui/language.tsx";
import { StatusTag } from "../../ui/layout/StatusTag.tsx";
import { messagesPath } from "../loading/addresses.ts";
import { messagesText as text } from "./messages.text.ts";
import { unreadMessagesQuery } from "./operations.ts";

/** The way to the messages of a case, with how many are new. Nothing for those who may not read them. */
export function MessagesLink({ applicationId, ofTeam }: { applicationId: string; ofTeam: boolean }) {
  const { t } = useLanguage();
  const query = useQuery(unreadMessagesQuery, { id: applicationId });
  useAskOnChange(applicationId, query, { only: ["message"] });
  const thread = query.data?.application?.thread;
  if (!thread) return null;
  return (
    <>
      <Link href={messagesPath(applicationId)}>{t(ofTeam ? text.withApplicant : text.withTeam)}</Link>
      {thread.unread > 0 && (
        <>
          {" "}
          <StatusTag tone="attention">{t(text.fresh, { count: thread.unread })}</StatusTag>
        </>
      )}
    </>
  );
}
