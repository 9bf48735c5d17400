import { useState, type ClipboardEvent } from "react";
import { useText } from "../language.tsx";
import { text } from "../text.ts";
import { CharacterCount, countId } from "./CharacterCount.tsx";
import type { FieldProps } from "./FieldFrame.tsx";
import { FieldFrame } from "./FieldFrame.tsx";
import "./TextArea.css";

type TextAreaProps = FieldProps & {
  value: string;
  onChange: (value: string) => void;
  /** Counts down and says when it is passed; typing is never cut off. */
  limit?: number | undefined;
  rows?: number;
};

/** Several lines of text with a live count. */
export function TextArea({ value, onChange, limit, rows = 6, error, ...frame }: TextAreaProps) {
  const t = useText();
  const [wasPicture, setPicture] = useState(false);
  return (
    <FieldFrame
      {...frame}
      error={error ?? (wasPicture ? t(text.noPicture) : undefined)}
      {...(limit === undefined ? {} : { describedAlso: countId(frame.id) })}
    >
      {(control) => (
        <>
          <textarea
            {...control}
            className="control text-area__control"
            rows={rows}
            dir="auto"
            value={value}
            onPaste={(event) => {
              const isOnlyPicture = holdsNoText(event);
              // A browser would put nothing in the place of what is marked.
              if (isOnlyPicture) event.preventDefault();
              setPicture(isOnlyPicture);
            }}
            onChange={(event) => {
              setPicture(false);
              onChange(event.target.value.normalize("NFC"));
            }}
          />
          {limit !== undefined && <CharacterCount fieldId={frame.id} value={value} limit={limit} />}
        </>
      )}
    </FieldFrame>
  );
}

const holdsNoText = ({ clipboardData }: ClipboardEvent): boolean =>
  clipboardData.files.length > 0 && clipboardData.getData("text/plain") === "";
