import type { UploadTarget } from "../upload/sender.ts";
import { isWrittenIntoFile } from "@boreal/domain/caseFile/formValues";
import { printedNumber } from "@boreal/domain/forms/printedNumber";
import { leftToPerson } from "@boreal/domain/forms/teamForms";
import { readerFor } from "@boreal/domain/questionnaire/inUse";
import { agreed } from "@boreal/domain/kernel/noun";
import { fill } from "@boreal/domain/kernel/text";
import { decideSlots } from "@boreal/domain/vault/decideSlots";
import type { Slot, VaultPage } from "@boreal/domain/vault/page";
import { Link } from "wouter";
import { formsOfPlace } from "../../../case/forms/formsOfPlace.ts";
import { formPath, requestsPath } from "../../../case/loading/addresses.ts";
import { slotWord } from "../../../case/slotWords.ts";
import { levelWord } from "../../../case/text.ts";
import { caseFileOf, type DocumentFile, type PlannedSlot, type TheApplication } from "../../../case/loading/theCase.ts";
import type { ReadingProgress } from "../../../case/loading/useApplication.ts";
import { filesOf, currentFiles } from "../../../case/slotFiles.ts";
import { filledHere, phasesOf, standingOf } from "../../../case/vaultOverview.ts";
import { asOthersRead } from "../../../case/reasons/reasonSentence.ts";
import { WhyPanel } from "../../../case/reasons/WhyPanel.tsx";
import { lazyPart } from "../../../shell/lazyPart.tsx";
import { isStaff, useMe } from "../../../shell/session.tsx";
import { useLanguage, useText } from "../../../ui/language.tsx";
import { Banner } from "../../../ui/feedback/Banner.tsx";
import { StatusTag } from "../../../ui/layout/StatusTag.tsx";
import { FormsToPut } from "../index/FormsToPut.tsx";
import { NoDocument } from "./NoDocument.tsx";
import { PortalFit } from "../index/PortalFit.tsx";
import { ExampleBeside, FoldedExample } from "../upload/ScanExample.tsx";
import { SlotFiles } from "./SlotFiles.tsx";
import { text } from "../text.ts";
import { UploadBox } from "../upload/UploadBox.tsx";
import { isAt, UploadLines, useUploads } from "../upload/UploadLines.tsx";

const TutorialVideo = lazyPart(async () => (await import("./TutorialVideo.tsx")).TutorialVideo);

type SlotCardProps = {
  application: TheApplication;
  page: VaultPage;
  slot: Slot;
  planned: PlannedSlot;
  readingProgress: ReadonlyMap<string, ReadingProgress>;
  onChanged: () => void;
};

/** One place for one kind of document: whether it is needed and why, what to add, the files in it, and the way in. */
export function SlotCard({ application, page, slot, planned, readingProgress, onChanged }: SlotCardProps) {
  const t = useText();
  const place: UploadTarget = {
    applicationId: application.id,
    page: page.slug,
    slot: slot.id,
    person: page.person,
    ...(typeof planned.childNumber === "number" ? { childNumber: planned.childNumber } : {}),
  };
  const files = filesOf(planned, application.documents);
  const standing = currentFiles(files);
  const onTheWay = useUploads().filter((item) => isAt(item, place));
  const arriving = onTheWay.filter(
    (item) =>
      item.state !== "refused" && item.place.replaces === undefined && !files.some((file) => file.id === item.fileId),
  );
  const room = slot.maxFiles - standing.length - arriving.length;
  const mayUpload = planned.permissions.includes("Upload");
  const isOpen = mayUpload && room > 0;
  // Nobody lacks a form that Boreal fills in.
  const isFilledHere = formsOfPlace(application, page, slot, planned.childNumber ?? undefined).length > 0;
  const headingId = `slot-${slot.id}`;
  return (
    <section className="slot" aria-labelledby={headingId}>
      <SlotHead application={application} slot={slot} planned={planned} files={files} headingId={headingId} />
      {planned.askedBy !== null && <AskedByLetter applicationId={application.id} name={t(slot.name)} />}
      <WhyPanel why={planned.why} applicationId={application.id} type={application.type} subject={t(slot.name)} />
      {!mayUpload && <WhoSupplies application={application} page={page} planned={planned} />}
      <Instructions application={application} slot={slot} mayUpload={mayUpload} />
      <FormFilledHere application={application} page={page} slot={slot} planned={planned} />
      {!isOpen && <FoldedExample example={slot.example} subject={t(slot.name)} documentTypes={slot.documentTypes} />}
      {slot.videoTutorial && <TutorialVideo type={slot.videoTutorial} />}
      <SlotFiles
        files={files}
        application={application}
        slot={slot}
        place={place}
        readingProgress={readingProgress}
        onChanged={onChanged}
      />
      <FormsToPut {...{ application, page, slot, planned, files, onChanged }} />
      <UploadLines items={onTheWay} storedIds={files.map((file) => file.id)} />
      {isOpen && <WayIn slot={slot} place={place} room={room} labelledBy={headingId} />}
      <NoDocument
        application={application}
        slot={slot}
        place={place}
        hasFiles={standing.length > 0}
        mayState={planned.permissions.includes("StateNoDocument")}
        isRequired={planned.requirement === "Required" && !isFilledHere}
        onChanged={onChanged}
      />
      {mayUpload && room <= 0 && arriving.length === 0 && <p className="slot__note">{t(text.slotFull)}</p>}
      <PortalFit application={application} place={place} files={standing} progress={readingProgress} />
      {!mayUpload && files.length === 0 && <p className="slot__note">{t(text.nothingHere)}</p>}
    </section>
  );
}

/** Where files come in, beside what a good one looks like. */
function WayIn(box: Parameters<typeof UploadBox>[0] & { slot: Slot }) {
  const t = useText();
  return (
    <div className="slot__way-in">
      <UploadBox {...box} />
      <ExampleBeside example={box.slot.example} subject={t(box.slot.name)} documentTypes={box.slot.documentTypes} />
    </div>
  );
}

type SlotHeadProps = Pick<SlotCardProps, "application" | "slot" | "planned"> & {
  files: readonly DocumentFile[];
  headingId: string;
};

/** The name of the document, how it stands, and whether it is needed. */
function SlotHead({ application, slot, planned, files, headingId }: SlotHeadProps) {
  const t = useText();
  const level = levelWord(planned.requirement);
  const stands = standingOf(planned, files, phasesOf(application));
  const { word, tone } = slotWord({ planned, ...stands, ...filledHere(application)(planned) });
  // Of what was sent or decided without it, the level is over too.
  const isToldLevel = stands.standing !== "over" && t(level.word) !== t(word);
  return (
    <div className="slot__head">
      <h2 className="slot__name" id={headingId}>
        {t(slot.name)}
      </h2>
      <StatusTag tone={tone}>{t(word)}</StatusTag>
      {isToldLevel && <span className="slot__note">{t(level.word)}</span>}
    </div>
  );
}

/** That a letter of the authority asks for it, whatever lies here already, and the way to what was asked and by when. */
function AskedByLetter({ applicationId, name }: { applicationId: string; name: string }) {
  const t = useText();
  return (
    <Banner tone="attention">
      {t(text.askedByLetter)}{" "}
      <Link href={requestsPath(applicationId)}>
        {t(text.toRequest)} <span className="visually-hidden">{name}</span>
      </Link>
    </Banner>
  );
}

/** Leads to the form that goes here, where Boreal fills it in. */
function FormFilledHere({
  application,
  page,
  slot,
  planned,
}: Pick<SlotCardProps, "application" | "page" | "slot" | "planned">) {
  const t = useText();
  const own = !isStaff(useMe().role);
  if (!filledHere(application)(planned).isFilledHere) return null;
  const keys = formsOfPlace(application, page, slot, planned.childNumber ?? undefined);
  const left = own ? keys.map(leftToPerson).find((each) => each !== undefined) : undefined;
  if (left) return <p>{t(left.says)}</p>;
  return (
    <p>
      {t(keys.some(isWrittenIntoFile) ? text.filledInHere : text.copiedFromSheet)}{" "}
      {keys.map((key) => (
        <Link key={key} className="slot__form" href={formPath(application.id, key)}>
          {t(text.toForm, { form: printedNumber(key) })}
        </Link>
      ))}
    </p>
  );
}

type InstructionsProps = Pick<SlotCardProps, "application" | "slot"> & { mayUpload: boolean };

/** What to add. To somebody who cannot add it, or works on the case of somebody else, the words say for whom they are. */
function Instructions({ application, slot, mayUpload }: InstructionsProps) {
  const { t, language } = useLanguage();
  const own = !isStaff(useMe().role);
  const the = readerFor(caseFileOf(application.caseFile));
  const clause = fill(slot.instructions, slot.instructionValues?.(the) ?? {});
  const isMarked = !mayUpload && slot.instructions.tells !== "reader";
  return (
    <p>
      {isMarked && `${t(agreed(text.forWhoeverAdds, slot.name))} `}
      {t(own ? the.addressed(clause) : isMarked ? clause : asOthersRead(clause, language))}
    </p>
  );
}

/** Instead of an upload control: who supplies the document, in the words of the rule that says so. */
function WhoSupplies({ application, page, planned }: Pick<SlotCardProps, "application" | "page" | "planned">) {
  const t = useText();
  const decided = decideSlots(page, readerFor(caseFileOf(application.caseFile))).find(
    (each) => (each.childNumber ?? null) === (planned.childNumber ?? null),
  );
  const because = decided && !decided.permissions.value.includes("Upload") ? decided.permissions.because : [];
  return (
    <p className="slot__note">
      {because.length === 0
        ? t(text.noUploadPlain)
        : t(text.noUpload, { because: because.map((sentence) => t(sentence)).join("; ") })}
    </p>
  );
}
