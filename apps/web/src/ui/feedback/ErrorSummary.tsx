import { useEffect, useId, useRef } from "react";
import { focusField } from "../controls/focusField.ts";
import { useText } from "../language.tsx";
import { text } from "../text.ts";
import "./ErrorSummary.css";

export type FieldFault = { readonly fieldId: string; readonly text: string };

type ErrorSummaryProps = {
  /** Nothing is drawn when there is none. A fault without a field gets an empty `fieldId`. */
  faults: readonly FieldFault[];
  /** Counts the attempts to go on; the summary takes the focus when it rises and faults exist. */
  attempt: number;
};

/** All faults of the page on top, each leading to its field. */
export function ErrorSummary({ faults, attempt }: ErrorSummaryProps) {
  const t = useText();
  const box = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const present = faults.length > 0;
  useEffect(() => {
    if (present && attempt > 0) box.current?.focus();
  }, [attempt, present]);
  if (!present) return null;
  return (
    <div className="error-summary" ref={box} tabIndex={-1} role="alert" aria-labelledby={titleId}>
      <h2 className="error-summary__title" id={titleId}>
        {t(text.summaryTitle)}
      </h2>
      <ul className="error-summary__list">
        {faults.map((fault) => (
          <li key={`${fault.fieldId} ${fault.text}`}>
            {fault.fieldId === "" ? (
              <span className="error-summary__link">{fault.text}</span>
            ) : (
              <a
                className="error-summary__link"
                href={`#${fault.fieldId}`}
                onClick={(event) => {
                  event.preventDefault();
                  focusField(fault.fieldId);
                }}
              >
                {fault.text}
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
