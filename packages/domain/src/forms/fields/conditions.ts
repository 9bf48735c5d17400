import { says, type CaseCondition } from "../../caseFile/rule.ts";
import type { Text } from "../../kernel/text.ts";

/** Conditions that only the forms rest on. */

/** A sentence that goes with a condition: what follows from it for the form. */
export const note = (id: string, sentence: Text): CaseCondition => says(id, sentence, () => true);
