import { Banner } from "../../../../ui/feedback/Banner.tsx";
import { useLanguage } from "../../../../ui/language.tsx";
import { commentsText as text } from "./comments.text.ts";
import type { Comment } from "./useLetterComments.ts";

/** How many comments are open, with the way to the first of them. */
export function CommentsWaiting({ comments }: { comments: readonly Comment[] }) {
  const { t } = useLanguage();
  const open = comments.filter(({ isOpen }) => isOpen);
  const [first] = open;
  if (!first) return null;
  return (
    <Banner tone="attention">
      <p>
        {t(text.waiting, { count: open.length })}{" "}
        <a className="no-print" href={`#comment-${first.id}`}>
          {t(text.toFirst)}
        </a>
      </p>
    </Banner>
  );
}
