import { Fragment } from "react";
import { Link } from "wouter";
import { documentsPath, vaultPagePath } from "../../../case/loading/addresses.ts";
import { documentCount } from "../../../case/counts.ts";
import { FoldedMore } from "../../../case/FoldedMore.tsx";
import { useIsOnPaper } from "../../../case/printing.ts";
import { planWords } from "../../../case/reasons/planWords.ts";
import { lineTitle } from "../../../case/lineTitle.ts";
import { slotWord } from "../../../case/slotWords.ts";
import { usePersonName } from "../../../case/usePersonName.ts";
import { readerOf } from "../../../case/loading/readerOf.ts";
import type { TheApplication } from "../../../case/loading/theCase.ts";
import { filesOf } from "../../../case/slotFiles.ts";
import { countOf, vaultOverview, waiting, type OverviewLine, type PersonLines } from "../../../case/vaultOverview.ts";
import { useLanguage } from "../../../ui/language.tsx";
import { StatusTag } from "../../../ui/layout/StatusTag.tsx";
import { DamagedDocuments } from "./DamagedDocuments.tsx";
import { PlanPart } from "../../../case/parts/PlanPart.tsx";
import { PlanLine } from "../PlanLine.tsx";
import { text } from "../text.ts";

/** How many lines all people together show before the rest is opened, and how many each person shows at least. */
const linesAtFirst = 12;
const fewest = 2;
/** Of more people than these, their sum stands in the line. */
const fewPeople = 2;

/** Every document by person, each with its level and its reason: what is required and missing first, the rest behind one press. */
export function DocumentsPart({ application }: { application: TheApplication }) {
  const { t } = useLanguage();
  const everybody = vaultOverview(application);
  const people = everybody.map(concerning).filter(({ lines }) => lines.length > 0);
  const unneeded = everybody.flatMap(({ lines }) => lines.filter(isUnneeded));
  const asked = people.filter(({ lines }) => lines.some(isToDo)).length;
  const atFirst = Math.max(fewest, Math.floor(linesAtFirst / Math.max(1, asked)));
  return (
    <>
      <DamagedDocuments application={application} />
      <PlanPart
        id="documents"
        title={t(planWords.documents)}
        result={<ByPerson people={people} application={application} />}
      >
        {() => (
          <>
            {people.map((person) => (
              <PersonDocuments
                key={`${person.person} ${person.childNumber ?? ""}`}
                person={person}
                application={application}
                atFirst={atFirst}
              />
            ))}
            {unneeded.length > 0 && (
              <FoldedMore summary={t(planWords.unneeded, { count: unneeded.length })}>
                {() => <DocumentLines lines={unneeded} application={application} />}
              </FoldedMore>
            )}
            <p className="no-print">
              <Link href={documentsPath(application.id)}>{t(planWords.allDocuments)}</Link>
            </p>
          </>
        )}
      </PlanPart>
    </>
  );
}

/** What cannot concern this person stands at the end, behind one press for everybody. */
const isUnneeded = ({ standing }: OverviewLine): boolean => standing === "notNeeded";
const concerning = (person: PersonLines): PersonLines => ({
  ...person,
  lines: person.lines.filter((line) => !isUnneeded(line)),
});

/** How much is there of each, in one line. */
function ByPerson({ people, application }: { people: readonly PersonLines[]; application: TheApplication }) {
  const { t } = useLanguage();
  const personName = usePersonName(true);
  const asked = people.filter((person) => countOf(person).asked > 0);
  if (asked.length === 0) return t(planWords.nothingAsked);
  // Of a family the sum; each person stands in the part.
  if (asked.length > fewPeople) {
    return t(text.ofAll, documentCount(people));
  }
  return asked
    .map((person) => {
      const name = nameOf(person, application.dependents) ?? personName(person.person, person.childNumber);
      return t(text.personCount, { person: name, ...countOf(person) });
    })
    .join(", ");
}

/** What the family is called in the case; nothing for the applicant, and for whom no name is known. */
const nameOf = (
  { person, childNumber }: PersonLines,
  dependents: TheApplication["dependents"],
): string | null | undefined =>
  person === "spouse" || person === "child"
    ? dependents.find(
        (one) => (one.type === "Child") === (person === "child") && (one.childNumber ?? null) === childNumber,
      )?.applicantFullName
    : undefined;

/** What is shown before the rest is opened: all that the reader has to do now. */
const isToDo = (line: OverviewLine) => line.toDo !== undefined && !line.isFilledHere;

type PersonProps = { person: PersonLines; application: TheApplication; atFirst: number };

function PersonDocuments({ person, application, atFirst }: PersonProps) {
  const { t } = useLanguage();
  const onPaper = useIsOnPaper();
  const name = usePersonName(true)(person.person, person.childNumber);
  const count = countOf(person);
  const of = (standing: OverviewLine["standing"]) => person.lines.filter((line) => line.standing === standing);
  const todo = person.lines.filter(isToDo);
  // One line behind a press would take as much room as the line.
  const shown = onPaper ? todo : todo.slice(0, todo.length === atFirst + 1 ? todo.length : atFirst);
  const groups = [
    { words: text.alsoRequired, lines: todo.slice(shown.length) },
    {
      words: text.recommended,
      lines: waiting(person.lines).filter((line) => line.toDo === undefined && !line.isFilledHere),
    },
    { words: text.filledHere, lines: waiting(person.lines).filter(({ isFilledHere }) => isFilledHere) },
    { words: text.awaited, lines: [...of("awaited"), ...of("returned").filter((line) => line.toDo === undefined)] },
    { words: text.saidNotThere, lines: of("saidNotThere") },
    { words: text.inTheVault, lines: of("present") },
    { words: text.over, lines: of("over") },
    { words: text.later, lines: of("later") },
    { words: text.ifApplies, lines: of("ifApplies") },
  ].filter(({ lines }) => lines.length > 0);
  const folded = groups.reduce((sum, { lines }) => sum + lines.length, 0);
  return (
    <>
      <h3 className="plan__person">
        {name}{" "}
        <span className="plan__count">
          {count.asked === 0 ? t(planWords.nothingAsked) : t(planWords.documentCount, count)}
        </span>
      </h3>
      {shown.length > 0 && <DocumentLines lines={shown} application={application} />}
      {folded > 0 && (
        <FoldedMore summary={<FoldedWords shown={shown.length} folded={folded} whose={name} />}>
          {() =>
            groups.map(({ words, lines }) => (
              <Fragment key={t(words)}>
                <h4 className="plan__group">{t(words, { count: lines.length })}</h4>
                <DocumentLines lines={lines} application={application} />
              </Fragment>
            ))
          }
        </FoldedMore>
      )}
    </>
  );
}

function FoldedWords({ shown, folded, whose }: { shown: number; folded: number; whose: string }) {
  const { t } = useLanguage();
  return (
    <>
      {t(shown > 0 ? text.otherDocuments : text.all, { count: folded })}{" "}
      <span className="visually-hidden">{whose}</span>
    </>
  );
}

/** What the legal team wrote when it returned a file. */
function ReturnedBecause({ reason }: { reason: string }) {
  const { t } = useLanguage();
  return (
    <span className="plan__returned" dir="auto">
      {t(text.returnedBecause, { reason })}
    </span>
  );
}

function DocumentLines({ lines, application }: { lines: readonly OverviewLine[]; application: TheApplication }) {
  const { t } = useLanguage();
  return (
    <ul className="plan-lines">
      {lines.map((line) => {
        const { planned, page, files, standing } = line;
        const { word, tone } = slotWord(line);
        return (
          <PlanLine
            key={`${page.slug} ${planned.slot} ${planned.childNumber ?? ""}`}
            application={application}
            name={t(lineTitle(line, readerOf(application.caseFile)))}
            href={vaultPagePath(application.id, page.slug, planned.childNumber)}
            why={planned.why}
          >
            <StatusTag tone={tone}>{t(word)}</StatusTag>
            {files > 0 && (
              <StatusTag tone={standing === "present" ? "done" : "quiet"}>{t(text.files, { count: files })}</StatusTag>
            )}
            {standing === "returned" &&
              filesOf(planned, application.documents).flatMap(({ id, returnedBecause }) =>
                returnedBecause ? [<ReturnedBecause key={id} reason={returnedBecause} />] : [],
              )}
          </PlanLine>
        );
      })}
    </ul>
  );
}
