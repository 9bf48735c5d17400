import type { Text } from "../../kernel/text.ts";
import { documentField } from "./documentFields.ts";

/** What values of documents are called within a sentence. */

const inSentence = (label: string): string =>
  /^\p{Lu}\p{Ll}/u.test(label) ? `${label.slice(0, 1).toLowerCase()}${label.slice(1)}` : label;

/** A label as it stands within a sentence. */
export const labelInSentence = (label: Text): Text => ({
  en: inSentence(label.en),
  fr: inSentence(label.fr),
});
/** What a value is called within a sentence; nothing for one that has no definition. */
export const nameInSentence = (id: string): Text | undefined => {
  const field = documentField(id);
  return field && labelInSentence(field.label);
};
