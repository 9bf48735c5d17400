import type { LetterId } from "../../../caseFile/letterValues.ts";
import { choicesOf } from "../../../forms/fields/choices.ts";
import { isAt, isNotGiven } from "../../../forms/fields/fieldConditions.ts";
import { writtenReasons } from "../../../lists/court/leaveApplicationChoices.ts";
import type { LetterField } from "../../letterContent.ts";
import { gapsOf } from "../../prose/gap.ts";
import type { Sentence } from "../../prose/sentence.ts";
import { asksFor } from "../caseInCourt.ts";
import { fromLeaveOrLetters } from "./fromApplicationForLeave.ts";

/** Whether the office gave written reasons: they are in the record, or else the notice that there are none. */

export const reasonsField: LetterField = {
  path: "writtenReasons",
  kind: "choice",
  label: { en: "Written reasons of the office", fr: "Motifs écrits du bureau" },
  choices: choicesOf(writtenReasons),
  needed: "always",
  prefill: fromLeaveOrLetters("writtenReasons"),
};

export const hasReasons = isAt("writtenReasons", "has");
export const hasNoReasons = isAt("writtenReasons", "hasNot");

export const asksForReasons = (letter: LetterId): Sentence =>
  asksFor(
    isNotGiven("writtenReasons"),
    gapsOf(letter)("Whether there are written reasons", "S’il y a des motifs écrits", "writtenReasons"),
  );
