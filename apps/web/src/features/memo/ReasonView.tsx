import type { MemoEvidence, MemoNote, MemoOpen, MemoPlace, MemoReason } from "@boreal/domain/memo/memo";
import type { ReactNode } from "react";
import { Link } from "wouter";
import { stepPath, vaultPagePath } from "../../case/loading/addresses.ts";
import { FoldedMore } from "../../case/FoldedMore.tsx";
import { WhyPanel } from "../../case/reasons/WhyPanel.tsx";
import { StatusTag } from "../../ui/layout/StatusTag.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { coverage, text } from "./text.ts";

type OfCase = { applicationId: string };

const addressOf = (applicationId: string, place: MemoPlace): string =>
  place.kind === "question"
    ? stepPath(applicationId, place.id)
    : vaultPagePath(applicationId, place.id, place.childNumber ?? null);

/** One reason of refusal: how it is covered and why, what is on file, and what is open with where it would be covered. */
export function ReasonView({ reason, applicationId, type }: OfCase & { reason: MemoReason; type: string }) {
  const { t } = useLanguage();
  const { id, name, covered, why, evidence, open, notes } = reason;
  const { words, tone } = coverage[covered];
  // No two lines of a reason say the same of the same place.
  const lineKey = ({ text: said, place }: MemoNote) => `${t(said)} ${addressOf(applicationId, place)}`;
  return (
    <article className="memo__reason" id={`memo-${id}`} aria-labelledby={`memo-${id}-name`}>
      <div className="memo__head">
        <h3 id={`memo-${id}-name`}>{t(name)}</h3>
        <StatusTag tone={tone}>{t(words)}</StatusTag>
        <WhyPanel why={why} applicationId={applicationId} type={type} subject={t(name)} />
      </div>
      <Lines label={t(text.evidence)} lines={evidence} keyOf={({ fileId }) => fileId}>
        {(one) => <EvidenceLine evidence={one} applicationId={applicationId} />}
      </Lines>
      <Lines label={t(text.open)} lines={open} keyOf={lineKey}>
        {(one) => <OpenLine open={one} applicationId={applicationId} />}
      </Lines>
      <Lines label={t(text.notes)} lines={notes} keyOf={lineKey}>
        {({ text: said, place }) => <Link href={addressOf(applicationId, place)}>{t(said)}</Link>}
      </Lines>
    </article>
  );
}

type LinesProps<T> = {
  label: string;
  lines: readonly T[];
  keyOf: (line: T) => string;
  children: (line: T) => ReactNode;
};

/** A page of many reasons stays short: what is more than this folds. */
const mostLines = 5;

function Lines<T>({ label, lines, keyOf, children }: LinesProps<T>) {
  const { t } = useLanguage();
  if (lines.length === 0) return null;
  const list = (some: readonly T[]) => (
    <ul className="memo__lines">
      {some.map((line) => (
        <li key={keyOf(line)}>{children(line)}</li>
      ))}
    </ul>
  );
  const more = lines.length > mostLines + 1 ? lines.slice(mostLines) : [];
  return (
    <>
      <h4>{label}</h4>
      {list(lines.slice(0, lines.length - more.length))}
      {more.length > 0 && <FoldedMore summary={t(text.more, { count: more.length })}>{() => list(more)}</FoldedMore>}
    </>
  );
}

function EvidenceLine({ evidence, applicationId }: OfCase & { evidence: MemoEvidence }) {
  const { t } = useLanguage();
  const { says, page, isPageRead, place } = evidence;
  return (
    <>
      <Link href={addressOf(applicationId, place)}>{t(says)}</Link>
      {isPageRead && `, ${t(text.filePage, { page })}`}
    </>
  );
}

/** What is open, and the pages of the vault that would cover it; an answer leads to its question besides. */
function OpenLine({ open: { text: said, wouldCover, place }, applicationId }: OfCase & { open: MemoOpen }) {
  const { t } = useLanguage();
  const childNumber = place.kind === "page" ? place.childNumber : undefined;
  return (
    <>
      {t(said)}
      <ul className="memo__covers" aria-label={t(text.covers)}>
        {wouldCover.map(({ page, name }) => (
          <li key={page}>
            <Link href={vaultPagePath(applicationId, page, childNumber ?? null)}>{t(name)}</Link>
          </li>
        ))}
        {place.kind === "question" && (
          <li>
            <Link href={addressOf(applicationId, place)}>{t(text.question)}</Link>
          </li>
        )}
      </ul>
    </>
  );
}
