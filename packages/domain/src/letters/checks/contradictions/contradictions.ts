import type { FormReader } from "../../../forms/formReader.ts";
import type { LetterDraft } from "../../draft.ts";
import type { LetterCheck } from "../check.ts";
import { ownWordsIn } from "../ownWords.ts";
import { sentencesOf } from "../stated/sentences.ts";
import type { FindsContradictions } from "./contradiction.ts";
import { contradictedCountries } from "./countries.ts";
import { contradictedDays } from "./days.ts";
import { contradictedPeople } from "./people.ts";
import { contradictedFamily } from "./family.ts";
import { contradictedMoneyHeld } from "./moneyHeld.ts";
import { contradictedRefusals } from "./refusals.ts";
import { contradictedStudies } from "./studies.ts";
import { contradictedSums } from "./sums.ts";

const all: readonly FindsContradictions[] = [
  contradictedSums,
  contradictedDays,
  contradictedPeople,
  contradictedFamily,
  contradictedMoneyHeld,
  contradictedStudies,
  contradictedCountries,
  contradictedRefusals,
];

/** Where somebody’s own text says something else than answers, documents and official forms; each thing once in a section. */
export function contradictionsIn(draft: LetterDraft, the: FormReader): readonly LetterCheck[] {
  const looked = new Map<unknown, unknown>();
  const once = <T>(find: (the: FormReader) => T): T => {
    if (!looked.has(find)) looked.set(find, find(the));
    // Only what this `find` gave is kept under it.
    return looked.get(find) as T;
  };
  const found = ownWordsIn(draft).flatMap((own) =>
    sentencesOf(own.text).flatMap((sentence) => all.flatMap((find) => find({ own, sentence, the, once }))),
  );
  return [...new Map(found.map((check) => [JSON.stringify([check.section, check.because]), check])).values()];
}
