import { hasValidate } from "@boreal/domain/caseFile/formValues";
import type { DocumentFile } from "../../../case/loading/theCase.ts";
import { Banner } from "../../../ui/feedback/Banner.tsx";
import { useText } from "../../../ui/language.tsx";
import { text } from "../text.ts";

/** Of a form that Boreal filled: that it is not the one which is asked for yet, and how it becomes that. */
export function FilledHere({ file }: { file: DocumentFile }) {
  const t = useText();
  if (!file.filledForm) return null;
  return (
    <Banner tone="attention">
      <p>{t(hasValidate(file.filledForm) ? text.filledToValidate : text.filledToSign)}</p>
    </Banner>
  );
}
