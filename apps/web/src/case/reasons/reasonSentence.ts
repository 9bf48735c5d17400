import type { Text } from "@boreal/domain/kernel/text";
import { capital } from "../../ui/capital.ts";

/** The clauses of a reason as one sentence, in both languages: a capital before it and a full stop after it. Nothing without a clause. */
export function reasonSentence(because: readonly Text[]): Text | undefined {
  if (because.length === 0) return undefined;
  const say = (language: keyof Text): string => {
    const clauses = because.map((clause) => clause[language]).join("; ");
    return `${capital(clauses)}${/[.?]$/.test(clauses) ? "" : "."}`;
  };
  return { en: say("en"), fr: say("fr") };
}

const toSomebody: Readonly<Record<keyof Text, RegExp>> = {
  en: /\byou(r|rs|rself)?\b/iu,
  fr: /(?<!\p{L})(vous|votre|vos)(?!\p{L})/iu,
};

/** Reasons are written to the applicant. Whoever else reads one that says “you” is told who is meant. */
export const asOthersRead = (sentence: Text, language: keyof Text): Text =>
  toSomebody[language].test(sentence[language])
    ? {
        en: `To the applicant: ${sentence.en}`,
        fr: `Pour la personne qui fait la demande\u00A0: ${sentence.fr}`,
      }
    : sentence;
