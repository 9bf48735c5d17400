import { openJson, sealJson } from "../../keys/fieldEncryption.ts";
import type { PersonKey } from "../../keys/personKeys.ts";
import { hiddenName, isHidden } from "../names/hiddenNames.ts";
import { answerContext } from "./sealedContexts.ts";

/** What is sealed of an answer. A cleared one is null: whether there is a value shows as little as which. */
type SealedAnswer = readonly [name: string, value: unknown];

/** An answer as its row holds it. */
export type AnswerInRow = { readonly key: string; readonly sealedValue: Buffer };

export const hiddenAnswer = (key: PersonKey, applicationId: string, name: string): string =>
  hiddenName(key, `answer ${applicationId}`, name);

export function sealAnswer(key: PersonKey, applicationId: string, name: string, value: unknown): AnswerInRow {
  const hidden = hiddenAnswer(key, applicationId, name);
  const inside: SealedAnswer = [name, value];
  return { key: hidden, sealedValue: sealJson(key, inside, answerContext(applicationId, hidden)) };
}

/** The name and the value; a row of before names were hidden has its name outside, and no value once it was cleared. */
export function openSealedAnswer(
  key: PersonKey,
  applicationId: string,
  row: { readonly key: string; readonly sealedValue: Buffer | null },
): { readonly name: string; readonly value: unknown } {
  const inside =
    row.sealedValue === null ? null : openJson(key, row.sealedValue, answerContext(applicationId, row.key));
  if (!isHidden(row.key)) return { name: row.key, value: inside };
  // Sealed by sealAnswer above.
  const [name, value] = inside as SealedAnswer;
  return { name, value };
}
