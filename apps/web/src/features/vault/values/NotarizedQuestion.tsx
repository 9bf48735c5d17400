import type { Slot } from "@boreal/domain/vault/page";
import { send } from "../../../api/send.ts";
import { useAction } from "../../../api/useAction.ts";
import type { DocumentFile } from "../../../case/loading/theCase.ts";
import { FailureBanner } from "../../../shell/chrome/FailureBanner.tsx";
import { Button, ButtonRow } from "../../../ui/controls/Button.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { useToast } from "../../../ui/feedback/toasts.tsx";
import { correctReadingMutation } from "../operations.ts";
import { text } from "../text.ts";

const field = "isNotarized";

/** A notary’s stamp is not read by a machine: the legal team looks at the file and says whether it is there. */
export function NotarizedQuestion({
  file,
  slot,
  onChanged,
}: {
  file: DocumentFile;
  slot: Slot;
  onChanged: () => void;
}) {
  const { t } = useLanguage();
  const showToast = useToast();
  const action = useAction();
  if (!slot.fieldsToRead.includes(field) || file.filledForm || !file.abilities.includes("saySeen")) return null;
  if (file.fields.some(({ name, value, correctedValue }) => name === field && (correctedValue ?? value))) return null;
  const say = (value: "Yes" | "No") =>
    action.run(async () => {
      const { correctReading } = await send(
        correctReadingMutation,
        { fileId: file.id, field, value },
        { repeatable: true },
      );
      const [refused] = correctReading.refusals;
      showToast(refused ? { text: t(refused.text), tone: "fault" } : { text: t(text.valueSaved) });
      onChanged();
    });
  const id = `notarized-${file.id}`;
  return (
    <div role="group" aria-labelledby={id}>
      <p id={id}>{t(text.isNotarized)}</p>
      <ButtonRow>
        <Button busy={action.busy} onClick={() => void say("Yes")}>
          {t(text.notarizedYes)}
        </Button>
        <Button busy={action.busy} onClick={() => void say("No")}>
          {t(text.notarizedNo)}
        </Button>
      </ButtonRow>
      <FailureBanner failure={action.failure} />
    </div>
  );
}
