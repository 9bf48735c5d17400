import type { CaseFile } from "@boreal/domain/caseFile/caseFile";
import type { Actor } from "../../policies/actor.ts";
import { mayTakeOut, mayTakeOutWhole } from "../../policies/desk/archives.ts";
import { mayDownload } from "../../policies/documents.ts";
import { factsOf } from "../../policies/facts.ts";
import { mayReadForm } from "../../policies/forms.ts";
import { fileFacts } from "../../policies/storedFiles.ts";
import type { LoadedCase } from "../../store/cases/loadCaseFile.ts";
import { listVaultAndTrash } from "../../store/documents/documents.ts";
import { noteHandedOut, type Logged } from "../handedOut.ts";
import { loadCaseFor } from "../loadCaseFor.ts";
import { archiveOfCase, type ArchiveDeps, type ArchiveOfCase, type WholeCase } from "./archiveOfCase.ts";
import { idsOfPeople } from "./peopleOfArchive.ts";
import { isEntryOpen, recordsForApplicant, type Reading } from "./recordsForApplicant.ts";

export type TakenOut = ArchiveOfCase & { readonly logged: Logged };

/**
 * A case as an archive for somebody who asks for it in the product: all of it for those who prepare it, for its applicant what
 * they see (ADR 0413). That it leaves is in the log of the case before it is read, so the archive holds its own entry.
 * Undefined where it is none of theirs.
 */
export async function archiveFor(
  deps: ArchiveDeps,
  asker: Actor,
  applicationId: string,
): Promise<TakenOut | undefined> {
  const loaded = await loadCaseFor(deps, asker, applicationId);
  const facts = loaded && factsOf(loaded.row);
  if (loaded === undefined || facts === undefined || !mayTakeOut(asker, facts)) return undefined;
  const isWhole = mayTakeOutWhole(asker, facts);
  const reading: Reading = { asker, facts, documents: await openDocuments(deps, asker, loaded) };
  const logged = await noteHandedOut(deps, {
    applicationId,
    actorId: asker.userId,
    kind: "archiveTakenOut",
    subject: { scope: isWhole ? "whole" : "applicant" },
  });
  const archive = await archiveOfCase(deps, applicationId, (whole) =>
    isWhole
      ? { scope: "whole", whole: withoutNotesOfOthers(whole, asker) }
      : { scope: "applicant", whole: forApplicant(whole, reading) },
  );
  return archive && { ...archive, logged };
}

async function openDocuments(deps: ArchiveDeps, asker: Actor, loaded: LoadedCase): Promise<ReadonlySet<string>> {
  const { vault, trash } = await listVaultAndTrash(deps.db, loaded.row.id);
  const facts = factsOf(loaded.row);
  const open = [...vault, ...trash].filter((row) => mayDownload(asker, facts, fileFacts(loaded, row)));
  return new Set(open.map(({ id }) => id));
}

/** What a member of the team writes down for nobody else stays with them. */
function withoutNotesOfOthers(whole: WholeCase, asker: Actor): WholeCase {
  const notes = whole.records.get("notes") ?? [];
  const kept = notes.filter(({ isShared, writtenBy }) => isShared === true || writtenBy === asker.userId);
  return { ...whole, records: new Map([...whole.records, ["notes", kept]]) };
}

function forApplicant(whole: WholeCase, reading: Reading): WholeCase {
  const { asker, facts, documents } = reading;
  const records = recordsForApplicant(whole.records, reading);
  const named = new Set(idsOfPeople(records, [], facts.ownerId));
  return {
    ...whole,
    loaded: { ...whole.loaded, whole: caseForApplicant(whole.loaded.whole, reading) },
    records,
    chain: [],
    people: whole.people.filter(({ id }) => named.has(id)),
    stored: whole.stored.filter(({ id }) => documents.has(id)),
    isFormOpen: (form) => mayReadForm(asker, facts, form),
  };
}

/** Without files that are not open to them, what lawyers said of files, and entries of forms and letters that are not theirs to read. */
function caseForApplicant({ lawyerWords: _words, ...caseFile }: CaseFile, reading: Reading): CaseFile {
  const open = <Entries extends object>(entries: Entries | undefined): Entries | undefined =>
    entries &&
    (Object.fromEntries(Object.entries(entries).filter(([form]) => isEntryOpen({ form }, reading))) as Entries);
  const isHere = ({ fileId }: { readonly fileId: string }) => reading.documents.has(fileId);
  const { forms, formBases, letters, letterBases, formChecks, unsortedDocuments, documents } = caseFile;
  return {
    ...caseFile,
    documents: documents.filter(isHere),
    ...(unsortedDocuments === undefined ? {} : { unsortedDocuments: unsortedDocuments.filter(isHere) }),
    ...(forms === undefined ? {} : { forms: open(forms) }),
    ...(formBases === undefined ? {} : { formBases: open(formBases) }),
    ...(letters === undefined ? {} : { letters: open(letters) }),
    ...(letterBases === undefined ? {} : { letterBases: open(letterBases) }),
    ...(formChecks === undefined
      ? {}
      : { formChecks: formChecks.filter(({ form }) => isEntryOpen({ form }, reading)) }),
  } as CaseFile;
}
