import { longestMatterNumber, writtenMatterNumber } from "@boreal/domain/office/matterNumber";
import type { Refusal } from "@boreal/domain/kernel/validation";
import type { Asker } from "../../policies/actor.ts";
import { isInScope, maySetMatterNumber } from "../../policies/applications.ts";
import { factsOf } from "../../policies/facts.ts";
import { appendAudit } from "../../store/auditLog.ts";
import { readApplicationRow } from "../../store/cases/caseRow.ts";
import { isTaken, lockMatterNumbers, nextMatterNumber, writeMatterNumber } from "../../store/office/matterNumbers.ts";
import { notFound, says, type CommandDeps } from "../deps.ts";
import { notReady, whyNot } from "../refuse.ts";
import { notDone, type ForApplication } from "../startApplication.ts";

const notANumber = says("matterNumberUnwritten", {
  en: `Use at least one digit, and besides letters, spaces and - . / _ only, at most ${longestMatterNumber} characters.`,
  fr: `Au moins un chiffre, et sinon seulement des lettres, des espaces et - . / _, au plus ${longestMatterNumber} caractères.`,
});
const taken = says("matterNumberTaken", {
  en: "Another case has this number. Choose another one.",
  fr: "Un autre dossier porte ce numéro. Choisissez-en un autre.",
});
const noForm = says("mattersNotNumbered", {
  en: "The firm has not said how cases are numbered. Enter a number, or ask an administrator to set the form of the numbers.",
  fr: "Le cabinet n’a pas indiqué comment les dossiers sont numérotés. Entrez un numéro, ou demandez à l’administration de fixer la forme des numéros.",
});

/** Gives a case a number: the one that was typed, or the next one where none was. */
export async function setMatterNumber(
  deps: CommandDeps,
  asker: Asker,
  given: { readonly applicationId: string; readonly number: string | null },
): Promise<ForApplication> {
  const row = asker && (await readApplicationRow(deps.db, given.applicationId));
  if (!row || asker === null) return notDone(notReady(asker) ?? notFound);
  const facts = factsOf(row);
  if (!maySetMatterNumber(asker, facts)) return notDone(isInScope(asker, facts) ? whyNot(asker) : notFound);
  const typed = given.number === null ? null : writtenMatterNumber(given.number);
  if (typed === undefined) return notDone(notANumber);
  const at = deps.now();
  const refusal = await deps.db.transaction(async (tx): Promise<Refusal | undefined> => {
    await lockMatterNumbers(tx);
    const number = typed ?? (await nextMatterNumber(tx, at));
    if (number === null) return noForm;
    if (number === row.matter_number) return undefined;
    if (await isTaken(tx, number, row.id)) return taken;
    await writeMatterNumber(tx, row.id, number);
    await appendAudit(tx, { chainId: row.id, actorId: asker.userId, kind: "matterNumberSet", subject: { number }, at });
    return undefined;
  });
  if (refusal) return notDone(refusal);
  deps.publishChange({ applicationId: row.id, kind: "status", writer: deps.writer });
  return { applicationId: row.id, refusals: [] };
}
