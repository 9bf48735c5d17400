import type { CommentedSection } from "./commentedSection.ts";
import { Details } from "../../../../ui/layout/Details.tsx";
import { useLanguage } from "../../../../ui/language.tsx";
import { CommentThread } from "./CommentThread.tsx";
import { commentsText as text } from "./comments.text.ts";
import type { Comment, Review } from "./useLetterComments.ts";
import { WriteComment } from "./WriteComment.tsx";
import "./comments.css";

/** What was said about sections that the letter no longer has: the facts that called for them changed. */
export function CommentsElsewhere({ review, sections }: { review: Review; sections: readonly string[] }) {
  const { t } = useLanguage();
  const section = { id: "", title: t(text.elsewhere), text: "" };
  return (
    <section className="no-print" aria-labelledby="comments-elsewhere">
      <h2 id="comments-elsewhere">{section.title}</h2>
      <ul className="letter-comments">
        {review.comments
          .filter((comment) => !sections.includes(comment.section))
          .map((comment) => (
            <CommentThread key={comment.id} {...{ review, section, comment }} />
          ))}
      </ul>
    </section>
  );
}

/** What is said about a section, below its text, and for the legal team the way to say something. */
export function SectionComments({ review, section }: { review: Review; section: CommentedSection }) {
  const { t } = useLanguage();
  const own = review.comments.filter((comment) => comment.section === section.id);
  const [open, settled] = [own.filter(({ isOpen }) => isOpen), own.filter(({ isOpen }) => !isOpen)];
  const list = (comments: readonly Comment[]) => (
    <ul className="letter-comments" aria-label={t(text.listOf, { title: section.title })}>
      {comments.map((comment) => (
        <CommentThread key={comment.id} {...{ review, section, comment }} />
      ))}
    </ul>
  );
  return (
    <div className="no-print">
      {open.length > 0 && list(open)}
      {settled.length > 0 && (
        <Details summary={t(text.settledOnes, { count: settled.length })}>{list(settled)}</Details>
      )}
      {review.mayComment && section.text !== "" && <WriteComment review={review} section={section} />}
    </div>
  );
}
