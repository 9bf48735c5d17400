import type { ReactNode } from "react";
import { Icon } from "./Icon.tsx";
import { useText } from "../language.tsx";
import { text } from "../text.ts";
import "./Details.css";

type DetailsProps = {
  /** "Why we ask" unless told otherwise. */
  summary?: ReactNode;
  open?: boolean;
  onToggle?: (open: boolean) => void;
  /** Somebody works with what is inside. */
  onWork?: () => void;
  children: ReactNode;
};

/** More, opened in place. */
export function Details({ summary, open, onToggle, onWork, children }: DetailsProps) {
  const t = useText();
  return (
    <details className="details" open={open} onToggle={(event) => onToggle?.(event.currentTarget.open)}>
      <summary className="details__summary">
        <Icon name="chevronRight" className="details__mark" />
        <span className="details__words">{summary ?? t(text.why)}</span>
      </summary>
      <div className="details__body" onFocus={onWork}>
        {children}
      </div>
    </details>
  );
}
