import { firmParts } from "@boreal/domain/office/firm";
import type { Asker } from "../../policies/actor.ts";
import { mayKeepFirm } from "../../policies/administration.ts";
import { appendAudit, systemChain } from "../../store/auditLog.ts";
import { writeFirm } from "../../store/office/firm.ts";
import { says, type CommandDeps } from "../deps.ts";
import { whyNot } from "../refuse.ts";
import { checkedOfficeValues, type SavedOffice } from "./officeValues.ts";

const changedSince = says("firmChangedSince", {
  en: "Someone else changed this in the meantime. Load the page again and make your change again.",
  fr: "Une autre personne a modifié ceci entre-temps. Rechargez la page et refaites votre modification.",
});

/** Says who the firm is, all of it at once. */
export async function saveFirm(
  deps: Pick<CommandDeps, "db" | "now" | "today">,
  asker: Asker,
  given: { readonly values: unknown; readonly baseVersion: number },
): Promise<SavedOffice> {
  if (asker === null || !mayKeepFirm(asker)) return { done: false, refusals: [whyNot(asker)] };
  const checked = checkedOfficeValues(firmParts, given.values, deps.today());
  if ("refusals" in checked) return checked;
  const at = deps.now();
  const { baseVersion } = given;
  const isWritten = await deps.db.transaction(async (tx) => {
    const { values } = checked;
    if (!(await writeFirm(tx, { values, baseVersion, by: asker.userId, at }))) return false;
    const subject = { version: baseVersion + 1 };
    await appendAudit(tx, { chainId: systemChain, actorId: asker.userId, kind: "firmSaved", subject, at });
    return true;
  });
  return isWritten ? { done: true, refusals: [] } : { done: false, refusals: [changedSince] };
}
