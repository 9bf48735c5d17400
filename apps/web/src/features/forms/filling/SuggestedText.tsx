import { Button, ButtonRow } from "../../../ui/controls/Button.tsx";
import { useText } from "../../../ui/language.tsx";
import { useToast } from "../../../ui/feedback/toasts.tsx";
import { text } from "../text.ts";

type SuggestedProps = {
  label: string;
  suggested: string;
  /** A name spelt otherwise, not a shorter or plainer text. */
  isSpelling: boolean;
  fieldId: string;
  onTake: () => void;
};

/** A text that the form would take in place of the refused one: put in on request, to be read and changed by the person. */
export function SuggestedText({ label, suggested, isSpelling, fieldId, onTake }: SuggestedProps) {
  const t = useText();
  const showToast = useToast();
  const sentence = t(isSpelling ? text.suggestedSpelling : text.suggested);
  const name = <span className="visually-hidden">{label}</span>;
  return (
    <div className="suggested-text" role="group" aria-label={t(text.labelled, { label, sentence })}>
      <p className="suggested-text__title">{sentence}</p>
      <p className="suggested-text__text" dir="auto">
        {suggested}
      </p>
      <ButtonRow>
        <Button
          onClick={() => {
            onTake();
            showToast({ text: t(text.suggestedTaken, { label }) });
            // The suggestion goes away with the button that was pressed.
            document.getElementById(fieldId)?.focus();
          }}
        >
          {t(isSpelling ? text.useSpelling : text.startFromThis)} {name}
        </Button>
      </ButtonRow>
    </div>
  );
}
