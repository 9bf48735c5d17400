import { FoldedMore } from "../../case/FoldedMore.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { answerPieces } from "./lines/answerPieces.ts";
import { anchorOf, sectionAnchor } from "./anchors.ts";
import { GivenView } from "./lines/GivenView.tsx";
import type { LineWords } from "./lines/linesInWords.ts";
import { PiecesView } from "./lines/PiecesView.tsx";
import type { SheetLine, SheetSection, UnplacedAnswer } from "./sheet.ts";
import { SheetRow, type OfSheet } from "./lines/SheetRow.tsx";
import { text } from "./text.ts";

type SectionProps = {
  section: SheetSection;
  /** Those of its questions that are shown. */
  lines: readonly SheetLine[];
  words: ReadonlyMap<SheetLine["id"], LineWords>;
  target: SheetLine["id"] | undefined;
  of: OfSheet;
};

/** One section: the questions that concern the person, and folded away those that do not. */
export function SheetSectionView({ section: { section, number }, lines, words, target, of }: SectionProps) {
  const { t } = useLanguage();
  const id = sectionAnchor(section.id);
  const asked = lines.filter(({ state }) => state !== "notAsked");
  const notAsked = lines.filter(({ state }) => state === "notAsked");
  const isOpen = of.terms.length > 0 || notAsked.some((line) => line.id === target);
  const list = (own: readonly SheetLine[]) => (
    <dl className="sheet__lines">
      {own.map((line) => {
        const said = words.get(line.id);
        return said && <SheetRow key={line.id} line={line} words={said} isTarget={line.id === target} of={of} />;
      })}
    </dl>
  );
  return (
    <section className="sheet__section" aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        {t(text.sectionTitle, { number, title: t(section.title) })}
      </h2>
      {asked.length > 0 && list(asked)}
      {notAsked.length > 0 && (
        <FoldedMore
          key={String(isOpen)}
          openAtFirst={isOpen}
          summary={t(text.notAskedCount, { count: notAsked.length })}
        >
          {() => list(notAsked)}
        </FoldedMore>
      )}
    </section>
  );
}

/** What is stored under keys that the flow does not know. */
export function UnplacedAnswers({ answers, of: { the, own } }: { answers: readonly UnplacedAnswer[]; of: OfSheet }) {
  const tools = useLanguage();
  const { t } = tools;
  return (
    <section className="sheet__section" aria-labelledby="unplaced">
      <h2 id="unplaced">{t(text.unplaced)}</h2>
      <p>{t(text.unplacedMore)}</p>
      <dl className="sheet__lines">
        {answers.map(({ key, value, given }) => (
          <div className="sheet__line" key={key} id={anchorOf(key)} tabIndex={-1}>
            <dt className="sheet__question">
              <code>{key}</code>
            </dt>
            <dd className="sheet__answer">
              {value === undefined ? (
                <span className="answer-list__empty">{t(text.cleared)}</span>
              ) : (
                <PiecesView pieces={answerPieces(undefined, value, the, tools)} terms={[]} />
              )}
            </dd>
            <dd className="sheet__given">
              <GivenView given={given} step={undefined} the={the} own={own} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
