import type { ReactNode } from "react";
import { Button, ButtonRow } from "../../../ui/controls/Button.tsx";
import { useToast } from "../../../ui/feedback/toasts.tsx";
import { Icon } from "../../../ui/layout/Icon.tsx";
import { useText } from "../../../ui/language.tsx";
import { text } from "../text.ts";
import { differingWords } from "./differingWords.ts";

type Offer = {
  value: string;
  origin: string;
  /** The way to where it is from. */
  source: ReactNode;
  onTake: () => void;
};

/** Papers, answers or the account say different things: each with where it is from, and nothing is filled in until one is chosen. */
export function DifferingSources({ label, fieldId, offers }: { label: string; fieldId: string; offers: Offer[] }) {
  const t = useText();
  const showToast = useToast();
  const title = t(differingWords(offers.length));
  return (
    <div className="changed-since" role="group" aria-label={t(text.labelled, { label, sentence: title })}>
      <p className="changed-since__title">
        <Icon name="attention" /> {title}
      </p>
      <ul className="changed-since__offers">
        {offers.map(({ value, origin, source, onTake }) => (
          <li key={`${origin} ${value}`}>
            <p>{t(text.oneSays, { value, origin })}</p>
            <ButtonRow>
              <Button
                onClick={() => {
                  onTake();
                  showToast({ text: t(text.taken, { label }) });
                  document.getElementById(fieldId)?.focus();
                }}
              >
                {t(text.useThis)} <span className="visually-hidden">{`${label}: ${value}`}</span>
              </Button>
              {source}
            </ButtonRow>
          </li>
        ))}
      </ul>
    </div>
  );
}
