import type { DocumentFile } from "../../../case/loading/theCase.ts";
import { useLanguage } from "../../../ui/language.tsx";
import { Tooltip } from "../../../ui/layout/Tooltip.tsx";
import { text } from "../file/expiryLine.text.ts";
import { isDay } from "../file/fileWords.ts";

const letterSlots: readonly string[] = ["provincialAttestationLetter", "spouseProvincialAttestationLetter"];

/** Number and last day of an attestation letter in one line, and what the number is for (document 1 section 2). Both are typed below. */
export function PalLine({ file }: { file: DocumentFile }) {
  const { t, date } = useLanguage();
  if (!letterSlots.includes(file.slot)) return null;
  const valueOf = (name: string) => {
    const field = file.fields.find((each) => each.name === name);
    return field?.correctedValue ?? field?.value ?? undefined;
  };
  const [number, end] = [valueOf("documentNumber"), valueOf("palExpiryDate")];
  const day = end === undefined ? t(text.palNotKnown) : isDay(end) ? date(end) : end;
  return (
    <p className="pal-line">
      <span>
        {t(text.palNumber, { number: number ?? t(text.palNotKnown) })} · {t(text.palEnd, { date: day })}
      </span>
      <Tooltip label={t(text.palAbout)}>{t(text.palTooltip)}</Tooltip>
    </p>
  );
}
