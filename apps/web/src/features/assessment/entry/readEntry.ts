import type { Text } from "@boreal/domain/kernel/text";
import type { DateEntry, DateParts } from "../../../ui/controls/dateEntry.ts";
import { hasWholeCents, type NumberEntry } from "../../../ui/controls/numberEntry.ts";
import type { Typed } from "../../../case/saving/answerSheet.ts";
import { typing, type Entered } from "./entered.ts";
import { text } from "../text.ts";

/** From what a control understood to what the answer sheet keeps: a value, or the characters with what to do about them. */

export function enteredDate(entry: DateEntry, typed: DateParts, incomplete: Text, impossible: Text): Entered {
  switch (entry.state) {
    case "complete":
      return typing(entry.date);
    case "empty":
      return typing(undefined);
    case "incomplete":
      return typing(undefined, { typed, refusal: { code: "dateIncomplete", text: incomplete } });
    case "impossible":
      return typing(undefined, { typed, refusal: { code: "dateImpossible", text: impossible } });
  }
}

export function enteredNumber(entry: NumberEntry): Entered {
  if (entry.state === "notANumber")
    return typing(undefined, { typed: entry.typed, refusal: { code: "notANumber", text: text.notANumber } });
  return typing(entry.state === "complete" ? entry.value : undefined);
}

export function enteredMoney(entry: NumberEntry): Entered {
  if (entry.state === "notANumber")
    return typing(undefined, { typed: entry.typed, refusal: { code: "notAnAmount", text: text.notAnAmount } });
  if (entry.state === "complete" && !hasWholeCents(entry.value)) {
    return typing(undefined, { typed: String(entry.value), refusal: { code: "notAnAmount", text: text.notAnAmount } });
  }
  return typing(entry.state === "complete" ? entry.value : undefined);
}

export const typedDate = (typed: Typed | undefined): DateParts | undefined =>
  typeof typed === "object" ? typed : undefined;
export const typedText = (typed: Typed | undefined): string | undefined =>
  typeof typed === "string" ? typed : undefined;
