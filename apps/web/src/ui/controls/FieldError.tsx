import { errorId } from "./fieldIds.ts";
import { Icon } from "../layout/Icon.tsx";
import { useText } from "../language.tsx";
import { text } from "../text.ts";

/** What is wrong with a field and how to mend it; tied to the control by `aria-describedby`. */
export function FieldError({ fieldId, children }: { fieldId: string; children: string }) {
  const t = useText();
  return (
    <p className="field__error" id={errorId(fieldId)}>
      <Icon name="attention" />
      <span>
        <span className="visually-hidden">{t(text.errorPrefix)}</span>
        {children}
      </span>
    </p>
  );
}
