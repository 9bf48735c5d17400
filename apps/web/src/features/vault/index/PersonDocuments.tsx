import type { CaseReader } from "@boreal/domain/caseFile/reader";
import { Link } from "wouter";
import { vaultPagePath } from "../../../case/loading/addresses.ts";
import { FoldedMore } from "../../../case/FoldedMore.tsx";
import { lineTitle } from "../../../case/lineTitle.ts";
import { slotWord } from "../../../case/slotWords.ts";
import { text as caseText } from "../../../case/text.ts";
import { planWords } from "../../../case/reasons/planWords.ts";
import { pageIcons } from "../../../case/pageFurniture.ts";
import type { OverviewLine, PersonLines } from "../../../case/vaultOverview.ts";
import { Icon } from "../../../ui/layout/Icon.tsx";
import { useText } from "../../../ui/language.tsx";
import { StatusTag } from "../../../ui/layout/StatusTag.tsx";
import { indexText } from "./vaultIndex.text.ts";
import { text } from "../text.ts";

/** Id of the part of the list that is about one person. */
export const personId = ({ person, childNumber }: Pick<PersonLines, "person" | "childNumber">): string =>
  `person-${person}-${childNumber ?? ""}`;

const isRecommended = ({ planned }: OverviewLine): boolean => planned.requirement === "Recommended";

type PersonProps = { person: PersonLines; name: string; applicationId: string; the: CaseReader; unfolded: boolean };

/** The documents of one person: what is to do first, what is not needed folded away. `unfolded`: a search shows what it finds. */
export function PersonDocuments({ person, name, applicationId, the, unfolded }: PersonProps) {
  const t = useText();
  const id = personId(person);
  const of = (standing: OverviewLine["standing"]) => person.lines.filter((line) => line.standing === standing);
  const missing = of("missing").filter(({ isFilledHere }) => !isFilledHere);
  const lines = (some: readonly OverviewLine[], withReason = false) => (
    <ul className="vault__lines">
      {some.map((line) => (
        <Line key={line.planned.slot} line={line} applicationId={applicationId} the={the} withReason={withReason} />
      ))}
    </ul>
  );
  const open = (some: readonly OverviewLine[], heading: string) =>
    some.length > 0 && (
      <>
        <h3 className="vault__group">{heading}</h3>
        {lines(some)}
      </>
    );
  const folded = (
    some: readonly OverviewLine[],
    heading: (typeof indexText)[keyof typeof indexText],
    withReason = false,
  ) =>
    some.length > 0 &&
    (unfolded ? (
      <>
        <h3 className="vault__group">{t(heading, { count: some.length })}</h3>
        {lines(some, withReason)}
      </>
    ) : (
      <FoldedMore summary={t(heading, { count: some.length })}>{() => lines(some, withReason)}</FoldedMore>
    ));
  return (
    <section aria-labelledby={id} className="vault__person">
      <h2 id={id} tabIndex={-1}>
        {name}
      </h2>
      {open(of("needsAttention"), t(indexText.needsAttention))}
      {open(of("returned"), t(indexText.returned))}
      {open(
        missing.filter((line) => !isRecommended(line)),
        t(indexText.missingRequired),
      )}
      {open(missing.filter(isRecommended), t(indexText.missingRecommended))}
      {open(
        of("missing").filter(({ isFilledHere }) => isFilledHere),
        t(indexText.filledHere),
      )}
      {open(of("saidNotThere"), t(caseText.saidNotAvailable))}
      {open(of("present"), t(indexText.present))}
      {folded(of("awaited"), indexText.awaited)}
      {folded(of("over"), indexText.over)}
      {folded(of("later"), indexText.later)}
      {folded(of("ifApplies"), indexText.ifApplies)}
      {unfolded && folded(of("notNeeded"), indexText.notNeeded, true)}
    </section>
  );
}

type UnneededProps = Pick<PersonProps, "applicationId" | "the"> & {
  own: boolean;
  people: readonly PersonLines[];
  personName: (person: string, childNumber: number | null) => string;
};

/** What cannot concern this person, of everybody, behind one press at the end, as on the plan. */
export function UnneededDocuments({ people, own, personName, applicationId, the }: UnneededProps) {
  const t = useText();
  const unneeded = people
    .map((person) => ({ ...person, lines: person.lines.filter(({ standing }) => standing === "notNeeded") }))
    .filter(({ lines }) => lines.length > 0);
  const count = unneeded.reduce((sum, { lines }) => sum + lines.length, 0);
  if (count === 0) return null;
  return (
    <FoldedMore summary={t(own ? planWords.unneeded : planWords.unneededOfCase, { count })}>
      {() =>
        unneeded.map((person) => (
          <section key={personId(person)}>
            <h3 className="vault__group">{personName(person.person, person.childNumber)}</h3>
            <ul className="vault__lines">
              {person.lines.map((line) => (
                <Line key={line.planned.slot} line={line} applicationId={applicationId} the={the} withReason />
              ))}
            </ul>
          </section>
        ))
      }
    </FoldedMore>
  );
}

type LineProps = { line: OverviewLine; applicationId: string; the: CaseReader; withReason: boolean };

function Line({ line, applicationId, the, withReason }: LineProps) {
  const t = useText();
  const { page, planned, slotName, files, maxFiles } = line;
  const { word, tone } = slotWord(line);
  const address = vaultPagePath(applicationId, page.slug, planned.childNumber);
  return (
    <li className="vault__line">
      <div className="vault__line-name">
        <Icon name={pageIcons[page.icon]} className="vault__icon" />{" "}
        <Link href={slotName ? `${address}#slot-${planned.slot}` : address}>{t(lineTitle(line, the))}</Link>
        {page.phase === "afterSubmission" && line.standing === "ifApplies" && (
          <span className="vault__phase">{t(text.phaseAfterSubmission)}</span>
        )}
        {line.isOnlyFilled && <span className="vault__phase">{t(text.onlyFilled)}</span>}
        {withReason && planned.why.because.length > 0 && (
          <span className="vault__phase">{planned.why.because.map((sentence) => t(sentence)).join(", ")}</span>
        )}
      </div>
      <StatusTag tone={tone}>{t(word)}</StatusTag>
      {line.standing === "present" && maxFiles > files && files > 0 && (
        <span className="vault__count figures">{t(text.morePossible, { count: maxFiles - files })}</span>
      )}
    </li>
  );
}
