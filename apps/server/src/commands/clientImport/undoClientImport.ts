import type { AccountDeps } from "../../accounts/accountDeps.ts";
import { endOpenLinks } from "../../accounts/passwordLink.ts";
import type { Asker } from "../../policies/actor.ts";
import { mayImportClients, mayUndoImport } from "../../policies/desk/clientImports.ts";
import { appendAudit, systemChain } from "../../store/auditLog.ts";
import {
  listLines,
  listWorkedOn,
  lockImport,
  removeCases,
  writeUndone,
} from "../../store/clientImports/clientImports.ts";
import { says, type CommandDeps, type PlacedRefusal } from "../deps.ts";
import { whyNot } from "../refuse.ts";

/** How long an import can be undone. */
export const undoFor = 60 * 60 * 1000;

const noImport = says("clientImportNotFound", {
  en: "We could not find this import. Load the page again to see your imports.",
  fr: "Nous n’avons pas trouvé cette importation. Rechargez la page pour voir vos importations.",
});
const tooLate = says("clientImportTooOld", {
  en: "An import can be undone within one hour. Close the cases that should not be there one by one.",
  fr: "Une importation peut être annulée dans l’heure. Fermez un à un les dossiers qui sont de trop.",
});
const workedOn = says("clientImportWorkedOn", {
  en: "Somebody has already worked on some of these cases, so nothing was undone. You can undo the others and keep these.",
  fr: "Quelqu’un a déjà travaillé à certains de ces dossiers; rien n’a donc été annulé. Vous pouvez annuler les autres et garder ceux-ci.",
});

export type UndoneImport = {
  /** So many cases were taken out. */
  readonly removed: number;
  /** Cases on which somebody worked since. */
  readonly kept: readonly string[];
  readonly refusals: readonly PlacedRefusal[];
};

const none = (refusal: PlacedRefusal, kept: readonly string[] = []): UndoneImport => ({
  removed: 0,
  kept,
  refusals: [refusal],
});

/**
 * Takes out what an import made, with the accounts that nobody opened. Where somebody worked on a case since, nothing is undone
 * unless these are to be kept. All in one transaction.
 */
export async function undoClientImport(
  deps: CommandDeps & AccountDeps,
  asker: Asker,
  { importId, keepWorkedOn }: { readonly importId: string; readonly keepWorkedOn: boolean },
): Promise<UndoneImport> {
  if (asker === null || !mayImportClients(asker)) return none(whyNot(asker));
  const at = deps.now();
  const removed: string[] = [];
  const outcome = await deps.db.transaction(async (tx): Promise<UndoneImport> => {
    const row = await lockImport(tx, importId);
    if (!row || !mayUndoImport(asker, row)) return none(noImport);
    if (row.undoneAt !== null) return { removed: 0, kept: [], refusals: [] };
    if (at.getTime() - row.createdAt.getTime() > undoFor) return none(tooLate);
    const lines = await listLines(tx, importId);
    const kept = await listWorkedOn(tx, importId);
    if (kept.length > 0 && !keepWorkedOn) return none(workedOn, kept);
    const gone = lines.filter(({ applicationId }) => !kept.includes(applicationId));
    const stays = new Set(lines.filter((line) => !gone.includes(line)).map(({ ownerId }) => ownerId));
    for (const ownerId of new Set(gone.map((line) => line.ownerId)))
      if (!stays.has(ownerId)) await endOpenLinks(tx, deps.keys, ownerId);
    if (gone.length > 0) await removeCases(tx, gone);
    await writeUndone(tx, importId, asker.userId, at);
    await appendAudit(tx, {
      chainId: systemChain,
      actorId: asker.userId,
      kind: "clientImportUndone",
      subject: { importId, removed: gone.length, kept: kept.length },
      at,
    });
    removed.push(...gone.map(({ applicationId }) => applicationId));
    return { removed: gone.length, kept, refusals: [] };
  });
  for (const applicationId of removed) deps.publishChange({ applicationId, kind: "status", writer: deps.writer });
  return outcome;
}
