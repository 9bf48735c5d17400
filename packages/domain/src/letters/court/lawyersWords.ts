import type { Text } from "../../kernel/text.ts";
import type { LetterField } from "../letterContent.ts";
import { narrative } from "../narrative.ts";
import { typed, type TypedSentence } from "../prose/sentence.ts";

/** What the lawyer says beside the sentences of a letter, in their own words; nobody has to. */

const path = "lawyerText";

export const ownWords = (label: Text, most: number): LetterField => narrative(path, { label, most, isOptional: true });

export const anythingElse = (most: number): LetterField => ownWords({ en: "Anything else", fr: "Autre chose" }, most);

/** What was typed there, after these words where it is no sentence of its own. */
export const saidAfter = (before: Text): TypedSentence => typed(path, { before });

export const applicantAdds: Text = {
  en: "The applicant adds the following",
  fr: "La partie demanderesse ajoute ce qui suit",
};
