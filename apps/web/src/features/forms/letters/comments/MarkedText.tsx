import { useLanguage } from "../../../../ui/language.tsx";
import type { Comment } from "./useLetterComments.ts";
import { markedParagraphs, type MarkedPart } from "./markedParagraphs.ts";
import { commentsText as text } from "./comments.text.ts";

type MarkedProps = { sectionId: string; value: string; comments: readonly Comment[] };

/** The text of a section, with a mark where somebody comments and a link to what they say. */
export function MarkedText({ sectionId, value, comments }: MarkedProps) {
  const marks = comments.flatMap(({ number, start, quote, isOpen }) =>
    isOpen && start !== null ? [{ number, start, end: start + quote.length }] : [],
  );
  const idOf = (number: number) => comments.find((comment) => comment.number === number)?.id ?? "";
  return (
    <div data-letter-text={sectionId}>
      {markedParagraphs(value, marks).map(({ start, parts }) => (
        <p key={start} className="letter-text" dir="auto" data-start={start}>
          {parts.map((part, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- parts of one paragraph: the place is what tells them apart
            <Part key={index} part={part} idOf={idOf} />
          ))}
        </p>
      ))}
    </div>
  );
}

function Part({ part, idOf }: { part: MarkedPart; idOf: (number: number) => string }) {
  const { t } = useLanguage();
  if (part.about.length === 0) return part.text;
  return (
    <>
      <mark className="letter-mark">{part.text}</mark>
      {part.ends.map((number) => (
        <a key={number} className="letter-mark__link no-print" href={`#comment-${idOf(number)}`} data-beside-text>
          <span className="visually-hidden">{t(text.mark, { number })}</span>
          <span aria-hidden="true">{number}</span>
        </a>
      ))}
    </>
  );
}
