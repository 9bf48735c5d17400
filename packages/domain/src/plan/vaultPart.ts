import type { PlannedSlot, PlannedWarning } from "./planned.ts";
import type { ApplicationType } from "../caseFile/application.ts";
import type { CaseFile } from "../caseFile/caseFile.ts";
import type { NoDocumentStatement } from "../caseFile/noDocument.ts";
import type { CaseReader } from "../caseFile/reader.ts";
import { isToReplace, type UploadedDocument } from "../caseFile/uploadedDocument.ts";
import { filesNotCounted } from "../caseFile/whose/filesNotCounted.ts";
import type { DecidedSlot } from "../vault/decideSlots.ts";
import { filesOfSlot } from "../vault/files/filesOfSlot.ts";
import { isSlotOver } from "../vault/overSlots.ts";
import { pageOf } from "../vault/pages.ts";
import { isPrepared } from "../vault/phases.ts";
import { overrideOf } from "../warnings/overriddenByLawyer.ts";
import { inOrderOfHarm } from "../warnings/orderOfHarm.ts";
import type { Raised } from "../warnings/raised.ts";
import { raiseForDocument } from "../warnings/raiseForDocument.ts";
import { documentWarningIds } from "../warnings/warningIds.ts";
import { whyOf } from "../kernel/why.ts";

/** Slots and the warnings of their files, as lines of the plan. */

export function plannedSlot(
  decided: DecidedSlot,
  { application, noDocumentStatements: said = [] }: Pick<CaseFile, "application" | "noDocumentStatements">,
  toReplace: ReadonlySet<string>,
): PlannedSlot {
  const { page, slot, childNumber, requirement, permissions, askedBy } = decided;
  const planned: PlannedSlot = {
    page: page.slug,
    slot: slot.id,
    person: page.person,
    requirement: requirement.value,
    permissions: permissions.value,
    phase: page.phase,
    why: whyOf(requirement),
  };
  const isSaid = said.length > 0 && isSaidOf(said, slot.id, childNumber);
  const isReturned = toReplace.size > 0 && toReplace.has(slotKey(page.slug, slot.id, childNumber));
  const isOver = isSlotOver({ ...decided, isReturned }, application);
  if (childNumber === undefined && !isSaid && !isReturned && !isOver && askedBy === undefined) return planned;
  return {
    ...planned,
    ...(childNumber === undefined ? {} : { childNumber }),
    ...(isSaid ? { saidNotAvailable: true as const } : {}),
    ...(isReturned ? { toReplace: true as const } : {}),
    ...(isOver ? { isOver: true as const } : {}),
    ...(askedBy === undefined ? {} : { askedBy }),
  };
}

const slotKey = (page: string, slot: string, childNumber: number | undefined): string =>
  `${page} ${slot} ${childNumber ?? ""}`;

/** The slots in which a file that the legal team returned waits for another. */
export function slotsToReplace(
  { documents }: Pick<CaseFile, "documents">,
  the: CaseReader,
  slots: readonly DecidedSlot[],
): ReadonlySet<string> {
  const pages = new Set(documents.flatMap(({ documentId, returnedAt }) => (returnedAt ? [documentId] : [])));
  const reader = the.fresh();
  return new Set(
    slots
      .filter((slot) => pages.has(slot.page.slug) && isToReplace(filesOfSlot(reader, slot)))
      .map(({ page, slot, childNumber }) => slotKey(page.slug, slot.id, childNumber)),
  );
}

const isSaidOf = (said: readonly NoDocumentStatement[], slotId: string, childNumber: number | undefined): boolean =>
  said.some((each) => each.slotId === slotId && (each.childNumber ?? undefined) === childNumber);

/** Some warnings about documents block only certain types of application, or certain files. */
function isBlocking({ warning }: Raised, type: ApplicationType, document: UploadedDocument): boolean {
  if (!warning.isBlocking || !("relatedFields" in warning)) return warning.isBlocking;
  const { blocksOnlyFor = [type], blocksFor } = warning;
  return blocksOnlyFor.includes(type) && (blocksFor?.(document) ?? true);
}

export const plannedWarning = (
  { warning, decision }: Raised,
  of?: { fileId: string; slot: string },
): PlannedWarning => ({
  id: warning.id,
  blocking: warning.isBlocking,
  popUp: warning.isPopUp,
  ...of,
  why: whyOf(decision),
});

/** A blocking warning that a lawyer overrode is still listed, with the lawyer’s decision, and no longer blocks. */
function ofFile(
  caseFile: CaseFile,
  the: CaseReader,
  { document, slot }: { document: UploadedDocument; slot: string },
  raised: Raised,
): PlannedWarning {
  const planned: PlannedWarning = {
    ...plannedWarning(raised, { fileId: document.fileId, slot }),
    blocking: isBlocking(raised, caseFile.application.type, document),
  };
  if (!planned.blocking) return planned;
  const word = overrideOf(caseFile, the, document, planned);
  if (word) return { ...planned, blocking: false, overriddenBy: word.id };
  return isForLawyer(raised, document) ? { ...planned, forLawyer: true } : planned;
}

const isForLawyer = ({ warning }: Raised, document: UploadedDocument): boolean =>
  "isForLawyer" in warning && (warning.isForLawyer?.(document) ?? false);

/** Of what is over nothing blocks, and nothing waits for the lawyer: it was sent as it is, or the case is closed. */
export function withoutWeightOnceOver(
  warnings: readonly PlannedWarning[],
  { application }: Pick<CaseFile, "application">,
  vault: readonly PlannedSlot[],
): readonly PlannedWarning[] {
  if (isPrepared(application)) return warnings;
  const open = new Set(vault.filter(({ isOver }) => !isOver).map(({ slot }) => slot));
  return warnings.map((warning) => {
    if (warning.slot !== undefined && open.has(warning.slot)) return warning;
    const { forLawyer: _decided, ...rest } = warning;
    return { ...rest, blocking: false, popUp: false };
  });
}

/**
 * The slots, each with its files that count for nothing yet: what somebody has to say why it counts, or to mend. What only the
 * lawyer can decide counts meanwhile, for nobody else can do more about it.
 */
export function withNotCounted(
  vault: readonly PlannedSlot[],
  warnings: readonly PlannedWarning[],
  the: CaseReader,
): readonly PlannedSlot[] {
  const reader = the.fresh();
  const faulty = warnings.flatMap(({ blocking, forLawyer, fileId }) =>
    blocking && !forLawyer && fileId ? [fileId] : [],
  );
  const ids = new Set([...filesNotCounted(reader), ...faulty]);
  // What counts for nothing is in no slot to the rules: it is looked for among all files.
  const files = ids.size === 0 ? [] : reader.uploaded().filter(({ fileId }) => ids.has(fileId));
  if (files.length === 0) return vault;
  return vault.map((planned) => {
    const first = pageOf(planned.page)?.slots[0]?.id;
    const notCounted = files.filter(
      ({ documentId, slotId, childNumber }) =>
        documentId === planned.page &&
        (slotId ?? first) === planned.slot &&
        (childNumber ?? undefined) === planned.childNumber,
    );
    return notCounted.length === 0 ? planned : { ...planned, notCounted: notCounted.map(({ fileId }) => fileId) };
  });
}

export function documentWarningsOf(caseFile: CaseFile, the: CaseReader): readonly PlannedWarning[] {
  const warnings: PlannedWarning[] = [];
  const { documents } = caseFile;
  for (const document of documents) {
    if (document.deletedAt) continue;
    const page = pageOf(document.documentId);
    const slot = page?.slots.find(({ id }) => id === document.slotId) ?? page?.slots[0];
    const found = raiseForDocument(the, document, slot ? slot.potentialWarnings : documentWarningIds, {
      documentTypes: slot?.documentTypes,
      takesOnlyPdf: slot?.acceptedTypes.every((type) => type === "pdf"),
    });
    if (found.length === 0) continue;
    const of = { document, slot: slot?.id ?? document.slotId ?? "" };
    for (const raised of found) warnings.push(ofFile(caseFile, the, of, raised));
  }
  const pages = new Map(documents.map(({ fileId, documentId }) => [fileId, documentId]));
  return inOrderOfHarm(warnings, ({ fileId }) => pages.get(fileId ?? ""));
}
