import type { ResultOf } from "../../api/graphql.ts";
import { Details } from "../../ui/layout/Details.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { linkParts } from "./linkParts.ts";
import type { usersQuery } from "./operations.ts";
import { text } from "./text.ts";
import "./OutboxList.css";

type Mail = ResultOf<typeof usersQuery>["outbox"][number];

/** The mails that a server without SMTP could not send; nothing when it can. */
export function OutboxList({ mails }: { mails: readonly Mail[] }) {
  const { t, dateTime } = useLanguage();
  if (mails.length === 0) return null;
  return (
    <section aria-labelledby="outbox-title">
      <h2 id="outbox-title">{t(text.outboxTitle)}</h2>
      <p>{t(text.outboxLead)}</p>
      {mails.map((mail) => (
        <article className="outbox__mail" key={mail.id}>
          <Details summary={mail.subject}>
            <p className="outbox__body">
              {linkParts(mail.body).map((part) =>
                part.isLink ? (
                  <a key={part.at} href={part.text}>
                    {part.text}
                  </a>
                ) : (
                  <span key={part.at}>{part.text}</span>
                ),
              )}
            </p>
          </Details>
          <p className="outbox__when">{t(text.to, { to: mail.to, when: dateTime(mail.createdAt) })}</p>
        </article>
      ))}
    </section>
  );
}
