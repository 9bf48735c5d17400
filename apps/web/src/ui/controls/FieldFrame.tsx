import type { ReactNode } from "react";
import { classNames } from "../classNames.ts";
import { FieldError } from "./FieldError.tsx";
import { describedBy, hintId, noteId } from "./fieldIds.ts";
import { Icon } from "../layout/Icon.tsx";
import { useText } from "../language.tsx";
import { text } from "../text.ts";
import "./Field.css";

/** What every field takes. `id` is the control's id, where the error summary leads. */
export type FieldProps = {
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  /** Something to know about what stands in the field, such as where it was filled in from. */
  note?: string | undefined;
  /** Says "(optional)" after the label; required fields say nothing. */
  optional?: boolean | undefined;
  /** The question is the page's heading. */
  asHeading?: boolean | undefined;
};

/** The attributes that tie a control to its label, hint and error. */
type ControlProps = {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
  className: string;
};

type FrameProps = FieldProps & { describedAlso?: string; children: (control: ControlProps) => ReactNode };

/** Label, hint and error round one control. */
export function FieldFrame(props: FrameProps) {
  const { id, label, hint, error, note, optional, asHeading, describedAlso, children } = props;
  const has = whatThereIs(props);
  const labelElement = (
    <label className="field__label" htmlFor={id}>
      {label}
      {optional && <OptionalMark />}
    </label>
  );
  return (
    <div className={classNames("field", has.error && "field--faulty")}>
      {asHeading ? (
        <h1 className="field__heading" tabIndex={-1}>
          {labelElement}
        </h1>
      ) : (
        labelElement
      )}
      {has.hint && (
        <div className="field__hint" id={hintId(id)}>
          {hint}
        </div>
      )}
      {has.note && <FieldNote id={noteId(id)}>{note}</FieldNote>}
      {error !== undefined && <FieldError fieldId={id}>{error}</FieldError>}
      {children({
        id,
        "aria-describedby": describedBy(id, has, describedAlso),
        "aria-invalid": has.error ? true : undefined,
        className: "control",
      })}
    </div>
  );
}

/** Legend, hint and error round a group of controls. */
export function FieldsetFrame(props: FieldProps & { children: ReactNode }) {
  const { id, label, hint, error, note, optional, asHeading, children } = props;
  const has = whatThereIs(props);
  const words = (
    <>
      {label}
      {optional && <OptionalMark />}
    </>
  );
  return (
    <div className={classNames("field", has.error && "field--faulty")}>
      <fieldset className="field__group" aria-describedby={describedBy(id, has)} id={`${id}-group`}>
        <legend className="field__label">
          {asHeading ? (
            <h1 className="field__heading" tabIndex={-1}>
              {words}
            </h1>
          ) : (
            words
          )}
        </legend>
        {has.hint && (
          <div className="field__hint" id={hintId(id)}>
            {hint}
          </div>
        )}
        {has.note && <FieldNote id={noteId(id)}>{note}</FieldNote>}
        {error !== undefined && <FieldError fieldId={id}>{error}</FieldError>}
        {children}
      </fieldset>
    </div>
  );
}

const whatThereIs = ({ hint, error, note }: Pick<FieldProps, "hint" | "error" | "note">) => ({
  hint: hint !== undefined && hint !== null && hint !== "",
  error: error !== undefined,
  note: note !== undefined,
});

/** A quiet line with a mark, under the label or over a card. */
export function FieldNote({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p className="field__note" id={id}>
      <Icon name="info" />
      <span>{children}</span>
    </p>
  );
}

function OptionalMark() {
  const t = useText();
  return <span className="field__optional"> {t(text.optional)}</span>;
}
