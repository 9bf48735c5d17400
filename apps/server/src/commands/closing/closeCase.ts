import { randomUUID } from "node:crypto";
import {
  deadlinesAhead,
  isClosingReason,
  isReopeningReason,
  longestClosingWords,
  needsWords,
  type ClosingReason,
  type ReopeningReason,
} from "@boreal/domain/office/caseClosing";
import type { Text } from "@boreal/domain/kernel/text";
import { publishChange } from "../../jobs/changes.ts";
import type { Asker } from "../../policies/actor.ts";
import { mayCloseCase, mayReopenCase } from "../../policies/desk/closing.ts";
import { planOf } from "../../policies/redactedCase.ts";
import { appendAudit } from "../../store/auditLog.ts";
import { lockClosedApplication } from "../../store/cases/applications.ts";
import { findOpenErasure } from "../../store/erasing/caseErasures.ts";
import { endCaseClosing, insertCaseClosing } from "../../store/cases/caseClosings.ts";
import { closeAllReopenedParts } from "../../store/cases/reopenedParts.ts";
import { findCaseForChange } from "../caseForChange.ts";
import { applicationLocked, notFound, says, type CommandDeps, type PlacedRefusal } from "../deps.ts";
import { loadCaseFor } from "../loadCaseFor.ts";
import { tell } from "../notices/tell.ts";
import { isLongerThan, severalLinesOf } from "../personsWords.ts";
import type { ForApplication } from "../startApplication.ts";

export type Closing = {
  readonly applicationId: string;
  readonly reason: string;
  readonly ownWords: string;
  /** Ids of the deadlines that whoever closes the case was shown. */
  readonly seenDeadlines: readonly string[];
};

const no = (refusal: PlacedRefusal): ForApplication => ({ applicationId: null, refusals: [refusal] });
const done = (applicationId: string): ForApplication => ({ applicationId, refusals: [] });
const placed = (code: string, path: string, text: Text): PlacedRefusal => ({ ...says(code, text), path });

const reasonNeeded = placed("reasonNeeded", "reason", {
  en: "Choose a reason from the list.",
  fr: "Choisissez une raison dans la liste.",
});
const wordsNeeded = placed("wordsNeeded", "ownWords", {
  en: "Say in a few words what the reason is.",
  fr: "Dites en quelques mots quelle est la raison.",
});
const wordsTooLong = placed("wordsTooLong", "ownWords", {
  en: `The text is longer than ${longestClosingWords} characters. Shorten it.`,
  fr: `Le texte dépasse ${longestClosingWords} caractères. Raccourcissez-le.`,
});
const hasDeadlines = placed("closingHasDeadlines", "seenDeadlines", {
  en: "Deadlines of this case are still ahead, and nobody is reminded of them once it is closed. Look at them, tick the box, then close the case.",
  fr: "Des échéances de ce dossier sont encore à venir, et personne n’en recevra de rappel une fois le dossier fermé. Regardez-les, cochez la case, puis fermez le dossier.",
});
const isClosedAlready = says("caseClosed", {
  en: "Somebody closed this case in the meantime. Look at the page again.",
  fr: "Quelqu’un a fermé ce dossier entre-temps. Regardez la page de nouveau.",
});
const undoErasureFirst = says("erasureOpen", {
  en: "Somebody asks to erase this case. Undo that first, then reopen the case.",
  fr: "Quelqu’un demande d’effacer ce dossier. Annulez d’abord cette demande, puis rouvrez le dossier.",
});
const isOpenAlready = says("caseNotClosed", {
  en: "This case is open. Look at the page again.",
  fr: "Ce dossier est ouvert. Regardez la page de nouveau.",
});

/** What is wrong with own words beside a reason. */
function faultOf(reason: ClosingReason | ReopeningReason, words: string): PlacedRefusal | undefined {
  if (words === "" && needsWords(reason)) return wordsNeeded;
  return isLongerThan(words, longestClosingWords) ? wordsTooLong : undefined;
}

/**
 * Closes a case: it leaves the lists, counts and reminders of the firm, and is read only until it is opened again. Whoever closes
 * it has seen the deadlines that are ahead: nobody is reminded of them any more.
 */
export async function closeCase(deps: CommandDeps, asker: Asker, given: Closing): Promise<ForApplication> {
  const found = await findCaseForChange(deps, asker, given.applicationId, { may: mayCloseCase, change: "closeCase" });
  if ("refused" in found) return no(found.refused);
  const { row, actorId } = found;
  const { reason } = given;
  if (!isClosingReason(reason)) return no(reasonNeeded);
  const words = severalLinesOf(given.ownWords);
  const fault = faultOf(reason, words);
  if (fault) return no(fault);
  const loaded = await loadCaseFor(deps, asker, row.id);
  if (!loaded) return no(notFound);
  const ahead = deadlinesAhead(planOf(loaded).deadlines, deps.today());
  if (ahead.some(({ id }) => !given.seenDeadlines.includes(id))) return no(hasDeadlines);
  const key = await deps.personKey(row.owner_id);
  const [id, at] = [randomUUID(), deps.now()];
  return await deps.db.transaction(async (tx) => {
    if (!(await insertCaseClosing(tx, key, { id, applicationId: row.id, reason, words, by: actorId, at })))
      return no(isClosedAlready);
    await closeAllReopenedParts(tx, row.id, { by: actorId, at });
    await tell(deps, tx, { kind: "caseClosed", to: row.owner_id, key: id, applicationId: row.id });
    await publishChange(tx, { applicationId: row.id, kind: "status", writer: deps.writer });
    const subject = { closingId: id, reason, deadlines: ahead.length, hasWords: words !== "" };
    await appendAudit(tx, { chainId: row.id, actorId, kind: "caseClosed", subject, at });
    return done(row.id);
  });
}

/** Opens a closed case again: it is in the lists, counts and reminders as before. */
export async function reopenCase(
  deps: CommandDeps,
  asker: Asker,
  given: Pick<Closing, "applicationId" | "reason" | "ownWords">,
): Promise<ForApplication> {
  const found = await findCaseForChange(deps, asker, given.applicationId, { may: mayReopenCase, change: "reopenCase" });
  if ("refused" in found) return no(found.refused.code === applicationLocked.code ? isOpenAlready : found.refused);
  const { row, actorId } = found;
  const { reason } = given;
  if (!isReopeningReason(reason)) return no(reasonNeeded);
  const words = severalLinesOf(given.ownWords);
  const fault = faultOf(reason, words);
  if (fault) return no(fault);
  const key = await deps.personKey(row.owner_id);
  const at = deps.now();
  return await deps.db.transaction(async (tx) => {
    if ((await lockClosedApplication(tx, row.id)) && (await findOpenErasure(tx, row.id))) return no(undoErasureFirst);
    const closing = await endCaseClosing(tx, key, { applicationId: row.id, reason, words, by: actorId, at });
    if (!closing) return no(isOpenAlready);
    await tell(deps, tx, { kind: "caseReopened", to: row.owner_id, key: closing.id, applicationId: row.id });
    await publishChange(tx, { applicationId: row.id, kind: "status", writer: deps.writer });
    const subject = { closingId: closing.id, reason, hasWords: words !== "" };
    await appendAudit(tx, { chainId: row.id, actorId, kind: "caseReopened", subject, at });
    return done(row.id);
  });
}
