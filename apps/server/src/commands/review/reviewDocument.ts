import { randomUUID } from "node:crypto";
import { longestLawyerReason } from "@boreal/domain/caseFile/lawyerDecisions";
import type { Refusal } from "@boreal/domain/kernel/validation";
import { pageOf } from "@boreal/domain/vault/pages";
import { publishChange } from "../../jobs/changes.ts";
import type { Asker } from "../../policies/actor.ts";
import { isForApplicant } from "../../policies/documents.ts";
import { factsOf } from "../../policies/facts.ts";
import { mayReviewDocuments } from "../../policies/desk/reviews.ts";
import { mayKnowNamed } from "../../policies/storedFiles.ts";
import { appendAudit } from "../../store/auditLog.ts";
import type { LoadedCase } from "../../store/cases/loadCaseFile.ts";
import { findPlace, pageFacts } from "../../store/documents/vaultPlace.ts";
import {
  cancelDocumentReview,
  insertDocumentReview,
  isReviewOf,
  openReviewReason,
  readCurrentReview,
  sealReviewReason,
  valuesMacOf,
  type ReviewKind,
} from "../../store/reviews/documentReviews.ts";
import { documentNotFound } from "../documents/documentResult.ts";
import { notFound, says, type CommandDeps } from "../deps.ts";
import { noRequestId } from "../lifecycle/statusRefusals.ts";
import { loadCaseFor } from "../loadCaseFor.ts";
import { tell } from "../notices/tell.ts";
import { isLongerThan, oneLineOf } from "../personsWords.ts";
import { notReady, whyNotInCase } from "../refuse.ts";
import { notDone, type ForApplication } from "../startApplication.ts";

/** What the legal team decides about each document of a case (ADR 0145). */

const reasonNeeded = says("reasonNeeded", {
  en: "Say what is wrong, so that the applicant knows what to do.",
  fr: "Indiquez ce qui ne va pas, pour que la personne sache quoi faire.",
});
const reasonTooLong = says("reasonTooLong", {
  en: "The reason is longer than 1,000 characters. Shorten it.",
  fr: "Le motif dépasse 1 000 caractères. Raccourcissez-le.",
});
const reviewNotFound = says("reviewNotFound", {
  en: "This decision was already cancelled. Load the page again.",
  fr: "Cette décision a déjà été annulée. Rechargez la page.",
});
const decidedAlready: Readonly<Record<string, Refusal>> = {
  accepted: says("reviewedAlready", {
    en: "Someone of your team has accepted this document already. Load the page again; cancel that decision first if it is wrong.",
    fr: "Une personne de votre équipe a déjà accepté ce document. Rechargez la page; annulez d’abord cette décision si elle est inexacte.",
  }),
  returned: says("reviewedAlready", {
    en: "Someone of your team has returned this document already. Load the page again; cancel that decision first if it is wrong.",
    fr: "Une personne de votre équipe a déjà renvoyé ce document. Rechargez la page; annulez d’abord cette décision si elle est inexacte.",
  }),
};

type Found = { readonly loaded: LoadedCase; readonly actorId: string };

async function findForReview(
  deps: CommandDeps,
  asker: Asker,
  applicationId: string,
): Promise<Found | { readonly refused: Refusal }> {
  const loaded = asker && (await loadCaseFor(deps, asker, applicationId));
  if (!loaded || asker === null) return { refused: notReady(asker) ?? notFound };
  const facts = factsOf(loaded.row);
  if (mayReviewDocuments(asker, facts)) return { loaded, actorId: asker.userId };
  return { refused: whyNotInCase(asker, facts, "reviewDocument") };
}

/** A document is as it should be: this file, with the values that it has now. */
export const acceptDocument = async (
  deps: CommandDeps,
  asker: Asker,
  given: { readonly applicationId: string; readonly fileId: string },
): Promise<ForApplication> => await decideAboutFile(deps, asker, { ...given, kind: "accepted", reason: null });

/** A document is not what is needed. The applicant is told why, and what to bring. */
export const returnDocument = async (
  deps: CommandDeps,
  asker: Asker,
  given: { readonly applicationId: string; readonly fileId: string; readonly reason: string },
): Promise<ForApplication> => await decideAboutFile(deps, asker, { ...given, kind: "returned" });

async function decideAboutFile(
  deps: CommandDeps,
  asker: Asker,
  given: {
    readonly applicationId: string;
    readonly fileId: string;
    readonly kind: "accepted" | "returned";
    readonly reason: string | null;
  },
): Promise<ForApplication> {
  const { applicationId, fileId, kind } = given;
  const found = await findForReview(deps, asker, applicationId);
  if ("refused" in found) return notDone(found.refused);
  const { row, caseFile } = found.loaded;
  const file = row.documents.find(({ id }) => id === fileId);
  if (!file || !mayKnowNamed(asker, found.loaded, fileId)) return notDone(documentNotFound);
  const reason = given.reason === null ? null : oneLineOf(given.reason);
  const fault = reason === null ? undefined : reasonFault(reason);
  if (fault) return notDone(fault);
  const values = caseFile.documents.find((document) => document.fileId === fileId)?.parsedValues ?? {};
  const key = await deps.personKey(row.owner_id);
  const place = { page: file.page, slot: file.slot, childNumber: file.childNumber };
  const isNew = await keep(deps, found, {
    ...place,
    kind,
    fileId,
    reason,
    valuesMac: valuesMacOf(key, fileId, values),
  });
  if (isNew) return { applicationId, refusals: [] };
  const standing = await readCurrentReview(deps.db, fileId);
  // The same request again, after no answer came. Another reason is another decision, and would be lost.
  const isSame = standing?.kind === kind && standing.reviewedBy === found.actorId;
  if (isSame && openReviewReason(key, standing) === reason) return { applicationId, refusals: [] };
  return notDone(decidedAlready[standing?.kind ?? kind] ?? notFound);
}

/** A document that is not there is asked for, in words that the applicant reads. */
export async function askForDocument(
  deps: CommandDeps,
  asker: Asker,
  given: {
    readonly applicationId: string;
    readonly page: string;
    readonly slot: string;
    readonly childNumber: number | null;
    readonly reason: string;
    /** The page’s own number of this request: sent twice, it asks once. */
    readonly requestId: string | null;
  },
): Promise<ForApplication> {
  const { applicationId, page, slot, childNumber, requestId } = given;
  if (requestId !== null && (requestId === "" || requestId.length > 100)) return notDone(noRequestId);
  const found = await findForReview(deps, asker, applicationId);
  if ("refused" in found) return notDone(found.refused);
  if (!findPlace(found.loaded, { page, slot, childNumber, person: pageOf(page)?.person ?? "" }))
    return notDone(notFound);
  const reason = oneLineOf(given.reason);
  const fault = reasonFault(reason);
  if (fault) return notDone(fault);
  const decision = { page, slot, childNumber, kind: "asked", fileId: null, reason, valuesMac: null } as const;
  const id = requestId ?? randomUUID();
  if (await keep(deps, found, decision, id)) return { applicationId, refusals: [] };
  // The same request again, after no answer came; a number of another case is no number of this one.
  return (await isReviewOf(deps.db, { id, applicationId, reviewedBy: found.actorId }))
    ? { applicationId, refusals: [] }
    : notDone(noRequestId);
}

/** A decision counts no more; it stays on record. */
export async function cancelReview(
  deps: CommandDeps,
  asker: Asker,
  given: { readonly applicationId: string; readonly reviewId: string },
): Promise<ForApplication> {
  const found = await findForReview(deps, asker, given.applicationId);
  if ("refused" in found) return notDone(found.refused);
  const { applicationId, reviewId } = given;
  const at = deps.now();
  return await deps.db.transaction(async (tx) => {
    if (!(await cancelDocumentReview(tx, { applicationId, id: reviewId }, { at, by: found.actorId })))
      return notDone(reviewNotFound);
    await publishChange(tx, { applicationId, kind: "document", writer: deps.writer });
    await appendAudit(tx, {
      chainId: applicationId,
      actorId: found.actorId,
      kind: "reviewCancelled",
      subject: { reviewId },
      at,
    });
    return { applicationId, refusals: [] };
  });
}

function reasonFault(reason: string): Refusal | undefined {
  if (reason === "") return reasonNeeded;
  return isLongerThan(reason, longestLawyerReason) ? reasonTooLong : undefined;
}

type Decision = {
  readonly kind: ReviewKind;
  readonly fileId: string | null;
  readonly page: string;
  readonly slot: string;
  readonly childNumber: number | null;
  readonly reason: string | null;
  readonly valuesMac: Buffer | null;
};

/** As the log and the notices name it. */
const auditKinds = {
  accepted: "documentAccepted",
  returned: "documentReturned",
  asked: "documentAsked",
} as const satisfies Readonly<Record<ReviewKind, string>>;

/** The decision with its entry in the log and, where the applicant has something to do, their notice: all or none. False when another came first. */
async function keep(
  deps: CommandDeps,
  { loaded, actorId }: Found,
  decision: Decision,
  id: string = randomUUID(),
): Promise<boolean> {
  const { row } = loaded;
  const { kind, fileId, page, slot, childNumber, reason, valuesMac } = decision;
  const at = deps.now();
  const key = await deps.personKey(row.owner_id);
  return await deps.db.transaction(async (tx) => {
    const isNew = await insertDocumentReview(tx, {
      id,
      applicationId: row.id,
      kind,
      fileId,
      page,
      slot,
      childNumber,
      valuesMac,
      sealedReason: reason === null ? null : sealReviewReason(key, { applicationId: row.id, id }, reason),
      reviewedBy: actorId,
      reviewedAt: at,
    });
    if (!isNew) return false;
    if (isForApplicant(pageFacts(loaded, page, childNumber))) {
      const child = childNumber === null ? {} : { childNumber: String(childNumber) };
      const subject = { page, slot, ...(fileId === null ? {} : { fileId }), ...child };
      await tell(deps, tx, { kind: auditKinds[kind], to: row.owner_id, key: id, applicationId: row.id, subject });
    }
    await publishChange(tx, {
      applicationId: row.id,
      kind: "document",
      ...(fileId === null ? {} : { fileId }),
      writer: deps.writer,
    });
    await appendAudit(tx, {
      chainId: row.id,
      actorId,
      kind: auditKinds[kind],
      subject: { reviewId: id, fileId, page, slot, childNumber },
      at,
    });
    return true;
  });
}
