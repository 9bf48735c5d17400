import type { CaseReader } from "@boreal/domain/caseFile/reader";
import { stepText } from "@boreal/domain/questionnaire/questionText";
import type { ReactNode } from "react";
import { Link } from "wouter";
import { changePath, type AnswersPage } from "../loading/addresses.ts";
import { useLanguage } from "../../ui/language.tsx";
import { StatusTag } from "../../ui/layout/StatusTag.tsx";
import type { AnswerLine } from "./answerLines.ts";
import { useOccupations } from "../fields/useOccupations.ts";
import { valueWords } from "../fields/valueWords.ts";
import { asksOccupation, partWords, rowWords, type PartWords } from "./answerWords.ts";
import { text } from "../text.ts";
import "./AnswerList.css";

type ListProps = {
  the: CaseReader;
  lines: readonly AnswerLine[];
  applicationId: string;
  mayAnswer: (pageId: string) => boolean;
  /** Where a change leads back to. */
  from?: AnswersPage;
};

/** Questions with their answers, each with a way to change it. */
export function AnswerList({ the, lines, applicationId, mayAnswer, from = "answers" }: ListProps) {
  const { t } = useLanguage();
  return (
    <dl className="answer-list">
      {lines.map((line) => {
        const question = t(stepText(line.step, the));
        return (
          <div className="answer-list__line" key={line.step.id}>
            <dt className="answer-list__question">{question}</dt>
            <dd className="answer-list__answer">
              <AnswerWords the={the} step={line.step} value={line.value} state={line.state} />
            </dd>
            {mayAnswer(line.pageId) && (
              <dd className="answer-list__change">
                <Link href={changePath(applicationId, line.pageId, from)}>
                  {t(line.state === "open" ? text.answer : text.change)}
                  <span className="visually-hidden"> {question}</span>
                </Link>
              </dd>
            )}
          </div>
        );
      })}
    </dl>
  );
}

type WordsProps = Pick<AnswerLine, "step" | "value"> & { the: CaseReader; state?: AnswerLine["state"] };

/** One answer in words, with a mark when it is missing or wrong. */
export function AnswerWords({ the, step, value, state = "answered" }: WordsProps): ReactNode {
  const tools = useLanguage();
  const { t } = tools;
  useOccupations(asksOccupation(step));
  const tag =
    state === "open" ? (
      <StatusTag tone="attention">{t(value === undefined ? text.notAnswered : text.notComplete)}</StatusTag>
    ) : state === "wrong" ? (
      <StatusTag tone="blocked">{t(text.toCorrect)}</StatusTag>
    ) : null;
  if (value === undefined) return tag ?? <span className="answer-list__empty">{t(text.leftEmpty)}</span>;
  switch (step.type) {
    case "question":
      return (
        <>
          <span className="answer-list__value" dir="auto">
            {valueWords(step, value, tools)}
          </span>{" "}
          {tag}
        </>
      );
    case "composite":
      return (
        <>
          <PartList lines={partWords(step, value, the, tools)} />
          {tag}
        </>
      );
    case "list":
      return (
        <>
          {rowWords(step, value, the, tools).map((row) => (
            <div key={row.title} className="answer-list__row">
              <p className="answer-list__row-title">{row.title}</p>
              <PartList lines={row.lines} />
            </div>
          ))}
          {tag}
        </>
      );
  }
}

function PartList({ lines }: { lines: readonly PartWords[] }) {
  return (
    <ul className="answer-list__parts">
      {lines.map((line) => (
        <li key={line.id}>
          {line.question}{" "}
          <span className="answer-list__value" dir="auto">
            {line.words}
          </span>
        </li>
      ))}
    </ul>
  );
}
