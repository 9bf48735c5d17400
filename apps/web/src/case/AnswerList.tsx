import type { CaseFile } from '@boreal/domain/caseFile/caseFile';
import { readerFor } from '@boreal/domain/questionnaire/inUse';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { changePath } from './addresses.ts';
import { useLanguage } from '../ui/language.tsx';
import { StatusTag } from '../ui/StatusTag.tsx';
import type { AnswerLine } from './answerLines.ts';
import { rowWords, valueWords } from './answerWords.ts';
import { text } from './text.ts';
import './AnswerList.css';

type ListProps = { caseFile: CaseFile; lines: readonly AnswerLine[]; applicationId: string; mayAnswer: boolean };

/** Questions with their answers, each with a way to change it. */
export function AnswerList({ caseFile, lines, applicationId, mayAnswer }: ListProps) {
  const { t } = useLanguage();
  return (
    <dl className="answer-list">
      {lines.map((line) => (
        <div className="answer-list__line" key={line.step.id}>
          <dt className="answer-list__question">{t(line.step.question)}</dt>
          <dd className="answer-list__answer">
            <AnswerWords caseFile={caseFile} step={line.step} value={line.value} state={line.state} />
          </dd>
          {mayAnswer && (
            <dd className="answer-list__change">
              <Link href={changePath(applicationId, line.pageId)}>
                {t(line.state === 'open' ? text.answer : text.change)}
                <span className="visually-hidden"> {t(line.step.question)}</span>
              </Link>
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}

type WordsProps = Pick<AnswerLine, 'step' | 'value'> & { caseFile: CaseFile; state?: AnswerLine['state'] };

export function AnswerWords({ caseFile, step, value, state = 'answered' }: WordsProps): ReactNode {
  const tools = useLanguage();
  const { t } = tools;
  const tag =
    state === 'open' ? (
      <StatusTag tone="attention">{t(text.notAnswered)}</StatusTag>
    ) : state === 'wrong' ? (
      <StatusTag tone="blocked">{t(text.toCorrect)}</StatusTag>
    ) : null;
  if (value === undefined) return tag ?? <span className="answer-list__empty">{t(text.leftEmpty)}</span>;
  if (step.type !== 'list') {
    return (
      <>
        <span className="answer-list__value">{valueWords(step, value, tools)}</span> {tag}
      </>
    );
  }
  return (
    <>
      {rowWords(step, value, readerFor(caseFile), tools).map((row) => (
        <div key={row.title} className="answer-list__row">
          <p className="answer-list__row-title">{row.title}</p>
          <ul>
            {row.lines.map((line) => (
              <li key={line.id}>
                {line.question} <span className="answer-list__value">{line.words}</span>
              </li>
            ))}
          </ul>
        </div>
      ))}
      {tag}
    </>
  );
}
