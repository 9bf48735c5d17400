import { lazyPart } from "../../shell/lazyPart.tsx";
import { isStaff, useMe } from "../../shell/session.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { StatusTag } from "../../ui/layout/StatusTag.tsx";
import { mayAddWhere } from "../mayAdd.ts";
import { relatedValues } from "./relatedValues.ts";
import { text } from "../text.ts";
import type { DocumentFile, PlannedWarning, TheApplication } from "../loading/theCase.ts";
import { warningDefinition } from "./warningDefinitions.ts";
import { WarningPlace } from "./WarningPlace.tsx";
import { WhyPanel } from "./WhyPanel.tsx";
import "./WarningList.css";

const OverrideWarning = lazyPart(async () => (await import("../lawyerWord/OverrideWarning.tsx")).OverrideWarning);
const FoundPlaces = lazyPart<{ file: DocumentFile; warningId: string }>(
  async () => (await import("./FoundPlaces.tsx")).FoundPlaces,
);

type WarningListProps = {
  warnings: readonly PlannedWarning[];
  application: TheApplication;
  /** Adds where each can be mended; not on the page where that is. */
  withPlaces?: boolean;
  /** Offers to try other answers, for the person whose answers they are. */
  mayTry?: boolean;
  headingLevel?: 3 | 4 | 5;
  onChanged?: () => void;
};

/** What is not right yet: what it is, what to do, and why it is said. Those that block come first. */
export function WarningList({
  warnings,
  application,
  withPlaces = false,
  mayTry = false,
  headingLevel = 3,
  onChanged,
}: WarningListProps) {
  const { t } = useLanguage();
  const own = !isStaff(useMe().role);
  if (warnings.length === 0) return null;
  const Heading = `h${headingLevel}` as const;
  const sorted = warnings.toSorted((a, b) => Number(b.blocking) - Number(a.blocking));
  return (
    <ul className="warnings">
      {sorted.map((warning) => {
        const definition = warningDefinition(warning.id, warning.fileId);
        const name = definition ? t(definition.name) : warning.id;
        const isConfirmed = application.acknowledgedWarnings.some(
          (each) => each.warningId === warning.id && (each.fileId ?? null) === (warning.fileId ?? null),
        );
        return (
          <li key={`${warning.id} ${warning.fileId ?? ""}`} className="warnings__item">
            <div className="warnings__head">
              <Heading className="warnings__name">{name}</Heading>
              <WarningTag warning={warning} own={own} />
              {isConfirmed && (
                <StatusTag tone="done">{t(own ? text.acknowledged : text.acknowledgedByApplicant)}</StatusTag>
              )}
            </div>
            {definition && (
              <p className="warnings__message">
                {!own && <span className="warnings__reader">{t(text.applicantReads)} </span>}
                {t(definition.message)}{" "}
                <span className="warnings__fix">
                  {warning.fileId && !mayAddWhere(application, warning.fileId) && `${t(text.forWhoeverAddsFile)} `}
                  {t(definition.fix)}
                </span>
              </p>
            )}
            <RelatedValues warning={warning} application={application} />
            <Found warning={warning} application={application} />
            {withPlaces && <WarningPlace warning={warning} application={application} />}
            {(warning.overriddenBy || application.abilities.includes("speakAsLawyer")) && (
              <OverrideWarning warning={warning} name={name} application={application} onChanged={onChanged} />
            )}
            <WhyPanel
              why={warning.why}
              applicationId={application.id}
              type={application.type}
              subject={name}
              mayTry={mayTry}
            />
          </li>
        );
      })}
    </ul>
  );
}

const isDay = (value: string) => /^\d{4}-\d{2}-\d{2}$/.test(value);

/** The values of the file that the warning is about. */
function RelatedValues({ warning, application }: { warning: PlannedWarning; application: TheApplication }) {
  const { t, date } = useLanguage();
  const values = relatedValues(warning, application.documents);
  if (values.length === 0) return null;
  return (
    <dl className="warnings__fields">
      {values.map(({ name, label, value }) => (
        <div key={name}>
          <dt>{t(label)}</dt>
          <dd>{value === null ? t(text.fieldNotFound) : isDay(value) ? date(value) : value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The measure and the place of what the reader found. */
function Found({ warning, application }: { warning: PlannedWarning; application: TheApplication }) {
  const file = application.documents.find(({ id }) => id === warning.fileId);
  return file?.found.some(({ id }) => id === warning.id) ? <FoundPlaces file={file} warningId={warning.id} /> : null;
}

function WarningTag({ warning, own }: { warning: PlannedWarning; own: boolean }) {
  const { blocking, overriddenBy, forLawyer } = warning;
  const { t } = useLanguage();
  if (overriddenBy) return <StatusTag tone="done">{t(text.overridden)}</StatusTag>;
  if (forLawyer) return <StatusTag tone="todo">{t(own ? text.forLegalTeam : text.forTheTeam)}</StatusTag>;
  return (
    <StatusTag tone={blocking ? "blocked" : "attention"}>{t(blocking ? text.blocking : text.notBlocking)}</StatusTag>
  );
}
