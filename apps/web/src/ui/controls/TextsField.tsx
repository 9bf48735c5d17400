import { useEffect, useRef, useState } from "react";
import { Button } from "./Button.tsx";
import type { FieldProps } from "./FieldFrame.tsx";
import { FieldsetFrame } from "./FieldFrame.tsx";
import { describedBy } from "./fieldIds.ts";
import { useText } from "../language.tsx";
import { text } from "../text.ts";
import "./TextsField.css";

type TextsFieldProps = FieldProps & {
  /** Empty boxes stand as empty texts. */
  values: readonly string[];
  onChange: (values: readonly string[], pace: "typed" | "chosen") => void;
  most: number;
};

/** Several short texts, one in each box; the first box carries the field's id. */
export function TextsField({ values, onChange, most, ...frame }: TextsFieldProps) {
  const t = useText();
  const boxes = values.length === 0 ? [""] : values;
  const [said, setSaid] = useState("");
  const [goTo, setGoTo] = useState<number>();
  const inputs = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (goTo === undefined) return;
    inputs.current?.querySelectorAll("input")[goTo]?.focus();
    setGoTo(undefined);
  }, [goTo]);
  const idOf = (index: number) => (index === 0 ? frame.id : `${frame.id}-${index + 1}`);
  const add = () => {
    onChange([...boxes, ""], "typed");
    setSaid(t(text.entryAdded, { n: boxes.length + 1 }));
    setGoTo(boxes.length);
  };
  const remove = (index: number) => {
    onChange(
      boxes.filter((_, at) => at !== index),
      "chosen",
    );
    setSaid(t(text.entryRemoved, { n: index + 1 }));
    setGoTo(Math.max(0, index - 1));
  };
  return (
    <FieldsetFrame {...frame}>
      <div className="texts-field" ref={inputs}>
        {boxes.map((value, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a text has no name of its own, and the boxes hold no state
          <div key={index}>
            <TextBox
              id={idOf(index)}
              n={index + 1}
              value={value}
              isFaulty={frame.error !== undefined}
              description={describedBy(frame.id, { hint: false, error: frame.error !== undefined })}
              onChange={(typed) => onChange(boxes.with(index, typed), "typed")}
              onRemove={boxes.length > 1 ? () => remove(index) : undefined}
            />
          </div>
        ))}
      </div>
      {boxes.length < most && (
        <Button icon="plus" onClick={add}>
          {t(text.addEntry)}
        </Button>
      )}
      <div className="visually-hidden" aria-live="polite">
        {said}
      </div>
    </FieldsetFrame>
  );
}

type TextBoxProps = {
  id: string;
  /** Which of the boxes it is, from 1. */
  n: number;
  value: string;
  isFaulty: boolean;
  description: string | undefined;
  onChange: (value: string) => void;
  /** The last box that is left cannot be removed. */
  onRemove: (() => void) | undefined;
};

function TextBox({ id, n, value, isFaulty, description, onChange, onRemove }: TextBoxProps) {
  const t = useText();
  return (
    <>
      <label className="texts-field__label" htmlFor={id}>
        {t(text.entry, { n })}
      </label>
      <div className="control-row">
        <input
          id={id}
          className="control control--medium"
          autoComplete="off"
          dir="auto"
          spellCheck={false}
          aria-invalid={isFaulty ? true : undefined}
          aria-describedby={description}
          value={value}
          onChange={(event) => onChange(event.target.value.normalize("NFC"))}
        />
        {onRemove && (
          <Button look="quiet" icon="bin" aria-label={t(text.removeEntryLong, { n })} onClick={onRemove}>
            {t(text.removeEntry)}
          </Button>
        )}
      </div>
    </>
  );
}
