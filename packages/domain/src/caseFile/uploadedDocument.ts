import {
  anything,
  freeText,
  listOf,
  nullable,
  objectOf,
  recordOf,
  wholeNumber,
  yesNo,
  type ValueOf,
} from "../kernel/shape.ts";
import type { PageSlug, SlotId } from "./vaultPlaces.ts";
import { bankTransactionShape } from "./documentValues/bankTransaction.ts";
import { numberedChildren, type Dependent } from "./dependents.ts";

/**
 * A file in the vault. `documentId` is the slug of its page. `parsedValues` are the values in force (read and sure, or confirmed, corrected or typed by a
 * person; each in the shape of its definition in documentValues/), `originalParsedValues` what was read, so that a value which is not in it was typed; `toConfirm` names what was read and counts for nothing until a person confirms or corrects it (ADR 0160); `notFound` names what is not there: its place is empty, or a person says so (ADR 0159, 0256); `notRead` names what the reader of its kind did not find, though it may be there; `saidNotThere` of `notFound` what a person looked for in vain; `documentType` is what the file was recognised as for certain, else null; `findings` are ids of the warning catalogue found in the file itself. `filledForm` is the key of the official form or letter as which Boreal made the file from the case; `fittedBytes` the size of the merged version for the portal, where one stands for the files of the slot as they are. `excludeFromAvailableFund` says that a person took the account out of the funds, `excludedAccounts` the same of single accounts of a file that shows several (by number, else by place), `bankTransactions` what a person says of transactions of a statement (ADR 0165). `countsBecause` is why a paper counts that names nobody whose paper it could be, as a person said it, and `countsSince` when (ADR 0236). `returnedAt` and `returnedBecause` say that the legal team returned the file, and why (ADR 0145).
 */
export const uploadedDocumentShape = objectOf(
  {
    fileId: freeText(100),
    documentId: freeText(200),
    slotId: freeText(200),
    documentType: nullable(freeText(100)),
    bytes: nullable(wholeNumber()),
    fittedBytes: nullable(wholeNumber()),
    uploadedAt: nullable(freeText(40)),
    documentOwner: nullable(freeText(100)),
    childNumber: nullable(wholeNumber()),
    parentDocumentFileId: nullable(freeText(100)),
    category: nullable(freeText(100)),
    parsedValues: recordOf(anything()),
    originalParsedValues: recordOf(anything()),
    toConfirm: nullable(listOf(freeText(100))),
    notFound: nullable(listOf(freeText(100))),
    notRead: nullable(listOf(freeText(100))),
    saidNotThere: nullable(listOf(freeText(100))),
    detailsChangeStatus: nullable(freeText(100)),
    excludeFromAvailableFund: nullable(yesNo()),
    excludedAccounts: nullable(listOf(freeText(40))),
    bankTransactions: listOf(bankTransactionShape),
    additionalDocumentDetails: recordOf(anything()),
    findings: listOf(freeText(100)),
    countsBecause: nullable(freeText(300)),
    countsSince: nullable(freeText(40)),
    filledForm: nullable(freeText(80)),
    returnedAt: nullable(freeText(40)),
    returnedBecause: nullable(freeText(1000)),
    deletedAt: nullable(freeText(40)),
  },
  ["fileId", "documentId"],
);

export type UploadedDocument = ValueOf<typeof uploadedDocumentShape> & {
  readonly fileId: string;
  readonly documentId: string;
};

/** Boreal made the file from the case. */
export const isMadeHere = ({ filledForm }: Pick<UploadedDocument, "filledForm">): boolean =>
  typeof filledForm === "string";

/**
 * A form or letter that Boreal made stands in its slot to be checked, validated and signed: it is not yet the document that is
 * asked for. The statement of purpose is confirmed in place of a signature (document 3 section 4.4).
 */
export const isFilledHere = (document: Pick<UploadedDocument, "filledForm">): boolean =>
  isMadeHere(document) && document.filledForm !== "studyPlan";

/**
 * Whether a file stands for the document that is asked for. One that the legal team returned does not. What was read in it still
 * counts: a letter whose second page is missing has its day all the same.
 */
export const standsForDocument = (document: UploadedDocument): boolean =>
  !isFilledHere(document) && typeof document.returnedAt !== "string";

/** Whether one of the files of a slot was returned, and none came since that stands in its place. */
export const isToReplace = (files: readonly UploadedDocument[]): boolean =>
  files.some(
    ({ returnedAt }) =>
      typeof returnedAt === "string" &&
      !files.some((other) => standsForDocument(other) && (other.uploadedAt ?? "") > returnedAt),
  );

/** Whether a file lies in this slot, or on this page: asked here, so that a misspelt one does not compile. */
export const liesInSlot = ({ slotId }: UploadedDocument, slot: SlotId): boolean => slotId === slot;
export const liesOnPage = ({ documentId }: UploadedDocument, page: PageSlug): boolean => documentId === page;

/** The files of each page that are not in the trash, in their order. */
export const keptDocuments = (
  documents: readonly UploadedDocument[],
): ReadonlyMap<string, readonly UploadedDocument[]> =>
  Map.groupBy(
    documents.filter(({ deletedAt }) => !deletedAt),
    ({ documentId }) => documentId,
  );

/** Whether a file is of this child: by its number, else by its owner, else because there is no other child. */
export function isOfChild(document: UploadedDocument, childNumber: number, dependents: readonly Dependent[]): boolean {
  if (typeof document.childNumber === "number") return document.childNumber === childNumber;
  const children = numberedChildren(dependents);
  const owner = children.find((child) => child.id === document.documentOwner);
  return owner ? owner.childNumber === childNumber : children.length === 1 && children[0]?.childNumber === childNumber;
}
