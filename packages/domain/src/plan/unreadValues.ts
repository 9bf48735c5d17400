import { nameInSentence } from "../caseFile/documentValues/fieldInSentence.ts";
import { isTypeable } from "../caseFile/documentValues/documentFields.ts";
import type { CaseReader } from "../caseFile/reader.ts";
import { isMadeHere, type UploadedDocument } from "../caseFile/uploadedDocument.ts";
import { personCalled } from "../caseFile/whose/personCalled.ts";
import { documentsByAccount } from "../conditions/money/accountsOfFile.ts";
import { fill, type Text } from "../kernel/text.ts";
import { dates, funds, needsOf, requirements } from "../vault/files/fieldNeeds.ts";
import { valuesOfSlot } from "../vault/files/typedFields.ts";
import type { Slot } from "../vault/page.ts";
import { pageName } from "../vault/pageName.ts";
import { pageOf } from "../vault/pages.ts";
import type { PlannedFunds, PlannedSlot, PlannedUnread } from "./planned.ts";

/** Of what the funds read, what an amount cannot do without; the rest tells accounts apart. */
const amounts: readonly string[] = ["closingBalance", "currency", "tuitionFees", "scholarshipAmount"];

/** Papers that tell what the studies cost: where that is known, nothing waits for what one of them does not print. */
const tellTuition: readonly string[] = ["letter-of-acceptance", "tuition-invoice", "tuition-receipt"];

/** Of each, one is enough: the document prints its day in one of these places. */
const alternatives: readonly (readonly string[])[] = [
  ["studyPermitExpiryDate", "expiryDate"],
  ["passportExpiryDate", "expiryDate"],
  ["completionDate", "graduationDate"],
  ["dueDate", "issueDate"],
];

function decides(page: string, slot: Slot, value: string): boolean {
  const needs = needsOf(page, slot, value);
  return needs.includes(dates) || needs.includes(requirements) || (needs.includes(funds) && amounts.includes(value));
}

/** Whether the funds wait for an amount of this file, which may show several accounts. */
function isAmountOpen(file: UploadedDocument, value: string, { required }: Pick<PlannedFunds, "required">): boolean {
  if (file.excludeFromAvailableFund === true) return false;
  const tuition = required.lines.find(({ id }) => id === "tuition");
  if (tellTuition.includes(file.documentId) && tuition?.amount !== null) return false;
  return documentsByAccount(file).some((account) => !isKnownIn(account, value));
}

const isKnownIn = ({ parsedValues = {}, toConfirm }: UploadedDocument, value: string): boolean =>
  (parsedValues[value] ?? null) !== null || (toConfirm ?? []).includes(value);

const orInstead = (value: string): readonly string[] => [
  value,
  ...alternatives.filter((some) => some.includes(value)).flat(),
];

/** The files whose page still waits for what they say. */
export function unreadValues(
  the: CaseReader,
  { vault, funds: ofCase }: { readonly vault: readonly PlannedSlot[]; readonly funds: PlannedFunds },
): readonly PlannedUnread[] {
  const reader = the.fresh();
  const files = reader
    .uploaded()
    .filter((file) => (file.notRead ?? file.notFound) && !isMadeHere(file) && !file.returnedAt)
    .filter((file) => reader.whose(file).counts);
  return files.flatMap((file) => {
    const page = pageOf(file.documentId);
    const slot = page?.slots.find(({ id }) => id === file.slotId) ?? page?.slots[0];
    if (!slot || !isWaitedFor(file, slot, vault)) return [];
    const others = reader.uploaded().filter((other) => isBeside(file, other));
    const open = [...(file.notRead ?? []), ...(file.notFound ?? [])].filter(
      (value) => !(file.saidNotThere ?? []).includes(value),
    );
    const isOpen = (value: string) =>
      // Each statement shows money of its own; of all else, one page of a document may tell it for all.
      amounts.includes(value)
        ? isAmountOpen(file, value, ofCase)
        : ![file, ...others].some((one) => orInstead(value).some((each) => isKnownIn(one, each)));
    const values = valuesOfSlot(file.documentId, slot).filter(
      (value) => open.includes(value) && isTypeable(value) && decides(file.documentId, slot, value) && isOpen(value),
    );
    return values.length === 0 ? [] : [{ fileId: file.fileId, page: file.documentId, values }];
  });
}

/** Another page of the same document. */
const isBeside = (file: UploadedDocument, other: UploadedDocument): boolean =>
  other.fileId !== file.fileId &&
  other.documentId === file.documentId &&
  other.slotId === file.slotId &&
  (other.childNumber ?? null) === (file.childNumber ?? null);

const isWaitedFor = (file: UploadedDocument, slot: Slot, vault: readonly PlannedSlot[]): boolean =>
  vault.some(
    ({ page, slot: id, childNumber, requirement, isOver }) =>
      page === file.documentId &&
      id === slot.id &&
      (childNumber ?? null) === (file.childNumber ?? null) &&
      requirement !== "NotApplicable" &&
      !isOver,
  );

const oneLine: Text = { en: "{whose}, {document}: {values}", fr: "{whose}, {document}\u00A0: {values}" };

/** Whose document, which, and which of its values. `own`: who reads is the applicant. */
export function unreadInOneLine(the: CaseReader, { fileId, values }: PlannedUnread, own: boolean): Text | undefined {
  const file = the.uploaded().find((document) => document.fileId === fileId);
  const page = file && pageOf(file.documentId);
  if (!page) return undefined;
  const names = values.flatMap((value) => nameInSentence(value) ?? []);
  return fill(oneLine, {
    whose: personCalled(the, { person: page.person, childNumber: file.childNumber }, own),
    document: pageName(page, file.childNumber, the),
    values: { en: names.map(({ en }) => en).join(", "), fr: names.map(({ fr }) => fr).join(", ") },
  });
}
