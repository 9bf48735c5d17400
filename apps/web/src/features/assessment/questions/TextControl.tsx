import { TextArea } from "../../../ui/controls/TextArea.tsx";
import { TextField } from "../../../ui/controls/TextField.tsx";
import { TextsField } from "../../../ui/controls/TextsField.tsx";
import { choosing, typing } from "../entry/entered.ts";
import { listOf, type AskedControl } from "./askedControl.ts";

/** A question whose answer is typed. */
export function TextControl({
  kind,
  field,
  the,
  value,
  autoComplete,
  frame,
  onEnter,
}: AskedControl & { kind: "texts" | "multiline" | "text" | "phone" | "email" }) {
  const limit = field.length?.(the.fresh())?.most;
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
        <TextArea
          {...frame}
          limit={limit}
          value={asText(value)}
          onChange={(next) => onEnter(typing(next === "" ? undefined : next))}
        />
      );
    case "text":
    case "phone":
    case "email":
      return (
        <TextField
          {...frame}
          {...lineOf[kind]}
          {...(autoComplete === undefined ? {} : { autoComplete })}
          width="medium"
          spellCheck={false}
          limit={limit}
          value={asText(value)}
          onChange={(next) => onEnter(typing(next === "" ? undefined : next))}
          onBlur={() => {
            const trimmed = asText(value).trim();
            if (trimmed !== asText(value)) onEnter(choosing(trimmed === "" ? undefined : trimmed));
          }}
        />
      );
  }
}

const lineOf = {
  text: { autoComplete: "off" },
  phone: { type: "tel", inputMode: "tel", autoComplete: "tel" },
  email: { type: "email", inputMode: "email", autoComplete: "email", autoCapitalize: "off" },
} as const;

const asText = (value: unknown) => (typeof value === "string" ? value : "");
