import { Button, ButtonRow } from "../../../ui/controls/Button.tsx";
import { Icon } from "../../../ui/layout/Icon.tsx";
import { useText } from "../../../ui/language.tsx";
import { useToast } from "../../../ui/feedback/toasts.tsx";
import { text } from "../text.ts";

type ChangedProps = { label: string; words: string; fieldId: string; onTake: () => void; onKeep: () => void };

/** The source says something else than when the person entered theirs: offered, never put in its place. */
export function ChangedSince({ label, words, fieldId, onTake, onKeep }: ChangedProps) {
  const t = useText();
  const showToast = useToast();
  const done = (said: string) => {
    showToast({ text: said });
    // The offer goes away with the button that was pressed.
    document.getElementById(fieldId)?.focus();
  };
  const name = <span className="visually-hidden">{label}</span>;
  return (
    <div
      className="changed-since"
      role="group"
      aria-label={t(text.labelled, { label, sentence: t(text.changedSince) })}
    >
      <p className="changed-since__title">
        <Icon name="attention" /> {t(text.changedSince)}
      </p>
      <p>{words}</p>
      <ButtonRow>
        <Button
          onClick={() => {
            onTake();
            done(t(text.taken, { label }));
          }}
        >
          {t(text.takeIt)} {name}
        </Button>
        <Button
          look="quiet"
          onClick={() => {
            onKeep();
            done(t(text.kept, { label }));
          }}
        >
          {t(text.keepMine)} {name}
        </Button>
      </ButtonRow>
    </div>
  );
}
