import type { Slot } from "@boreal/domain/vault/page";
import { isReadByMachine } from "@boreal/domain/vault/files/readTypes";
import type { FieldToType } from "@boreal/domain/vault/files/typedFields";
import type { DocumentFile } from "../../../case/loading/theCase.ts";
import { useText } from "../../../ui/language.tsx";
import { typedText as text } from "../values/typedValues.text.ts";

/** Of a file that was looked at and gave no value: what is so, and what to do where there is something to type. */
export function NothingRead({ file, slot, open }: { file: DocumentFile; slot: Slot; open: readonly FieldToType[] }) {
  const t = useText();
  if (!slot.hasParsing || file.state !== "read" || file.fields.length > 0 || file.filledForm) return null;
  if (slot.documentTypes.length === 1 && slot.documentTypes[0] === "DigitalPhoto")
    return <p>{t(text.photoLookedAt)}</p>;
  const isKindRead = slot.documentTypes.some(isReadByMachine);
  if (open.length > 0) return <p>{t(isKindRead ? text.nothingFound : text.notReadKind)}</p>;
  return <p>{t(isKindRead ? text.nothingFoundElsewhere : text.notReadKindElsewhere)}</p>;
}
