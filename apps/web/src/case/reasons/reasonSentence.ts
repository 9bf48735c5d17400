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
