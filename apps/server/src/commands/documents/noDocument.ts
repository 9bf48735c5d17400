import { randomUUID } from "node:crypto";
import { longestExplanation } from "@boreal/domain/caseFile/noDocument";
import type { Refusal } from "@boreal/domain/kernel/validation";
import { pageOf } from "@boreal/domain/vault/pages";
import type { Transaction } from "../../database/connect.ts";
import { publishChange } from "../../jobs/changes.ts";
import { sealJson } from "../../keys/fieldEncryption.ts";
import type { Asker } from "../../policies/actor.ts";
import { isInScope } from "../../policies/applications.ts";
import { mayStateNoDocument } from "../../policies/documents.ts";
import { factsOf } from "../../policies/facts.ts";
import { appendAudit } from "../../store/auditLog.ts";
import { countInSlot, lockFilesOf } from "../../store/documents/documents.ts";
import type { LoadedCase } from "../../store/cases/loadCaseFile.ts";
import { insertNoDocument, withdrawNoDocument, type Withdrawal } from "../../store/documents/noDocument.ts";
import { noDocumentContext } from "../../store/answers/sealedContexts.ts";
import { findPlace } from "../../store/documents/vaultPlace.ts";
import { notFound, says, type CommandDeps } from "../deps.ts";
import { notReady, whyNotNow } from "../refuse.ts";
import { notDone, type ForApplication } from "../startApplication.ts";
import { loadCaseFor } from "../loadCaseFor.ts";
import { isLongerThan, oneLineOf } from "../personsWords.ts";

/** The slot of which something is said. */
export type NoDocumentPlace = {
  readonly applicationId: string;
  readonly page: string;
  readonly slot: string;
  readonly childNumber: number | null;
};

const fileIsThere = says("fileIsThere", {
  en: "There is already a file here. Delete it first if it is not the right document.",
  fr: "Il y a déjà un fichier ici. Supprimez-le d’abord si ce n’est pas le bon document.",
});
const explanationTooLong = says("explanationTooLong", {
  en: "The explanation is longer than 500 characters. Shorten it.",
  fr: "L’explication dépasse 500 caractères. Raccourcissez-la.",
});

type Found = { readonly loaded: LoadedCase; readonly actorId: string };

async function findForStatement(
  deps: CommandDeps,
  asker: Asker,
  place: NoDocumentPlace,
): Promise<Found | { readonly refused: Refusal }> {
  const loaded = asker && (await loadCaseFor(deps, asker, place.applicationId));
  if (!loaded || asker === null) return { refused: notReady(asker) ?? notFound };
  const facts = factsOf(loaded.row);
  const there = findPlace(loaded, { ...place, person: pageOf(place.page)?.person ?? "" });
  if (!isInScope(asker, facts) || there === undefined) return { refused: notReady(asker) ?? notFound };
  if (!mayStateNoDocument(asker, facts, there)) return { refused: whyNotNow(asker, facts, "stateNoDocument") };
  return { loaded, actorId: asker.userId };
}

/** Notes that the person has no such document, with their reason under their key. Said again, the newer one stands. */
export async function stateNoDocument(
  deps: CommandDeps,
  asker: Asker,
  given: NoDocumentPlace & { readonly explanation: string | null },
): Promise<ForApplication> {
  const found = await findForStatement(deps, asker, given);
  if ("refused" in found) return notDone(found.refused);
  const words = oneLineOf(given.explanation);
  if (isLongerThan(words, longestExplanation)) return notDone(explanationTooLong);
  const { applicationId, page, slot, childNumber } = given;
  const id = randomUUID();
  const key = await deps.personKey(found.loaded.row.owner_id);
  const at = deps.now();
  return await deps.db.transaction(async (tx) => {
    await lockFilesOf(tx, applicationId);
    if ((await countInSlot(tx, given)) > 0) return notDone(fileIsThere);
    await withdrawNoDocument(tx, given, { at, by: found.actorId, because: "saidAnew" });
    await insertNoDocument(tx, {
      id,
      applicationId,
      page,
      slot,
      childNumber,
      sealedExplanation: words === "" ? null : sealJson(key, words, noDocumentContext(applicationId, id)),
      statedBy: found.actorId,
      statedAt: at,
    });
    await publishChange(tx, { applicationId, kind: "document", writer: deps.writer });
    await appendAudit(tx, {
      chainId: applicationId,
      actorId: found.actorId,
      kind: "noDocumentStated",
      subject: { page, slot, childNumber },
      at,
    });
    return { applicationId, refusals: [] };
  });
}

/** Takes the statement back; done also when none stands. */
export async function takeBackNoDocument(
  deps: CommandDeps,
  asker: Asker,
  given: NoDocumentPlace,
): Promise<ForApplication> {
  const found = await findForStatement(deps, asker, given);
  if ("refused" in found) return notDone(found.refused);
  const at = deps.now();
  await deps.db.transaction(async (tx) => {
    if (await endNoDocument(tx, given, { at, by: found.actorId, because: "takenBack" }))
      await publishChange(tx, { applicationId: given.applicationId, kind: "document", writer: deps.writer });
  });
  return { applicationId: given.applicationId, refusals: [] };
}

/** Ends what was said of a slot, as when a file arrives there; it stays as history. */
export async function endNoDocument(
  tx: Transaction,
  place: NoDocumentPlace,
  end: { readonly at: Date; readonly by: string; readonly because: Withdrawal },
): Promise<boolean> {
  if (!(await withdrawNoDocument(tx, place, end))) return false;
  const { applicationId, page, slot, childNumber } = place;
  await appendAudit(tx, {
    chainId: applicationId,
    actorId: end.by,
    kind: "noDocumentWithdrawn",
    subject: { page, slot, childNumber, because: end.because },
    at: end.at,
  });
  return true;
}
