import { useMemo, useState } from "react";
import { Link } from "wouter";
import { planPath, trashPath } from "../../../case/loading/addresses.ts";
import { FoldedMore } from "../../../case/FoldedMore.tsx";
import { documentCount } from "../../../case/counts.ts";
import { ApplicationGate } from "../../../case/loading/ApplicationGate.tsx";
import { text as caseText } from "../../../case/text.ts";
import { usePersonName } from "../../../case/usePersonName.ts";
import { readerOf } from "../../../case/loading/readerOf.ts";
import type { TheApplication } from "../../../case/loading/theCase.ts";
import { useApplication } from "../../../case/loading/useApplication.ts";
import { fewToSort, unsortedFiles } from "../../../case/unsorted.ts";
import { countOf, vaultOverview, type PersonLines } from "../../../case/vaultOverview.ts";
import { lazyPart } from "../../../shell/lazyPart.tsx";
import { Page } from "../../../shell/Page.tsx";
import { isStaff, useMe } from "../../../shell/session.tsx";
import { Banner } from "../../../ui/feedback/Banner.tsx";
import { Icon } from "../../../ui/layout/Icon.tsx";
import { useText } from "../../../ui/language.tsx";
import { ProgressBar } from "../../../ui/feedback/ProgressBar.tsx";
import { DownloadAll } from "./DownloadAll.tsx";
import { TakeOutCase } from "./TakeOutCase.tsx";
import { IndexFilters } from "./IndexFilters.tsx";
import { everything, filtered, isEverything, tagsOf } from "./indexFilter.ts";
import { indexText } from "./vaultIndex.text.ts";
import { PersonDocuments, personId, UnneededDocuments } from "./PersonDocuments.tsx";
import { SetAsideLines } from "./SetAsideLines.tsx";
import { text } from "../text.ts";
import "../vault.css";
import "./vaultIndex.css";

const DropPlace = lazyPart(async () => (await import("../sort/DropPlace.tsx")).DropPlace);
const UnsortedFiles = lazyPart(async () => (await import("../sort/UnsortedFiles.tsx")).UnsortedFiles);

/** Every document page of the application: by person, what is to do first; found by words and by tags. */
export function VaultIndexPage({ applicationId }: { applicationId: string }) {
  const t = useText();
  const { role } = useMe();
  const { application, failure, reload, readingProgress } = useApplication(applicationId);
  const own = !isStaff(role);
  return (
    <ApplicationGate value={application} failure={failure} onRetry={reload}>
      {(known) => (
        <Page
          title={t(own ? text.title : text.titleStaff)}
          lead={isSorting(known) ? undefined : t(text.lead)}
          width="wide"
          backHref={planPath(applicationId)}
        >
          {known.plan.isCut && <Banner tone="quiet">{t(caseText.planIsCut)}</Banner>}
          {known.abilities.includes("dropFiles") && <DropPlace application={known} />}
          {unsortedFiles(known.documents).length > 0 && (
            <UnsortedFiles application={known} own={own} readingProgress={readingProgress} onChanged={reload} />
          )}
          {isSorting(known) ? (
            <FoldedMore summary={t(own ? indexText.listOfDocuments : indexText.listOfDocumentsStaff)}>
              {() => <Overview application={known} own={own} />}
            </FoldedMore>
          ) : (
            <Overview application={known} own={own} />
          )}
          <SetAsideLines applicationId={applicationId} own={own} />
          <DownloadAll application={known} />
          <TakeOutCase applicationId={applicationId} own={own} />
          <p>
            <Link href={trashPath(applicationId)} className="vault__trash-link">
              <Icon name="bin" /> {t(text.trash)}
            </Link>
          </p>
        </Page>
      )}
    </ApplicationGate>
  );
}

/** More than a few files wait for their place: the rest of the page steps back. */
const isSorting = ({ documents }: TheApplication): boolean => unsortedFiles(documents).length > fewToSort;

function Overview({ application, own }: { application: TheApplication; own: boolean }) {
  const t = useText();
  const [filter, setFilter] = useState(everything);
  const the = readerOf(application.caseFile);
  const personName = usePersonName(own, application.caseFile);
  const people = useMemo(() => vaultOverview(application), [application]);
  const isConcerned = ({ lines }: PersonLines) => lines.some(({ standing }) => standing !== "notNeeded");
  // Who needs nothing in this application stands last, and is no place to jump to.
  const shown = filtered(people, filter, the).toSorted((a, b) => Number(isConcerned(b)) - Number(isConcerned(a)));
  const unfolded = !isEverything(filter);
  return (
    <>
      <RequiredProgress people={people} />
      <IndexFilters
        filter={filter}
        tags={tagsOf(people, application.type)}
        count={shown.reduce((sum, { lines }) => sum + lines.length, 0)}
        onChange={setFilter}
      />
      {shown.filter(isConcerned).length > 1 && <PeopleNav people={shown.filter(isConcerned)} personName={personName} />}
      {shown.length === 0 && (
        <p>
          {t(
            filter.onlyMissing && filter.words === "" && filter.tags.length === 0
              ? text.nothingMissing
              : text.nothingFound,
          )}
        </p>
      )}
      {(unfolded ? shown : shown.filter(isConcerned)).map((person) => (
        <PersonDocuments
          key={personId(person)}
          person={person}
          name={personName(person.person, person.childNumber)}
          applicationId={application.id}
          the={the}
          unfolded={unfolded}
        />
      ))}
      {!unfolded && (
        <UnneededDocuments people={shown} own={own} personName={personName} applicationId={application.id} the={the} />
      )}
    </>
  );
}

/** How many of the documents that are asked of the reader now are here. */
function RequiredProgress({ people }: { people: readonly PersonLines[] }) {
  const t = useText();
  const { done, of } = documentCount(people);
  if (of === 0) return null;
  return (
    <ProgressBar
      label={t(indexText.requiredProgress)}
      ratio={done / of}
      value={t(indexText.requiredOf, { present: done, asked: of })}
    />
  );
}

/** Leads to each person’s part of the list. */
function PeopleNav({
  people,
  personName,
}: {
  people: readonly PersonLines[];
  personName: ReturnType<typeof usePersonName>;
}) {
  const t = useText();
  return (
    <nav aria-label={t(indexText.people)}>
      <ul className="vault__people">
        {people.map((person) => {
          const { present, asked } = countOf(person);
          return (
            <li key={personId(person)}>
              <a href={`#${personId(person)}`}>{personName(person.person, person.childNumber)}</a>{" "}
              <span className="vault__count">
                {present === asked ? t(indexText.personDone) : t(indexText.personCount, { count: asked - present })}
              </span>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
