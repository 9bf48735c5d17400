import type { AskedItem, AuthorityRequest } from "../caseFile/authority/authorityRequest.ts";
import type { CaseFile } from "../caseFile/caseFile.ts";
import type { CaseReader } from "../caseFile/reader.ts";
import { isFilledHere, isOfChild, type UploadedDocument } from "../caseFile/uploadedDocument.ts";
import { isRequestEnded } from "../conditions/authority/endedByDecision.ts";
import { isRequestOpen } from "../conditions/authority/recordedRequests.ts";
import { requestKind } from "./requestKinds.ts";

/** What of a request is there, what is missing, and whether it waits. */

/** `sent`: answered. `there`: a document lies ready to be sent. `missing`: nothing answers it yet. */
export type ItemState = "sent" | "there" | "missing";

export type ItemStatus = {
  readonly item: AskedItem;
  readonly state: ItemState;
  /** What answers it: linked by a person, or put into its slot since the request was recorded. */
  readonly files: readonly UploadedDocument[];
  /** Those of them that answer it only because a person linked them. */
  readonly linked: readonly UploadedDocument[];
  /** What may answer it too, and was there before: a person links it. */
  readonly offered: readonly UploadedDocument[];
};

/** `isEnded`: nobody answers it any more, although something of it is open: the authority decided. */
export type RequestStatus = {
  readonly isOpen: boolean;
  readonly isEnded: boolean;
  readonly items: readonly ItemStatus[];
};

/** Where an answer goes that no slot is for. */
export const pageOfAnswers = { page: "additional-document", slot: "additionalDocument" } as const;

export function requestStatus(the: CaseReader, caseFile: CaseFile, request: AuthorityRequest): RequestStatus {
  const waits = isRequestOpen(the, request);
  const isEnded = waits && isRequestEnded(the, request);
  const linked = new Set((caseFile.authorityRequests ?? []).flatMap(({ items }) => items.flatMap(linkedTo)));
  return {
    isOpen: waits && !isEnded,
    isEnded,
    items: request.items.map((item) => itemStatus(item, { caseFile, request, linked, isAnswered: !waits })),
  };
}

const linkedTo = ({ fileIds }: AskedItem): readonly string[] => fileIds ?? [];

type Around = {
  readonly caseFile: CaseFile;
  readonly request: AuthorityRequest;
  /** Files that answer something already. */
  readonly linked: ReadonlySet<string>;
  readonly isAnswered: boolean;
};

function itemStatus(item: AskedItem, { caseFile, request, linked, isAnswered }: Around): ItemStatus {
  const beside = filesAt(caseFile, item).filter(({ fileId }) => fileId !== request.letterFileId);
  const isSent = typeof item.sentOn === "string";
  const ofItem = linkedTo(item);
  const answers = (file: UploadedDocument): boolean =>
    ofItem.includes(file.fileId) || (!isSent && countsByItself(file, item, request));
  const files = [
    ...caseFile.documents.filter(({ fileId }) => ofItem.includes(fileId)),
    ...beside.filter((file) => answers(file) && !ofItem.includes(file.fileId)),
  ];
  const given = new Set(files.map(({ fileId }) => fileId));
  return {
    item,
    state: isSent || isAnswered ? "sent" : files.length > 0 ? "there" : "missing",
    files,
    linked: files.filter(
      (file) => ofItem.includes(file.fileId) && !(beside.includes(file) && countsByItself(file, item, request)),
    ),
    offered: isSent
      ? []
      : beside.filter((file) => !given.has(file.fileId) && (typeof item.page === "string" || !linked.has(file.fileId))),
  };
}

/** Put into its slot since then; a form that Boreal filled has to be signed first. A page for many answers says of no file what it answers. */
function countsByItself(file: UploadedDocument, { page }: AskedItem, { recordedAt }: AuthorityRequest): boolean {
  if (typeof page !== "string" || page === pageOfAnswers.page || isFilledHere(file)) return false;
  return typeof recordedAt === "string" && typeof file.uploadedAt === "string" && file.uploadedAt >= recordedAt;
}

/** Files that lie where the answer belongs. */
function filesAt({ documents, dependents }: CaseFile, item: AskedItem): readonly UploadedDocument[] {
  const place = typeof item.page === "string" ? { page: item.page, slot: item.slotId ?? undefined } : pageOfAnswers;
  return documents.filter(
    (file) =>
      !file.deletedAt &&
      file.documentId === place.page &&
      (place.slot === undefined || file.slotId === place.slot) &&
      (typeof item.childNumber !== "number" || isOfChild(file, item.childNumber, dependents)),
  );
}

/** Whose turn it is: what is missing is the applicant’s to bring, what is there the team’s to send. */
export function turnOf({ kind }: AuthorityRequest, { isOpen, items }: RequestStatus): "applicant" | "team" | "nobody" {
  if (!isOpen) return "nobody";
  const { isForTeam, isDoneInPerson } = requestKind(kind);
  if (isForTeam) return "team";
  return isDoneInPerson || items.some(({ state }) => state === "missing") ? "applicant" : "team";
}
