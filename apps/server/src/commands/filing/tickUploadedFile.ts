import { placeInPortal } from "@boreal/domain/filing/uploadChecklist";
import type { Refusal } from "@boreal/domain/kernel/validation";
import { publishChange } from "../../jobs/changes.ts";
import type { Asker } from "../../policies/actor.ts";
import { factsOf } from "../../policies/facts.ts";
import { mayBuildPackage } from "../../policies/desk/filingPackages.ts";
import { appendAudit } from "../../store/auditLog.ts";
import { inputsOfPackage, openManifest, readPackage } from "../../store/cases/filingPackages.ts";
import { insertTick, removeTick } from "../../store/cases/filingTicks.ts";
import { listDocuments } from "../../store/documents/documents.ts";
import { notFound, says, type CommandDeps } from "../deps.ts";
import { loadCaseFor } from "../loadCaseFor.ts";
import { notReady, whyNotInCase } from "../refuse.ts";

export type TickAsked = {
  readonly applicationId: string;
  readonly packageId: string;
  readonly path: string;
  readonly isUploaded: boolean;
};
export type TickAnswer = { readonly refusals: readonly Refusal[] };

const packageChanged = says("packageChanged", {
  en: "The package is not the same any more. Make it again, then tick this file: what you ticked before is kept for every file that did not change.",
  fr: "L’envoi n’est plus le même. Créez-le de nouveau, puis cochez ce fichier\u00A0: ce que vous avez coché avant est conservé pour chaque fichier qui n’a pas changé.",
});

const refuse = (refusal: Refusal): TickAnswer => ({ refusals: [refusal] });

/** Notes that a file of a package was uploaded to the portal, or that it was not after all. */
export async function tickUploadedFile(deps: CommandDeps, asker: Asker, asked: TickAsked): Promise<TickAnswer> {
  const { applicationId } = asked;
  const loaded = asker && (await loadCaseFor(deps, asker, applicationId));
  if (!loaded || asker === null) return refuse(notReady(asker) ?? notFound);
  const facts = factsOf(loaded.row);
  if (!mayBuildPackage(asker, facts) || loaded.withheld) return refuse(whyNotInCase(asker, facts, "buildPackage"));
  const row = await readPackage(deps.db, asked.packageId);
  // One that was made anew takes the place of this one.
  if (row?.applicationId !== applicationId) return refuse(packageChanged);
  const { ownerId } = row;
  const files = await listDocuments(deps.db, applicationId, "vault");
  const isSame = row.state === "built" && row.inputs === inputsOfPackage(loaded.caseFile, files);
  if (!isSame || row.statusChangeId !== null) return refuse(packageChanged);
  const key = await deps.personKey(ownerId);
  const entry = openManifest(key, row)?.entries.find(({ path }) => path === asked.path);
  if (!entry) return refuse(notFound);
  const tick = { place: placeInPortal(entry), sha256: entry.sha256 };
  const at = deps.now();
  await deps.db.transaction(async (tx) => {
    const isNew = asked.isUploaded
      ? await insertTick(tx, key, { applicationId, ownerId }, { ...tick, tickedBy: asker.userId, tickedAt: at })
      : await removeTick(tx, applicationId, tick);
    if (!isNew) return;
    await publishChange(tx, { applicationId, kind: "filingPackage", writer: deps.writer });
    await appendAudit(tx, {
      chainId: applicationId,
      actorId: asker.userId,
      kind: asked.isUploaded ? "packageFileUploaded" : "packageFileNotUploaded",
      subject: { packageId: row.id, place: tick.place },
      at,
    });
  });
  return { refusals: [] };
}
