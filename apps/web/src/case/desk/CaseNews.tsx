import { Link } from "wouter";
import type { ResultOf } from "../../api/graphql.ts";
import { useAskOnChange } from "../../api/useAskOnChange.ts";
import { useQuery } from "../../api/useQuery.ts";
import { useLanguage } from "../../ui/language.tsx";
import { StatusTag } from "../../ui/layout/StatusTag.tsx";
import { messagesPath, tasksPath } from "../loading/addresses.ts";
import { deskText as text } from "./desk.text.ts";
import { CommentedLetters } from "./CommentedLetters.tsx";
import { caseNewsQuery } from "./operations.ts";
import { TaskWords } from "./TaskWords.tsx";

type News = NonNullable<ResultOf<typeof caseNewsQuery>["application"]>;

type CaseNewsProps = {
  applicationId: string;
  ofTeam: boolean;
  /** Support reads messages while a case is open to it, and no tasks. */
  mayReadTasks?: boolean;
  /** Draws nothing while nothing is unread and nothing is to do: the page has a link to the messages elsewhere. */
  onlyWhenNew?: boolean;
};

/** Messages, tasks and comments on letters of a case on the pages that lead to them: for the applicant the tasks themselves, for the team how many. */
export function CaseNews({ applicationId, ofTeam, mayReadTasks = true, onlyWhenNew = false }: CaseNewsProps) {
  const query = useQuery(caseNewsQuery, { id: applicationId });
  useAskOnChange(applicationId, query, { only: ["message", "task", "letterComment", "note"] });
  const news = query.data?.application;
  if (!news?.thread || (onlyWhenNew && !isNew(news))) return null;
  return (
    <>
      {ofTeam ? <OfTeam news={news} mayReadTasks={mayReadTasks} /> : <OfApplicant news={news} />}
      <CommentedLetters applicationId={news.id} comments={news.openLetterComments} />
    </>
  );
}

function Messages({ news: { id, thread }, ofTeam }: { news: News; ofTeam: boolean }) {
  const { t } = useLanguage();
  const unread = thread?.unread ?? 0;
  return (
    <p>
      <Link href={messagesPath(id)}>{t(ofTeam ? text.withApplicant : text.withTeam)}</Link>
      {unread > 0 && (
        <>
          {" "}
          <StatusTag tone="attention">{t(text.fresh, { count: unread })}</StatusTag>
        </>
      )}
    </p>
  );
}

const isNew = (news: News): boolean =>
  (news.thread?.unread ?? 0) > 0 || openOf(news).length > 0 || news.openLetterComments.length > 0;

const openOf = ({ tasks }: News) => tasks.filter(({ doneAt }) => doneAt === null);

function OfTeam({ news, mayReadTasks }: { news: News; mayReadTasks: boolean }) {
  const { t } = useLanguage();
  const open = openOf(news).length;
  return (
    <>
      <Messages news={news} ofTeam />
      {mayReadTasks && (
        <p>
          <Link href={tasksPath(news.id)}>{t(text.tasks)}</Link>
          {open > 0 && (
            <>
              {" "}
              <StatusTag tone="todo">{t(text.openTasks, { count: open })}</StatusTag>
            </>
          )}
        </p>
      )}
    </>
  );
}

function OfApplicant({ news }: { news: News }) {
  const { t } = useLanguage();
  const open = openOf(news);
  return (
    <div className="no-print">
      {open.length > 0 && (
        <section aria-labelledby="own-tasks">
          <h2 id="own-tasks">{t(text.yourTasks)}</h2>
          <ul>
            {open.map((task) => (
              <li key={task.id}>
                <TaskWords task={task} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {news.tasks.length > 0 && (
        <p>
          <Link href={tasksPath(news.id)}>{t(text.allTasks)}</Link>
        </p>
      )}
      <Messages news={news} ofTeam={false} />
    </div>
  );
}
