import type { Text } from "@boreal/domain/kernel/text";
import { amountRefusal, readTypedAmount } from "@boreal/domain/kernel/typedAmount";
import type { DateEntry, DateParts } from "../../ui/controls/dateEntry.ts";
import { hasWholeCents, type NumberEntry } from "../../ui/controls/numberEntry.ts";
import type { Typed } from "../saving/answerSheet.ts";
import { typing, type Entered } from "./entered.ts";
import { fieldText } from "./fields.text.ts";

/** From what a control understood to what the answer sheet keeps: a value, or the characters with what to do about them. */

function enteredDate(entry: DateEntry, typed: DateParts, incomplete: Text, impossible: Text): Entered {
  switch (entry.state) {
    case "complete":
      return typing(entry.date);
    case "empty":
      return typing(undefined);
    case "incomplete":
      return typing(undefined, { typed, refusal: { code: "dateIncomplete", text: incomplete } });
    case "impossible":
      return typing(undefined, {
        typed,
        refusal: {
          code: "dateImpossible",
          text: entry.faulty.includes("year") ? fieldText.yearImpossible : impossible,
        },
      });
  }
}

export const enteredDay = (entry: DateEntry, typed: DateParts): Entered =>
  enteredDate(entry, typed, fieldText.dateIncomplete, fieldText.dateImpossible);
export const enteredMonth = (entry: DateEntry, typed: DateParts): Entered =>
  enteredDate(entry, typed, fieldText.monthIncomplete, fieldText.monthImpossible);

/** An emptied text is no value. */
export const enteredText = (typed: string): Entered => typing(typed === "" ? undefined : typed);

/** Spaces between digits are how people write them; they are no part of the number. */
export const enteredDigits = (typed: string): Entered => enteredText(typed.replaceAll(/[\s\u00A0\u202F]/g, ""));

export function enteredNumber(entry: NumberEntry): Entered {
  if (entry.state === "notANumber")
    return typing(undefined, { typed: entry.typed, refusal: { code: "notANumber", text: fieldText.notANumber } });
  return typing(entry.state === "complete" ? entry.value : undefined);
}

/** Money as both languages write it, with or without the sign of the dollar. */
export function moneyEntry(typed: string): NumberEntry {
  const read = readTypedAmount(typed);
  if (read.is === "empty") return { state: "empty" };
  return read.is === "amount" ? { state: "complete", value: read.dollars } : { state: "notANumber", typed };
}

/** The amount of a document, in its own currency: that has a place of its own, and may have three decimals. */
export function documentAmountEntry(typed: string): NumberEntry {
  if (/\p{L}/u.test(typed)) return { state: "notANumber", typed };
  const compact = typed.replaceAll(/[\s\u00A0\u202F]/g, "");
  return /^\d{4,}\.\d{3}$/.test(compact) ? { state: "complete", value: Number(compact) } : moneyEntry(typed);
}

const noAmount = (typed: string): Entered => typing(undefined, { typed, refusal: amountRefusal(typed) });

/** A form keeps whole dollars, as digits. */
export function enteredWholeDollars(entry: NumberEntry): Entered {
  if (entry.state === "notANumber") return noAmount(entry.typed);
  if (entry.state === "empty") return typing(undefined);
  if (Number.isInteger(entry.value) && entry.value >= 0) return typing(String(entry.value));
  return typing(undefined, {
    typed: String(entry.value),
    refusal: { code: "wholeDollars", text: fieldText.wholeDollarsOnly },
  });
}

export function enteredMoney(entry: NumberEntry): Entered {
  if (entry.state === "notANumber") return noAmount(entry.typed);
  if (entry.state === "complete" && !hasWholeCents(entry.value)) {
    const typed = String(entry.value);
    return typing(undefined, { typed, refusal: amountRefusal("") });
  }
  return typing(entry.state === "complete" ? entry.value : undefined);
}

export const typedDate = (typed: Typed | undefined): DateParts | undefined =>
  typeof typed === "object" ? typed : undefined;
export const typedText = (typed: Typed | undefined): string | undefined =>
  typeof typed === "string" ? typed : undefined;
