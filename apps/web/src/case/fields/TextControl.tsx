import { TextArea } from "../../ui/controls/TextArea.tsx";
import { TextField } from "../../ui/controls/TextField.tsx";
import { TextsField } from "../../ui/controls/TextsField.tsx";
import { listOf, textOf, type ControlProps } from "./drawnField.ts";
import { choosing } from "./entered.ts";
import { enteredText } from "./readEntry.ts";
import { lazyPart } from "../../shell/lazyPart.tsx";

const SchoolNames = lazyPart(async () => (await import("../schools/SchoolNames.tsx")).SchoolNames);

/** A field whose value is typed. Spaces at its ends are gone once the person leaves it. */
export function TextControl({
  kind,
  field,
  value,
  autoComplete,
  frame,
  onEnter,
}: ControlProps & { kind: "texts" | "multiline" | "text" | "name" | "phone" | "email" }) {
  const words = textOf(value);
  const leave = () => {
    if (words.trim() !== words) onEnter(choosing(words.trim() === "" ? undefined : words.trim()));
  };
  const { kept = (next: string) => next } = field;
  const typed = {
    ...frame,
    limit: field.limit,
    value: words,
    onChange: (next: string) => onEnter(enteredText(kept(next))),
  };
  switch (kind) {
    case "texts":
      return (
        <TextsField
          {...frame}
          most={field.mostTexts ?? 10}
          values={listOf(value).map(String)}
          onChange={(next, pace) => onEnter({ value: next, pace })}
        />
      );
    case "multiline":
      return (
        <div onBlur={leave}>
          <TextArea {...typed} />
        </div>
      );
    default:
      return (
        <>
          <TextField
            {...typed}
            {...lineOf[kind]}
            {...(autoComplete === undefined ? {} : { autoComplete })}
            {...(field.suggests === undefined ? {} : { list: `${frame.id}-names` })}
            width="medium"
            spellCheck={false}
            onBlur={leave}
          />
          {field.suggests !== undefined && <SchoolNames id={`${frame.id}-names`} typed={words} />}
        </>
      );
  }
}

const lineOf = {
  text: { autoComplete: "off" },
  name: { autoComplete: "off", autoCapitalize: "words" },
  phone: { type: "tel", inputMode: "tel", autoComplete: "tel" },
  email: { type: "email", inputMode: "email", autoComplete: "email", autoCapitalize: "off" },
} as const;
