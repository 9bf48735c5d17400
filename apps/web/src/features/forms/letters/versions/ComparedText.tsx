import { useLanguage } from "../../../../ui/language.tsx";
import { compareTexts, type Piece } from "./compareTexts.ts";
import { versionsText as text } from "./versions.text.ts";

/** One text over another: what was removed is struck out, what was added underlined, and both are said to whoever listens. */
export function ComparedText({ before, after }: { before: string; after: string }) {
  return (
    <p className="letter-text letter-compared" dir="auto">
      {compareTexts(before, after).map((piece, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- pieces of one comparison: the place is what tells them apart
        <ComparedPiece key={index} {...piece} />
      ))}
    </p>
  );
}

function ComparedPiece({ kind, text: words }: Piece) {
  const { t } = useLanguage();
  if (kind === "same") return words;
  const Element = kind === "removed" ? "del" : "ins";
  return (
    <Element>
      <span className="visually-hidden">{t(kind === "removed" ? text.removedBegin : text.addedBegin)}</span>
      {words}
      <span className="visually-hidden">{t(text.end)}</span>
    </Element>
  );
}
