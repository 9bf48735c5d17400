import { inOrderOfHarm } from "@boreal/domain/warnings/orderOfHarm";
import type { Headed } from "@boreal/domain/warnings/headingOf";
import { lazyPart } from "../../shell/lazyPart.tsx";
import { isStaff, useMe } from "../../shell/session.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { StatusTag } from "../../ui/layout/StatusTag.tsx";
import { mayAddWhere } from "../mayAdd.ts";
import { relatedValues } from "./relatedValues.ts";
import { SideBySide } from "./SideBySide.tsx";
import { text } from "../text.ts";
import { headedAnswer, toldWarningOf } from "./toldWarningOf.ts";
import type { DocumentFile, PlannedWarning, TheApplication } from "../loading/theCase.ts";
import { warningDefinition } from "./warningDefinitions.ts";
import { WarningPlace } from "./WarningPlace.tsx";
import { WhyPanel } from "./WhyPanel.tsx";
import "./WarningList.css";

const OverrideWarning = lazyPart(async () => (await import("../lawyerDecision/OverrideWarning.tsx")).OverrideWarning);
const FoundPlaces = lazyPart<{ file: DocumentFile; warningId: string; isFirstSaid: boolean }>(
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
  /** Raised before it was sent or decided: it is read, and nobody is asked to check it or to let it pass. */
  isOver?: boolean;
  onChanged?: () => void;
};

/** What is not right yet, by its harm: whose document, what is wrong, what to do, and why it is said. */
export function WarningList({ warnings, headingLevel = 3, ...around }: WarningListProps) {
  if (warnings.length === 0) return null;
  const pages = new Map(around.application.documents.map(({ id, page }) => [id, page]));
  return (
    <ul className="warnings">
      {inOrderOfHarm(warnings, ({ fileId }) => pages.get(fileId ?? "")).map((warning) => (
        <WarningItem
          key={`${warning.id} ${warning.fileId ?? ""}`}
          warning={warning}
          headingLevel={headingLevel}
          {...around}
        />
      ))}
    </ul>
  );
}

type ItemProps = Omit<WarningListProps, "warnings" | "headingLevel"> & {
  warning: PlannedWarning;
  headingLevel: 3 | 4 | 5;
};

/** The name of a check is for the legal team; everybody else reads in words what is wrong. */
function WarningItem(item: ItemProps) {
  const { warning, application, withPlaces = false, mayTry = false, headingLevel, isOver = false, onChanged } = item;
  const { t } = useLanguage();
  const own = !isStaff(useMe().role);
  const file = application.documents.find(({ id }) => id === warning.fileId);
  const told = toldWarningOf(warning, application, own);
  const answered = headedAnswer(warning);
  const definition = warningDefinition(warning.id, warning.fileId);
  const name = definition ? t(definition.name) : warning.id;
  const headed = told ?? answered;
  const heading = own && headed ? t(headed.heading) : name;
  const Heading = `h${headingLevel}` as const;
  return (
    <li className="warnings__item">
      {withPlaces && told && (
        <p className="warnings__whose">
          {t(told.whose)} · {t(told.document)}
        </p>
      )}
      <div className="warnings__head">
        <Heading className="warnings__name">{heading}</Heading>
        {(!isOver || warning.overriddenBy) && <WarningTag warning={warning} own={own} />}
        <ConfirmedTag warning={warning} application={application} own={own} />
      </div>
      {definition && <Message warning={warning} application={application} own={own} headed={headed} />}
      {told && file && told.differs.length > 0 ? (
        <SideBySide differs={told.differs} file={file} application={application} own={own} onChanged={onChanged} />
      ) : (
        <RelatedValues warning={warning} application={application} />
      )}
      <Found warning={warning} application={application} isFirstSaid={own} />
      {withPlaces && <WarningPlace warning={warning} application={application} />}
      {(warning.overriddenBy || (!isOver && application.abilities.includes("speakAsLawyer"))) && (
        <OverrideWarning warning={warning} name={name} application={application} onChanged={onChanged} />
      )}
      <WhyPanel
        why={warning.why}
        applicationId={application.id}
        type={application.type}
        subject={heading}
        mayTry={mayTry}
      />
    </li>
  );
}

function ConfirmedTag({ warning, application, own }: Pick<ItemProps, "warning" | "application"> & { own: boolean }) {
  const { t } = useLanguage();
  const isConfirmed = application.acknowledgedWarnings.some(
    (each) => each.warningId === warning.id && (each.fileId ?? null) === (warning.fileId ?? null),
  );
  return isConfirmed && <StatusTag tone="done">{t(own ? text.acknowledged : text.acknowledgedByApplicant)}</StatusTag>;
}

/** What the heading does not say yet, and what to do. The legal team sees what the applicant reads. */
function Message({
  warning,
  application,
  own,
  headed,
}: Pick<ItemProps, "warning" | "application"> & { own: boolean; headed: Headed | undefined }) {
  const { t } = useLanguage();
  const definition = warningDefinition(warning.id, warning.fileId);
  if (!definition) return null;
  const inFull = `${headed ? t(headed.heading) : ""}. ${headed?.more ? t(headed.more) : ""}`;
  const said = !headed ? t(definition.message) : own ? headed.more && t(headed.more) : inFull;
  return (
    <p className="warnings__message">
      {!own && <span className="warnings__reader">{t(text.applicantReads)} </span>}
      {said}{" "}
      <span className="warnings__fix">
        {warning.fileId && !mayAddWhere(application, warning.fileId) && `${t(text.forWhoeverAddsFile)} `}
        {t(definition.fix)}
      </span>
    </p>
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
function Found({
  warning,
  application,
  isFirstSaid,
}: Pick<ItemProps, "warning" | "application"> & { isFirstSaid: boolean }) {
  const file = application.documents.find(({ id }) => id === warning.fileId);
  return file?.found.some(({ id }) => id === warning.id) ? (
    <FoundPlaces file={file} warningId={warning.id} isFirstSaid={isFirstSaid} />
  ) : null;
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
