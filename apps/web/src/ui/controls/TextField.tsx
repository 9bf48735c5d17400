import type { ComponentProps } from "react";
import { useState } from "react";
import { Button } from "./Button.tsx";
import { CharacterCount, countId } from "./CharacterCount.tsx";
import { classNames } from "../classNames.ts";
import type { FieldProps } from "./FieldFrame.tsx";
import { FieldFrame } from "./FieldFrame.tsx";
import { useText } from "../language.tsx";
import { text } from "../text.ts";

type TextFieldProps = FieldProps & {
  value: string;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  width?: "full" | "medium" | "short";
  /** Counts down and says when it is passed; typing is never cut off. */
  limit?: number | undefined;
} & Pick<
    ComponentProps<"input">,
    "autoComplete" | "inputMode" | "maxLength" | "name" | "spellCheck" | "autoCapitalize" | "lang" | "list"
  > & { type?: "text" | "email" | "tel" };

/** One line of text. */
export function TextField({ value, onChange, onBlur, width = "full", type = "text", limit, ...props }: TextFieldProps) {
  const { autoComplete, inputMode, maxLength, name, spellCheck, autoCapitalize, lang, list, ...frame } = props;
  return (
    <FieldFrame {...frame} {...(limit === undefined ? {} : { describedAlso: countId(frame.id) })}>
      {(control) => (
        <>
          <input
            {...control}
            {...{ autoComplete, inputMode, maxLength, name, spellCheck, autoCapitalize, lang, list }}
            type={type}
            dir="auto"
            className={classNames("control", width !== "full" && `control--${width}`)}
            value={value}
            onChange={(event) => onChange(event.target.value.normalize("NFC"))}
            onBlur={onBlur}
          />
          {limit !== undefined && <CharacterCount fieldId={frame.id} value={value} limit={limit} />}
        </>
      )}
    </FieldFrame>
  );
}

type PasswordFieldProps = FieldProps & {
  value: string;
  onChange: (value: string) => void;
  autoComplete: "current-password" | "new-password" | "off";
};

/** A password or passphrase that can be shown while it is typed. */
export function PasswordField({ value, onChange, autoComplete, ...frame }: PasswordFieldProps) {
  const t = useText();
  const [shown, setShown] = useState(false);
  return (
    <FieldFrame {...frame}>
      {(control) => (
        <div className="control-row">
          <input
            {...control}
            type={shown ? "text" : "password"}
            autoComplete={autoComplete}
            autoCapitalize="off"
            spellCheck={false}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
          <Button
            aria-label={t(shown ? text.hidePasswordLong : text.showPasswordLong)}
            onClick={() => setShown(!shown)}
          >
            {t(shown ? text.hidePassword : text.showPassword)}
          </Button>
        </div>
      )}
    </FieldFrame>
  );
}
