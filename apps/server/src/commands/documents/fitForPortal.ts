import { randomUUID } from "node:crypto";
import type { Text } from "@boreal/domain/kernel/text";
import type { Refusal } from "@boreal/domain/kernel/validation";
import { isPortal } from "@boreal/domain/vault/files/portals";
import { pageOf } from "@boreal/domain/vault/pages";
import { publishChange } from "../../jobs/changes.ts";
import type { Asker } from "../../policies/actor.ts";
import { mayFitForPortal } from "../../policies/documents.ts";
import { factsOf } from "../../policies/facts.ts";
import { appendAudit } from "../../store/auditLog.ts";
import {
  countWaitingFits,
  filesOfSlot,
  inputsOf,
  insertFit,
  listFitsOf,
  removeFits,
} from "../../store/documents/portalFits.ts";
import { pageFacts } from "../../store/documents/vaultPlace.ts";
import { notFound } from "../deps.ts";
import type { FileDeps } from "./fileDeps.ts";
import { whyNot } from "../refuse.ts";
import { loadCaseFor } from "../loadCaseFor.ts";

export type FitAsked = {
  readonly applicationId: string;
  readonly page: string;
  readonly slot: string;
  readonly childNumber: number | null;
  readonly portal: string;
};
export type FitAnswer = { readonly fitId: string | null; readonly refusals: readonly Refusal[] };

const says = (code: string, text: Text): FitAnswer => ({ fitId: null, refusals: [{ code, text }] });

/** Begins to merge the files of a slot for a portal. The same files for the same portal once more: the work begins anew. */
export async function fitForPortal(deps: FileDeps, asker: Asker, asked: FitAsked): Promise<FitAnswer> {
  const loaded = await loadCaseFor(deps, asker, asked.applicationId);
  if (asker === null || loaded === undefined)
    return { fitId: null, refusals: [asker === null ? whyNot(asker) : notFound] };
  const page = pageFacts(loaded, asked.page, asked.childNumber);
  if (!mayFitForPortal(asker, factsOf(loaded.row), page)) return { fitId: null, refusals: [notFound] };
  if (!isPortal(asked.portal) || !pageOf(asked.page)?.slots.some(({ id }) => id === asked.slot))
    return { fitId: null, refusals: [notFound] };
  const files = await filesOfSlot(deps.db, asked);
  if (files.length === 0) return nothingToFit;
  const ahead = await countWaitingFits(deps.db, loaded.row.owner_id);
  if (ahead >= mostWaitingFits) return tooManyFits;
  const id = randomUUID();
  const at = deps.now();
  const replaced = await deps.db.transaction(async (tx) => {
    const earlier = (await listFitsOf(tx, asked)).filter(({ portal }) => portal === asked.portal).map((fit) => fit.id);
    await removeFits(tx, earlier);
    const { applicationId, slot, childNumber, portal } = asked;
    await insertFit(tx, {
      id,
      applicationId,
      ownerId: loaded.row.owner_id,
      page: asked.page,
      slot,
      childNumber,
      portal,
      inputs: inputsOf(files),
      state: "waiting",
      requestedBy: asker.userId,
      requestedAt: at,
    });
    await deps.queue.sendPortalFit(tx, { fitId: id }, ahead);
    await publishChange(tx, { applicationId, kind: "portalFit", fileId: id, writer: deps.writer });
    await appendAudit(tx, {
      chainId: applicationId,
      actorId: asker.userId,
      kind: "portalFitRequested",
      subject: { fitId: id, page: asked.page, slot, portal },
      at,
    });
    return earlier;
  });
  for (const earlier of replaced) await deps.files.blobs.delete(earlier);
  return { fitId: id, refusals: [] };
}

/** Of one applicant. Each takes half a minute of the machine; nobody looks at more than a few. */
const mostWaitingFits = 20;

const tooManyFits = says("tooManyFits", {
  en: "Several of your files are being prepared already. Wait until they are done, then try again.",
  fr: "Plusieurs de vos fichiers sont déjà en préparation. Attendez qu’ils soient prêts, puis réessayez.",
});

const nothingToFit = says("nothingToFit", {
  en: "There is no file here that can be merged yet. Add one, or open those that ask for a password.",
  fr: "Il n’y a pas encore ici de fichier à fusionner. Ajoutez-en un, ou ouvrez ceux qui demandent un mot de passe.",
});
