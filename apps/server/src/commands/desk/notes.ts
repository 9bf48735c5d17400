import { longestMessage } from "@boreal/domain/kernel/writtenLengths";
import type { Refusal } from "@boreal/domain/kernel/validation";
import { publishChange } from "../../jobs/changes.ts";
import type { Asker } from "../../policies/actor.ts";
import { mayReadNote, mayRemoveNote, mayWriteNote } from "../../policies/desk/notes.ts";
import { appendAudit } from "../../store/auditLog.ts";
import { findNote, insertNote, openNote, sealNote, writeNoteRemoved, type NoteRow } from "../../store/desk/notes.ts";
import { notAllowed, says, type CommandDeps } from "../deps.ts";
import { isPageKey, keyNeeded } from "../pageKey.ts";
import { isLongerThan, severalLinesOf } from "../personsWords.ts";
import { notDone, type ForApplication } from "../startApplication.ts";
import { findCaseForChange } from "../caseForChange.ts";

/** What the legal team writes down about a case, for itself or for colleagues (ADR 0154). */

const nothingWritten = says("noteEmpty", {
  en: "Write the note first, then save it.",
  fr: "Écrivez d’abord la note, puis enregistrez-la.",
});
const tooLong = says("noteTooLong", {
  en: `The note is longer than ${longestMessage.toLocaleString("en-CA")} characters. Shorten it, or make two of it.`,
  fr: `La note dépasse ${longestMessage.toLocaleString("fr-CA")} caractères. Raccourcissez-la ou faites-en deux.`,
});
const savedElsewise = says("noteSavedElsewise", {
  en: "This note was already saved before you changed it. It is below; save again to keep this one as well.",
  fr: "Cette note a déjà été enregistrée avant votre changement. Elle figure plus bas; enregistrez de nouveau pour garder aussi celle-ci.",
});
const noteNotFound = says("noteNotFound", {
  en: "We could not find this note. Load the page again to see the notes of this case.",
  fr: "Nous n’avons pas trouvé cette note. Rechargez la page pour voir les notes de ce dossier.",
});

const writing = { may: mayWriteNote, change: "writeNote" } as const;

/** Writes a note, private or for the team. The same key again is the same note. */
export async function writeNote(
  deps: CommandDeps,
  asker: Asker,
  given: { readonly applicationId: string; readonly key: string; readonly body: string; readonly isShared: boolean },
): Promise<ForApplication> {
  const { applicationId, key: id, isShared } = given;
  const found = await findCaseForChange(deps, asker, applicationId, writing);
  if ("refused" in found) return notDone(found.refused);
  const { row, actorId } = found;
  const body = severalLinesOf(given.body);
  const fault = faultOf(id, body);
  if (fault) return notDone(fault);
  const key = await deps.personKey(row.owner_id);
  const at = deps.now();
  const isSame = (known: NoteRow | undefined): boolean =>
    known?.applicationId === applicationId &&
    known.writtenBy === actorId &&
    known.isShared === isShared &&
    openNote(key, known) === body;
  const sealedBody = sealNote(key, { applicationId, id }, body);
  const isSaved = await deps.db.transaction(async (tx) => {
    const isNew = await insertNote(tx, {
      id,
      applicationId,
      writtenBy: actorId,
      isShared,
      sealedBody,
      writtenAt: at,
    });
    if (!isNew) return isSame(await findNote(tx, id));
    await publishChange(tx, { applicationId, kind: "note", writer: deps.writer });
    await appendAudit(tx, {
      chainId: applicationId,
      actorId,
      kind: "noteWritten",
      subject: { noteId: id, isShared },
      at,
    });
    return true;
  });
  return isSaved ? { applicationId, refusals: [] } : notDone(savedElsewise);
}

function faultOf(id: string, body: string): Refusal | undefined {
  if (!isPageKey(id)) return keyNeeded;
  if (body === "") return nothingWritten;
  return isLongerThan(body, longestMessage) ? tooLong : undefined;
}

/** Who wrote a note takes it out. Twice is once. */
export async function removeNote(
  deps: CommandDeps,
  asker: Asker,
  { applicationId, noteId }: { readonly applicationId: string; readonly noteId: string },
): Promise<ForApplication> {
  const found = await findCaseForChange(deps, asker, applicationId, writing);
  if ("refused" in found) return notDone(found.refused);
  const { facts, actorId } = found;
  const note = await findNote(deps.db, noteId);
  if (note?.applicationId !== applicationId || !mayReadNote(asker, facts, note)) return notDone(noteNotFound);
  if (!mayRemoveNote(asker, facts, note)) return notDone(notAllowed);
  const at = deps.now();
  await deps.db.transaction(async (tx) => {
    if (!(await writeNoteRemoved(tx, noteId, at))) return;
    await publishChange(tx, { applicationId, kind: "note", writer: deps.writer });
    const subject = { noteId, isShared: note.isShared };
    await appendAudit(tx, { chainId: applicationId, actorId, kind: "noteRemoved", subject, at });
  });
  return { applicationId, refusals: [] };
}
