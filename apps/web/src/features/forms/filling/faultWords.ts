import type { LanguageTools } from "../../../ui/language.tsx";
import type { FormFault } from "./formFaults.ts";
import { text } from "../text.ts";

/** Which field, in a list of which entry. */
export const fieldWords = ({ label, row }: Pick<FormFault, "label" | "row">, t: LanguageTools["t"]): string =>
  row ? t(text.labelled, { label: t(row), sentence: t(label) }) : t(label);

/** The field and what to do about it, in one line. */
export const faultWords = (fault: FormFault, t: LanguageTools["t"]): string =>
  t(text.labelled, { label: fieldWords(fault, t), sentence: t(fault.sentence) });
