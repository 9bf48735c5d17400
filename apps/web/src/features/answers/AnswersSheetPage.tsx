import { useDeferredValue, useMemo } from "react";
import { Link } from "wouter";
import { answersPath, planPath } from "../../case/loading/addresses.ts";
import { applicationName } from "../../case/applicationNames.ts";
import { ApplicationGate } from "../../case/loading/ApplicationGate.tsx";
import { usePrinting } from "../../case/printing.ts";
import { asksOccupation } from "../../case/answers/answerWords.ts";
import { useOccupations } from "../../case/fields/useOccupations.ts";
import { Page } from "../../shell/Page.tsx";
import { isStaff, useMe } from "../../shell/session.tsx";
import { Button } from "../../ui/controls/Button.tsx";
import { classNames } from "../../ui/classNames.ts";
import { EmptyState } from "../../ui/feedback/EmptyState.tsx";
import { useLanguage, type LanguageTools } from "../../ui/language.tsx";
import { useClock } from "./lines/clock.ts";
import { everything, startOf, useChoice, type Choice } from "./lines/choice.ts";
import { linesInWords, type LineWords } from "./lines/linesInWords.ts";
import { searchTerms } from "./searchText.ts";
import type { Sheet, SheetLine } from "./sheet.ts";
import { SheetAside } from "./SheetAside.tsx";
import type { OfSheet } from "./lines/SheetRow.tsx";
import { SheetSectionView, UnplacedAnswers } from "./SheetSectionView.tsx";
import { text } from "./text.ts";
import { useAnswersSheet } from "./useAnswersSheet.ts";
import { useTarget } from "./useTarget.ts";
import { giversOf, isIn, seenIn, type Seen, type Show } from "./lines/view.ts";
import type { Visit } from "./visits.ts";
import "../../case/answers/AnswerList.css";
import "./sheet.css";

type Application = NonNullable<ReturnType<typeof useAnswersSheet>["known"]>["application"];

/** All answers of an application: who gave each and when, what it was before, what is still open; to search and to print. */
export function AnswersSheetPage({ applicationId }: { applicationId: string }) {
  const { t } = useLanguage();
  const me = useMe();
  const staff = isStaff(me.role);
  const { known, failure, reload } = useAnswersSheet(applicationId);
  return (
    <ApplicationGate value={known} failure={failure} onRetry={reload}>
      {({ application, sheet, visitBefore }) => (
        <div className={classNames("sheet", staff && "density-desk")}>
          <Page
            title={t(text.title)}
            lead={leadOf(application, staff, t)}
            width={staff ? "full" : "wide"}
            backHref={planPath(applicationId)}
          >
            {sheet ? (
              <WholeSheet application={application} sheet={sheet} visitBefore={visitBefore} />
            ) : (
              <p>{t(text.withheld)}</p>
            )}
          </Page>
        </div>
      )}
    </ApplicationGate>
  );
}

function leadOf({ owner, type }: Application, staff: boolean, t: LanguageTools["t"]): string {
  const kind = t(applicationName(type));
  const name = `${owner.firstName} ${owner.lastName}`.trim();
  return staff && name !== "" ? t(text.ofWhom, { name, kind }) : t(text.kind, { kind });
}

type WholeProps = { application: Application; sheet: Sheet; visitBefore: Visit | null };

const noTerms: readonly string[] = [];

function WholeSheet({ application, sheet, visitBefore }: WholeProps) {
  const tools = useLanguage();
  const { t } = tools;
  const me = useMe();
  const own = !isStaff(me.role);
  const { choice, setChoice, leaveAt, takeLeft } = useChoice(me.id, application.id);
  const since = sinceOf(choice, visitBefore);
  const { lines, sections, words, terms, seen, isEverything } = useSeenLines(sheet, choice, since);
  const showEverything = () => setChoice({ ...everything, sinceKind: choice.sinceKind, day: choice.day });
  const target = useTarget(sheet, takeLeft, (id) => {
    if (!seen.lines.has(id)) showEverything();
  });
  const counts = useMemo(() => countsOf(lines, since), [lines, since]);
  const givers = useMemo(() => giversOf(lines), [lines]);
  const mayAnswer = application.abilities.includes("answer");
  const of = useMemo(
    (): OfSheet => ({ applicationId: application.id, the: sheet.the, own, mayAnswer, since, terms, onLeave: leaveAt }),
    [application.id, sheet, own, mayAnswer, since, terms, leaveAt],
  );
  return (
    <>
      <SheetTop
        since={sinceWords(choice, visitBefore, tools)}
        checkPath={mayAnswer ? answersPath(application.id) : undefined}
      />
      <div className="sheet__columns">
        <SheetAside
          found={foundWords(seen, terms, t)}
          sections={sections}
          choice={choice}
          onChange={setChoice}
          counts={counts}
          givers={givers}
          visitBefore={visitBefore}
          own={own}
        />
        <div className="sheet__body">
          {sections.length === 0 && (
            <EmptyState title={t(text.nothingShown)}>
              <Button onClick={showEverything}>{t(text.showAll)}</Button>
            </EmptyState>
          )}
          {sections.map(({ section, lines: shown }) => (
            <SheetSectionView
              key={section.section.id}
              section={section}
              lines={shown}
              words={words}
              target={target}
              of={of}
            />
          ))}
          {isEverything && sheet.unplaced.length > 0 && <UnplacedAnswers answers={sheet.unplaced} of={of} />}
        </div>
      </div>
    </>
  );
}

/** On paper, when it was printed and since when changes are marked; on the screen, the ways from here. */
function SheetTop({ since, checkPath }: { since: string | undefined; checkPath: string | undefined }) {
  const { t, dateTime } = useLanguage();
  const printedAt = useClock((now) => dateTime(new Date(now).toISOString()));
  return (
    <>
      <div className="sheet__printed">
        <p>{t(text.printed, { date: printedAt })}</p>
        {since !== undefined && <p>{t(text.printedSince, { date: since })}</p>}
      </div>
      <nav className="sheet__tools no-print" aria-label={t(text.title)}>
        {checkPath !== undefined && <Link href={checkPath}>{t(text.toCheck)}</Link>}
        <Button look="quiet" icon="print" onClick={() => window.print()}>
          {t(text.print)}
        </Button>
      </nav>
    </>
  );
}

/** The lines that the person chose and searched for. On paper stands everything. */
function useSeenLines(sheet: Sheet, choice: Choice, since: number | undefined) {
  const tools = useLanguage();
  const printing = usePrinting();
  const typed = useDeferredValue(choice.typed);
  const sought = useMemo(() => searchTerms(typed), [typed]);
  const terms = printing ? noTerms : sought;
  const { show, giver } = printing ? everything : choice;
  const lines = useMemo(() => sheet.sections.flatMap((section) => section.lines), [sheet]);
  const [titles] = useOccupations(lines.some(({ step, value }) => value !== undefined && asksOccupation(step)));
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- because what an occupation is called is read where the words are made, once its titles have come
  const words = useMemo(() => linesInWords(sheet, tools), [sheet, tools, titles]);
  const seen = useMemo(
    () => seenIn(lines, (line) => searchedIn(words, line), { show, giver, since, terms }),
    [lines, words, show, giver, since, terms],
  );
  const sections = sheet.sections
    .map((section) => ({ section, lines: section.lines.filter(({ id }) => seen.lines.has(id)) }))
    .filter((section) => section.lines.length > 0);
  return { lines, sections, words, terms, seen, isEverything: show === "all" && giver === "" && terms.length === 0 };
}

function sinceOf({ sinceKind, day }: Choice, visitBefore: Visit | null): number | undefined {
  if (visitBefore && sinceKind !== "day") return Date.parse(visitBefore.upTo);
  return day.state === "complete" ? startOf(day.date) : undefined;
}

/** The same in words. A visit is told by when it was, and not by the newest answer it showed. */
function sinceWords(
  { sinceKind, day }: Choice,
  visitBefore: Visit | null,
  { date, dateTime }: LanguageTools,
): string | undefined {
  if (visitBefore && sinceKind !== "day") return dateTime(visitBefore.at);
  return day.state === "complete" ? date(day.date) : undefined;
}

const nothingSearched = { strings: [], folded: [] };
const searchedIn = (words: ReadonlyMap<SheetLine["id"], LineWords>, { id }: SheetLine) =>
  words.get(id)?.searched ?? nothingSearched;

function countsOf(lines: readonly SheetLine[], since: number | undefined): Record<Show, number> {
  const count = (show: Show) => lines.filter((line) => isIn(show, line, since)).length;
  return { all: lines.length, answered: count("answered"), open: count("open"), changed: count("changed") };
}

function foundWords({ lines, hits }: Seen, terms: readonly string[], t: LanguageTools["t"]): string {
  const count = lines.size;
  if (terms.length === 0) return t(text.shown, { count });
  if (count === 0) return t(text.hitsNone);
  return t(text.hits, { count: hits, inQuestions: t(text.inQuestions, { count }) });
}
