import type { CaseReader } from "@boreal/domain/caseFile/reader";
import { memo } from "react";
import { Link } from "wouter";
import { changePath } from "../../../case/loading/addresses.ts";
import { classNames } from "../../../ui/classNames.ts";
import { useLanguage } from "../../../ui/language.tsx";
import { StatusTag } from "../../../ui/layout/StatusTag.tsx";
import { answerPieces, inOneLine } from "./answerPieces.ts";
import { anchorOf } from "../anchors.ts";
import { GivenView } from "./GivenView.tsx";
import type { LineWords } from "./linesInWords.ts";
import { Marked } from "./Marked.tsx";
import { PiecesView } from "./PiecesView.tsx";
import { refusalWords } from "./refusalWords.ts";
import type { SheetLine } from "../sheet.ts";
import { text } from "../text.ts";
import { changeOf } from "./view.ts";

/** What every line of one sheet has in common. */
export type OfSheet = {
  readonly applicationId: string;
  readonly the: CaseReader;
  /** The reader is the applicant. */
  readonly own: boolean;
  readonly mayAnswer: boolean;
  readonly since: number | undefined;
  readonly terms: readonly string[];
  /** Called when the reader leaves for the page of a question, to be led back to it. */
  readonly onLeave: (id: SheetLine["id"]) => void;
};

type RowProps = { line: SheetLine; words: LineWords; isTarget: boolean; of: OfSheet };

/** One question: what was answered, by whom and when, and what became of it. */
export const SheetRow = memo(function SheetRow({ line, words, isTarget, of }: RowProps) {
  const { t } = useLanguage();
  const { applicationId, the, own, mayAnswer, terms } = of;
  const isAsked = line.state !== "notAsked" && line.state !== "setAside";
  const anchor = anchorOf(line.id);
  return (
    <div className={classNames("sheet__line", isTarget && "sheet__line--target")} id={anchor} tabIndex={-1}>
      <dt className="sheet__question">
        <a href={`#${anchor}`} className="sheet__number" aria-label={t(text.number, { number: line.number })}>
          {line.number}
        </a>
        <span>
          <Marked words={words.question} terms={terms} />
        </span>
      </dt>
      <dd className="sheet__answer">
        {words.pieces && <PiecesView pieces={words.pieces} terms={terms} />}
        <StateWords line={line} />
        <DocumentSays line={line} the={the} />
        <ChangeMark line={line} of={of} />
      </dd>
      <dd className="sheet__given">
        <GivenView given={line.given} step={line.step} the={the} own={own} />
      </dd>
      {mayAnswer && isAsked && (
        <dd className="sheet__change no-print">
          <Link href={changePath(applicationId, line.pageId, "sheet")} onClick={() => of.onLeave(line.id)}>
            {t(line.value === undefined && line.state !== "empty" ? text.answerThis : text.changeThis)}
            <span className="visually-hidden"> {words.question}</span>
          </Link>
        </dd>
      )}
    </div>
  );
});

/** Whatever there is to say beside the answer itself; nothing when all is well. */
function StateWords({ line }: { line: SheetLine }) {
  const tools = useLanguage();
  const { t } = tools;
  const { state, prefilled, because } = line;
  return (
    <>
      {prefilled && line.value === undefined ? (
        <>
          <StatusTag tone="attention">{t(text.prefilled)}</StatusTag>
          <p className="sheet__more">{t(text.prefilledFrom, { origin: t(prefilled.origin) })}</p>
        </>
      ) : (
        <StateTag state={state} />
      )}
      {refusalWords(line, tools).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {because.length > 0 && (
        <p className="sheet__more">{t(text.because, { reasons: because.map((reason) => t(reason)).join("; ") })}</p>
      )}
    </>
  );
}

/** What a document says where it is something else than the answer. */
function DocumentSays({ line: { step, readOtherwise }, the }: { line: SheetLine; the: CaseReader }) {
  const tools = useLanguage();
  const { t } = tools;
  if (!readOtherwise) return null;
  const words = inOneLine(answerPieces(step, readOtherwise.value, the, tools));
  return (
    <>
      <StatusTag tone="attention">{t(text.readOtherwise)}</StatusTag>
      <p className="sheet__more">{t(text.documentSays, { words, origin: t(readOtherwise.origin) })}</p>
    </>
  );
}

function StateTag({ state }: Pick<SheetLine, "state">) {
  const { t } = useLanguage();
  switch (state) {
    case "answered":
    case "notAsked":
      return null;
    case "empty":
      return <span className="answer-list__empty">{t(text.leftEmpty)}</span>;
    case "open":
      return <StatusTag tone="attention">{t(text.notAnswered)}</StatusTag>;
    case "incomplete":
      return <StatusTag tone="attention">{t(text.incomplete)}</StatusTag>;
    case "wrong":
      return <StatusTag tone="blocked">{t(text.wrong)}</StatusTag>;
    case "setAside":
      return <StatusTag tone="quiet">{t(text.setAside)}</StatusTag>;
  }
}

const changeWords = { new: text.isNew, changed: text.isChanged, cleared: text.isCleared } as const;

/** That it is another answer than at the time from which changes are looked at, and what it was then. */
function ChangeMark({ line, of: { since, the } }: { line: SheetLine; of: OfSheet }) {
  const tools = useLanguage();
  const { t } = tools;
  const change = changeOf(line, since);
  if (!change) return null;
  return (
    <p className="sheet__changed">
      <StatusTag tone="todo" icon="pencil">
        {t(changeWords[change.kind])}
      </StatusTag>
      {change.before !== undefined && (
        <span>{t(text.before, { words: inOneLine(answerPieces(line.step, change.before, the, tools)) })}</span>
      )}
    </p>
  );
}
