import { randomUUID } from "node:crypto";
import { describePackage } from "@boreal/domain/filing/describePackage";
import type { Language } from "@boreal/domain/kernel/text";
import type { Refusal } from "@boreal/domain/kernel/validation";
import { isPortal } from "@boreal/domain/vault/files/portals";
import { publishChange } from "../../jobs/changes.ts";
import type { Asker } from "../../policies/actor.ts";
import { factsOf } from "../../policies/facts.ts";
import { mayBuildPackage } from "../../policies/desk/filingPackages.ts";
import { appendAudit } from "../../store/auditLog.ts";
import { inputsOfPackage, insertPackage, removePackages } from "../../store/cases/filingPackages.ts";
import { listDocuments } from "../../store/documents/documents.ts";
import { notFound, says } from "../deps.ts";
import type { FileDeps } from "../documents/fileDeps.ts";
import { loadCaseFor } from "../loadCaseFor.ts";
import { notReady, whyNotInCase } from "../refuse.ts";

export type PackageAsked = { readonly applicationId: string; readonly portal: string; readonly language: Language };
export type PackageAnswer = { readonly packageId: string | null; readonly refusals: readonly Refusal[] };

const refuse = (refusal: Refusal): PackageAnswer => ({ packageId: null, refusals: [refusal] });

const nothingToSend = says("nothingToSend", {
  en: "There is nothing to send yet: no form is filled in, no letter is written and no document is in the vault.",
  fr: "Il n’y a encore rien à envoyer\u00A0: aucun formulaire n’est rempli, aucune lettre n’est écrite et aucun document n’est dans le coffre.",
});

/** Begins to put together what goes to the authority. One that was made before goes: there is one for each case. */
export async function buildFilingPackage(deps: FileDeps, asker: Asker, asked: PackageAsked): Promise<PackageAnswer> {
  const loaded = asker && (await loadCaseFor(deps, asker, asked.applicationId));
  if (!loaded || asker === null) return refuse(notReady(asker) ?? notFound);
  const facts = factsOf(loaded.row);
  if (!mayBuildPackage(asker, facts) || loaded.withheld) return refuse(whyNotInCase(asker, facts, "buildPackage"));
  const { applicationId, portal, language } = asked;
  if (!isPortal(portal)) return refuse(notFound);
  const described = describePackage(loaded.caseFile, { portal, language });
  if (described.items.length === 0) return refuse(nothingToSend);
  const files = await listDocuments(deps.db, applicationId, "vault");
  const id = randomUUID();
  const at = deps.now();
  const replaced = await deps.db.transaction(async (tx) => {
    const earlier = await removePackages(tx, applicationId);
    await insertPackage(tx, {
      id,
      applicationId,
      ownerId: loaded.row.owner_id,
      portal,
      language,
      inputs: inputsOfPackage(loaded.caseFile, files),
      state: "waiting",
      made: 0,
      wanted: described.items.length,
      requestedBy: asker.userId,
      requestedAt: at,
    });
    await deps.queue.sendPackage(tx, { packageId: id });
    await publishChange(tx, { applicationId, kind: "filingPackage", writer: deps.writer });
    await appendAudit(tx, {
      chainId: applicationId,
      actorId: asker.userId,
      kind: "packageRequested",
      subject: { packageId: id, portal, language },
      at,
    });
    return earlier;
  });
  for (const earlier of replaced) await deps.files.blobs.delete(earlier);
  return { packageId: id, refusals: [] };
}
