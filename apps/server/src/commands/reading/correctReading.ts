import type { TypedValue } from "@boreal/domain/caseFile/documentValues/documentField";
import { documentField, isTypeable } from "@boreal/domain/caseFile/documentValues/documentFields";
import { readTyped } from "@boreal/domain/caseFile/documentValues/typedValue";
import { receiptOwnerField } from "@boreal/domain/caseFile/documentValues/letterFields";
import { possibleReceiptOwners } from "@boreal/domain/conditions/biometrics/biometricsReceipts";
import type { IsoDate } from "@boreal/domain/kernel/calendarDate";
import type { Refusal } from "@boreal/domain/kernel/validation";
import { mayBeCorrected, whyNotCorrected } from "@boreal/domain/vault/files/foundInFile";
import { pageOf } from "@boreal/domain/vault/pages";
import { valuesOfSlot } from "@boreal/domain/vault/files/typedFields";
import { sealJson } from "../../keys/fieldEncryption.ts";
import { isLegalTeam, type Asker } from "../../policies/actor.ts";
import { correctionContext, openReading, type CorrectedValue } from "../../store/documents/caseDocument.ts";
import { latestReadings } from "../../store/documents/readings.ts";
import {
  changed,
  fieldUnknown,
  personExpected,
  refusedTo,
  valueTooLong,
  type DocumentResult,
} from "../documents/documentResult.ts";
import type { FileDeps } from "../documents/fileDeps.ts";
import { oneLineOf } from "../personsWords.ts";
import { findForCorrection, keepCorrections } from "./documentCorrections.ts";

const longestValue = 300;

/** Somebody who looks at the file says these where it is shown; no machine reads them. */
const saidByWhoLooks: readonly string[] = ["isNotarized", receiptOwnerField];

/** Keeps a person's value beside the one that was read, never over it; where nothing was read, it is the value. `null` says that the document shows none. */
export async function correctReading(
  deps: FileDeps,
  asker: Asker,
  given: { readonly fileId: string; readonly field: string; readonly value: string | null },
): Promise<DocumentResult> {
  const found = await findForCorrection(deps, asker, given.fileId);
  if ("refused" in found) return refusedTo(found.refused);
  const { row, the } = found;
  const key = await deps.personKey(row.ownerId);
  const latest = (await latestReadings(deps.db, [row.id])).get(row.id);
  const read = latest ? openReading(key, row.id, latest.sealedResult).reading.fields : {};
  const slot = pageOf(row.page)?.slots.find(({ id }) => id === row.slot);
  const values = slot ? valuesOfSlot(row.page, slot) : [];
  const asked = values.filter((id) => isTypeable(id) || saidByWhoLooks.includes(id));
  if (
    [...Object.keys(read), ...values].includes(given.field) &&
    !mayBeCorrected(given.field, read, { isLegalTeam: isLegalTeam(asker) })
  )
    return refusedTo({ code: "foundInFile", text: whyNotCorrected(given.field) });
  if (![...Object.keys(read), ...asked].includes(given.field)) return refusedTo(fieldUnknown);
  const kept = valueToKeep(given.field, given.value, deps.today());
  if ("refused" in kept) return refusedTo(kept.refused);
  if (
    given.field === receiptOwnerField &&
    kept.value !== null &&
    !possibleReceiptOwners(the).includes(String(kept.value))
  )
    return refusedTo(personExpected);
  const sealedValue = sealJson(key, kept satisfies CorrectedValue, correctionContext(row.id, given.field));
  await deps.db.transaction((tx) =>
    keepCorrections(tx, deps, found, {
      corrections: [{ fileId: row.id, field: given.field, sealedValue }],
      kind: "readingCorrected",
      subject: { field: given.field },
    }),
  );
  return changed(row.id);
}

/** By the definition of the value; what was read and has none is kept as text. */
function valueToKeep(
  id: string,
  given: string | null,
  today: IsoDate,
): { readonly value: TypedValue | null } | { readonly refused: Refusal } {
  const typed = oneLineOf(given);
  if (typed === "") return { value: null };
  const field = isTypeable(id) ? documentField(id) : undefined;
  if (field) return readTyped(field, typed, today);
  return typed.length > longestValue ? { refused: valueTooLong } : { value: typed };
}
