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
export function TextArea({ value, onChange, limit, rows = 6, ...frame }: TextAreaProps) {
  return (
    <FieldFrame {...frame} {...(limit === undefined ? {} : { describedAlso: countId(frame.id) })}>
      {(control) => (
        <>
          <textarea
            {...control}
            className="control text-area__control"
            rows={rows}
            dir="auto"
            value={value}
            onChange={(event) => onChange(event.target.value.normalize("NFC"))}
          />
          {limit !== undefined && <CharacterCount fieldId={frame.id} value={value} limit={limit} />}
        </>
      )}
    </FieldFrame>
  );
}
