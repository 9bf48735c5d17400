import type { LanguageModel } from "@boreal/reading/languageModel/wordingWriter";
import { askable, suggestedFields } from "@boreal/reading/languageModel/suggestedFields";
import { maskedPrint } from "@boreal/reading/languageModel/maskedPrint";
import type { Reading, ReadingWithPrint } from "@boreal/reading/reading";
import { pageOf } from "@boreal/domain/vault/pages";
import { isTypeable } from "@boreal/domain/caseFile/documentValues/documentFields";
import { valuesOfSlot } from "@boreal/domain/vault/files/typedFields";
import { appendAudit, systemActor } from "../../store/auditLog.ts";
import { isModelAllowed } from "../../store/documents/caseDocument.ts";
import { lockDocumentFile, type DocumentFileRow } from "../../store/documents/documents.ts";
import { listCorrections } from "../../store/documents/readings.ts";
import type { FileDeps } from "../documents/fileDeps.ts";

/** Whether the applicant lets the words of this file be given to the language model of this deployment. */
export async function mayAskModel(deps: FileDeps & ModelDeps, row: DocumentFileRow): Promise<boolean> {
  if (deps.languageModel === undefined || row.filledForm !== null) return false;
  return await isAllowedNow(deps, row);
}

async function isAllowedNow(
  { db, personKey }: Pick<FileDeps, "db" | "personKey">,
  row: Pick<DocumentFileRow, "id" | "ownerId">,
): Promise<boolean> {
  return isModelAllowed(await personKey(row.ownerId), row.id, await listCorrections(db, [row.id]));
}

/** Values of a slot that no reader found: what its kind is looked through for, and what a person would be asked to type. */
function openFields(row: DocumentFileRow, reading: Reading) {
  const slot = pageOf(row.page)?.slots.find(({ id }) => id === row.slot);
  const wanted = [...(reading.notFound ?? []), ...(slot ? valuesOfSlot(row.page, slot).filter(isTypeable) : [])];
  return askable(wanted.filter((name) => reading.fields[name] === undefined));
}

/** The reading with what the model named and the print shows. It never changes a value that was read (ADR 0172). */
export async function withModel(
  deps: FileDeps & ModelDeps,
  row: DocumentFileRow,
  { print, ...reading }: ReadingWithPrint,
  signal?: AbortSignal,
): Promise<Reading> {
  const { languageModel: model } = deps;
  if (model === undefined || print === undefined || reading.outcome !== "read") return reading;
  const fields = openFields(row, reading);
  const { text, unmasked } = maskedPrint(print);
  if (fields.length === 0 || text.trim() === "") return reading;
  if (!(await noteQuestion(deps, row, { model, fields: fields.length, characters: text.length }))) return reading;
  const answer = await model.ask({ documentType: reading.documentType, text, fields }, signal);
  if ("failed" in answer) return { ...reading, languageModel: answer.failed };
  const quotes = Object.fromEntries(
    Object.entries(answer.quotes).map(([name, quote]) => [name, quote === null ? null : unmasked(quote)]),
  );
  const suggested = suggestedFields(quotes, fields, print);
  const notFound = reading.notFound?.filter((name) => suggested[name] === undefined);
  return {
    ...reading,
    fields: { ...reading.fields, ...suggested },
    ...(notFound ? { notFound } : {}),
    languageModel: "answered",
  };
}

/** What is sent stands in the log before it is sent. False where consent was taken back meanwhile. */
async function noteQuestion(
  deps: FileDeps,
  row: DocumentFileRow,
  { model, ...asked }: { readonly model: NonNullable<ModelDeps["languageModel"]>; fields: number; characters: number },
): Promise<boolean> {
  return await deps.db.transaction(async (tx) => {
    const still = await lockDocumentFile(tx, row.id);
    if (!still || still.deletedAt !== null) return false;
    const key = await deps.personKey(row.ownerId);
    if (!isModelAllowed(key, row.id, await listCorrections(tx, [row.id]))) return false;
    await appendAudit(tx, {
      chainId: row.applicationId,
      actorId: systemActor,
      kind: "languageModelAsked",
      subject: { fileId: row.id, model: model.model, runBy: model.runBy, ...asked },
      at: deps.now(),
    });
    return true;
  });
}

/** The language model of the deployment; most have none. */
export type ModelDeps = { readonly languageModel?: LanguageModel | undefined };
