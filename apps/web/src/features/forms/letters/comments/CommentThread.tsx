import type { ThreadProps } from "./CommentActions.tsx";
import { useLanguage } from "../../../../ui/language.tsx";
import { StatusTag } from "../../../../ui/layout/StatusTag.tsx";
import { CommentActions } from "./CommentActions.tsx";
import { commentsText as text } from "./comments.text.ts";

/** One comment: the words it is about, what is said and proposed, the answers, and what the reader may do. */
export function CommentThread(props: ThreadProps) {
  const { comment } = props;
  const { t, dateTime } = useLanguage();
  const nameOf = (name: string | null) => name ?? t(text.somebody);
  return (
    <li className="letter-comment" id={`comment-${comment.id}`} tabIndex={-1}>
      <p className="letter-comment__who">
        <strong>{t(text.heading, { number: comment.number, name: nameOf(comment.byName) })}</strong>{" "}
        <span>{dateTime(comment.writtenAt)}</span>{" "}
        {!comment.isShared && <StatusTag tone="quiet">{t(text.ofTeam)}</StatusTag>}
        {!comment.isOpen && <StatusTag tone="done">{t(text.settled)}</StatusTag>}
      </p>
      <p>{t(text.about)}</p>
      <Quoted words={comment.quote} />
      {comment.isOpen && comment.start === null && <p>{t(text.moved)}</p>}
      {comment.words !== "" && <Said words={comment.words} />}
      {comment.proposal !== null && (
        <>
          <p>{t(text.proposed)}</p>
          <Quoted words={comment.proposal} />
        </>
      )}
      {comment.decision !== null && (
        <p>
          {t(comment.decision === "accepted" ? text.accepted : text.rejected, { name: nameOf(comment.decidedByName) })}
        </p>
      )}
      {comment.replies.length > 0 && (
        <ul className="letter-comment__replies">
          {comment.replies.map(({ id, body, byName, writtenAt }) => (
            <li key={id}>
              <p className="letter-comment__who">
                {t(text.replyOf, { name: nameOf(byName), when: dateTime(writtenAt) })}
              </p>
              <Said words={body} />
            </li>
          ))}
        </ul>
      )}
      <CommentActions {...props} />
    </li>
  );
}

const Quoted = ({ words }: { words: string }) => (
  <blockquote className="letter-comment__quote" dir="auto">
    {words}
  </blockquote>
);

const Said = ({ words }: { words: string }) => (
  <p className="letter-comment__words" dir="auto">
    {words}
  </p>
);
