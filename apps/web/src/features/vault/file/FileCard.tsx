import type { UploadTarget } from "../upload/sender.ts";
import type { PersonRole } from "@boreal/domain/caseFile/personRole";
import { personCalled } from "@boreal/domain/caseFile/whose/personCalled";
import { receiptOwnerField } from "@boreal/domain/caseFile/documentValues/letterFields";
import type { Slot } from "@boreal/domain/vault/page";
import { isInTheNameOfSomebodyElse } from "@boreal/domain/warnings/orderOfHarm";
import { pageOf } from "@boreal/domain/vault/pages";
import { valuesOfSlot } from "@boreal/domain/vault/files/typedFields";
import { useState } from "react";
import { formsOfPlace } from "../../../case/forms/formsOfPlace.ts";
import { notCounted } from "../../../case/notCounted.ts";
import { mayAddWhere } from "../../../case/mayAdd.ts";
import { text as caseText } from "../../../case/text.ts";
import type { DocumentFile, TheApplication } from "../../../case/loading/theCase.ts";
import { readerOf } from "../../../case/loading/readerOf.ts";
import type { ReadingProgress } from "../../../case/loading/useApplication.ts";
import { WarningList } from "../../../case/reasons/WarningList.tsx";
import { lazyPart } from "../../../shell/lazyPart.tsx";
import { isStaff, useMe } from "../../../shell/session.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { text as arrangeText } from "./arrange.text.ts";
import { askedInLine, ExpiryLine } from "./ExpiryLine.tsx";
import { draggedFile, FileOrderButtons } from "./FileOrderButtons.tsx";
import { FileActions } from "./FileActions.tsx";
import { FilledHere } from "./FilledHere.tsx";
import { FileState } from "./FileState.tsx";
import { FileViewer, type PageRegion } from "../values/FileViewer.tsx";
import { sizeWords } from "./fileWords.ts";
import { NeedsPassword } from "../upload/NeedsPassword.tsx";
import { NotarizedQuestion } from "../values/NotarizedQuestion.tsx";
import { NothingRead } from "./NothingRead.tsx";
import { PalLine } from "../values/PalLine.tsx";
import { ReadFields } from "../values/ReadFields.tsx";
import { SameContent } from "../upload/SameContent.tsx";
import { text } from "../text.ts";
import { Thumbnail } from "./Thumbnail.tsx";
import { openFields, TypedValues } from "../values/TypedValues.tsx";
import type { LanguageModelProps } from "../values/LanguageModel.tsx";
import type { StatementProps } from "../statements/StatementMoney.tsx";
import "./FileCard.css";

const AcceptedForm = lazyPart(async () => (await import("../../../case/lawyerDecision/AcceptedForm.tsx")).AcceptedForm);
/** Most deployments have no language model. */
const LanguageModel = lazyPart<LanguageModelProps>(
  async () => (await import("../values/LanguageModel.tsx")).LanguageModel,
);
const WhoseDocument = lazyPart(async () => (await import("./WhoseDocument.tsx")).WhoseDocument);
const AnswersReadOtherwise = lazyPart<{ application: TheApplication; fileId: string; onChanged: () => void }>(
  async () => (await import("../../../case/reasons/AnswersReadOtherwise.tsx")).AnswersReadOtherwise,
);
const ReceiptOwner = lazyPart(async () => (await import("./ReceiptOwner.tsx")).ReceiptOwner);

/** What a statement shows of money that moved; most files are no statement. */
const StatementMoney = lazyPart<StatementProps>(
  async () => (await import("../statements/StatementMoney.tsx")).StatementMoney,
);

type FileCardProps = {
  file: DocumentFile;
  application: TheApplication;
  slot: Slot;
  place: UploadTarget;
  progress: ReadingProgress | undefined;
  /** Where it stands among the files of its slot, from 0, and how many they are. */
  at: number;
  count: number;
  /** Puts a file of the slot at a place; without it the order is not this reader's to change. */
  onMove?: ((fileId: string, to: number) => void) | undefined;
  onChanged: () => void;
};

/** One stored file: what it is, how its reading stands, what was read, what is wrong with it, and what can be done. */
export function FileCard({ file, application, slot, place, progress, at, count, onMove, onChanged }: FileCardProps) {
  const [shown, setShown] = useState<{ place?: PageRegion }>();
  // Nothing more will be read in it by itself.
  const isDone = !slot.hasParsing || file.state === "read" || file.state === "notReadable";
  const toType = isDone
    ? openFields({ file, application, slot }, askedInLine({ file, application, isRead: isDone }))
    : [];
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dropping is an extra for the mouse; the arrows do the same
    <article
      className="file-card"
      aria-label={file.name}
      onDragOver={(event) => {
        if (onMove && event.dataTransfer.types.includes(draggedFile)) event.preventDefault();
      }}
      onDrop={(event) => {
        const dragged = event.dataTransfer.getData(draggedFile);
        if (!onMove || dragged === "") return;
        event.preventDefault();
        if (dragged !== file.id) onMove(dragged, at);
      }}
    >
      <FileOwner file={file} application={application} slot={slot} place={place} />
      <div className="file-card__head">
        <Thumbnail file={file} />
        <h3 className="file-card__name">{file.name}</h3>
        <FileState file={file} reads={slot.hasParsing} progress={progress} />
      </div>
      <FileFacts file={file} />
      <SaidOfFile file={file} application={application} slot={slot} place={place} onChanged={onChanged} />
      <SameContent file={file} application={application} onChanged={onChanged} />
      {onMove && <FileOrderButtons file={file} at={at} count={count} onMove={onMove} />}
      {file.state === "needsPassword" && <NeedsPassword file={file} progress={progress} onChanged={onChanged} />}
      <WhatIsWrong file={file} application={application} />
      <NothingRead file={file} slot={slot} open={toType} />
      <PalLine file={file} />
      <ExpiryLine file={file} application={application} isRead={isDone} onChanged={onChanged} />
      <FileActions
        file={file}
        slot={slot}
        place={place}
        at={at}
        count={count}
        toType={toType}
        onView={() => setShown({})}
        onChanged={onChanged}
      />
      <FileWarnings file={file} application={application} onChanged={onChanged} />
      <ReadFields file={file} onChanged={onChanged} onShow={(at) => setShown({ place: at })} />
      {isDone && <MoneyMoved file={file} slot={slot} application={application} onChanged={onChanged} />}
      {file.languageModel && <LanguageModel file={file} isWanted={toType.length > 0} onChanged={onChanged} />}
      <TypedValues file={file} fields={toType} onChanged={onChanged} />
      <FileViewer
        file={file}
        place={shown?.place}
        open={shown !== undefined}
        onChanged={onChanged}
        onClose={() => setShown(undefined)}
      />
    </article>
  );
}

/** Whose document it is, and which. */
function FileOwner({ file, application, slot, place }: Pick<FileCardProps, "file" | "application" | "slot" | "place">) {
  const { t } = useLanguage();
  const own = !isStaff(useMe().role);
  const of = { person: place.person as PersonRole, childNumber: file.childNumber };
  const whose = personCalled(readerOf(application.caseFile), of, own);
  return (
    <p className="file-card__whose">
      {t(whose)} · {t(slot.name)}
    </p>
  );
}

function MoneyMoved({ slot, ...props }: StatementProps & Pick<FileCardProps, "slot">) {
  return slot.potentialWarnings.includes("lumpSum") ? <StatementMoney {...props} /> : null;
}

/** Its size and when it came, its first name if it has another now, and how many pages it has. */
function FileFacts({ file }: Pick<FileCardProps, "file">) {
  const tools = useLanguage();
  const { t } = tools;
  // Nobody else can set one up.
  const isAdministrator = useMe().role === "admin";
  const uploaded = file.filledForm
    ? t(text.filledHere, { size: sizeWords(file.bytes, tools), when: tools.dateTime(file.uploadedAt) })
    : t(file.uploadedByMe ? text.uploaded : text.uploadedByOther, {
        size: sizeWords(file.bytes, tools),
        when: tools.dateTime(file.uploadedAt),
      });
  return (
    <>
      <p className="file-card__facts">
        {uploaded}
        {file.givenName && file.givenName !== file.name && <> · {t(arrangeText.cameAs, { name: file.givenName })}</>}
        {file.pages > 0 && <> · {t(text.pageCount, { count: file.pages })}</>}
        {isAdministrator && file.scanned === "notScanned" && <> · {t(text.notScanned)}</>}
      </p>
      <FilledHere file={file} />
    </>
  );
}

/** What people say of it that no machine can read: the lawyer’s word, why it counts, a notary, whose receipt it is. */
function SaidOfFile({
  file,
  application,
  slot,
  place,
  onChanged,
}: Pick<FileCardProps, "file" | "application" | "slot" | "place" | "onChanged">) {
  const page = pageOf(place.page);
  const speaksAsLawyer = application.abilities.includes("speakAsLawyer");
  return (
    <>
      {(speaksAsLawyer || application.lawyerDecisions.some(({ fileId }) => fileId === file.id)) && (
        <AcceptedForm
          file={file}
          application={application}
          forms={page && speaksAsLawyer ? formsOfPlace(application, page, slot, place.childNumber) : []}
          onChanged={onChanged}
        />
      )}
      {file.state === "read" && <WhoseDocument file={file} application={application} onChanged={onChanged} />}
      <NotarizedQuestion file={file} slot={slot} onChanged={onChanged} />
      {valuesOfSlot(file.page, slot).includes(receiptOwnerField) && (
        <ReceiptOwner file={file} application={application} onChanged={onChanged} />
      )}
    </>
  );
}

function WhatIsWrong({ file, application }: Pick<FileCardProps, "file" | "application">) {
  const { t } = useLanguage();
  if (!file.problem || file.state === "needsPassword") return null;
  return (
    <p className="file-card__problem">
      {!mayAddWhere(application, file.id) && `${t(caseText.forWhoeverAddsFile)} `}
      {t(file.problem)}
    </p>
  );
}

/** Whether the card asks whose document it is. */
const saysWhose = (file: DocumentFile, { caseFile }: TheApplication): boolean =>
  file.state === "read" && notCounted(caseFile).has(file.id);

/** What is wrong with the file. That it was added twice, and that it is somebody else’s, is said above, with what to do about it. */
function FileWarnings({ file, application, onChanged }: Pick<FileCardProps, "file" | "application" | "onChanged">) {
  const { t } = useLanguage();
  const isSaidAbove = (id: string) =>
    (id === "duplicateDocument" && file.sameContent !== null) ||
    (isInTheNameOfSomebodyElse(id) && saysWhose(file, application));
  const warnings = application.plan.warnings.filter(
    (warning) => warning.fileId === file.id && !isSaidAbove(warning.id),
  );
  return (
    <>
      {warnings.length > 0 && <h4 className="file-card__warnings">{t(text.warningsTitle)}</h4>}
      <WarningList warnings={warnings} application={application} headingLevel={5} onChanged={onChanged} />
      <AnswersReadOtherwise application={application} fileId={file.id} onChanged={onChanged} />
    </>
  );
}
