import type { ApplicationType } from "@boreal/domain/caseFile/application";
import { fill, type Text } from "@boreal/domain/kernel/text";
import type { Place } from "@boreal/domain/questionnaire/place";
import type { BreakpointStep } from "@boreal/domain/questionnaire/step";
import { minutesOfPages, sectionsNearTheEnd } from "@boreal/domain/questionnaire/timeNeeded";
import { applicationName } from "../../../case/applicationNames.ts";
import type { LanguageTools } from "../../../ui/language.tsx";
import { text } from "../text.ts";

/** Small numbers as a sentence has them: English begins with the number, French does not. */
const inWords: readonly Text[] = [
  { en: "One", fr: "une" },
  { en: "Two", fr: "deux" },
  { en: "Three", fr: "trois" },
  { en: "Four", fr: "quatre" },
  { en: "Five", fr: "cinq" },
  { en: "Six", fr: "six" },
  { en: "Seven", fr: "sept" },
  { en: "Eight", fr: "huit" },
  { en: "Nine", fr: "neuf" },
  { en: "Ten", fr: "dix" },
];

/** Words of a page without a question, with the name of the kind of application in them. */
export function namedFor(type: ApplicationType, words: Text): Text {
  const name = applicationName(type);
  return {
    en: fill(words, { applicationName: name.en }).en,
    fr: fill(words, { applicationName: name.fr }).fr,
  };
}

type Given = {
  readonly step: BreakpointStep;
  readonly type: ApplicationType;
  readonly isFirst: boolean;
  readonly place: Place | undefined;
};

/** The heading, which the tab of the browser repeats, and how much is left, where the heading does not say so itself. */
export function breakpointWords(
  { step, type, isFirst, place }: Given,
  t: LanguageTools["t"],
): { readonly title: string; readonly left: string | undefined } {
  const own = t(namedFor(type, step.question));
  if (isFirst || step.leadsTo || !place || place.left === 0) return { title: own, left: undefined };
  const time = t(text.aboutMinutes, { count: minutesOfPages(place.pagesLeft) });
  const word = inWords[place.left - 1];
  const left = t(text.sectionsLeft, { count: place.left, number: word ? t(word) : place.left, time });
  return step.saysEndIsNear === true && place.left > sectionsNearTheEnd
    ? { title: left, left: undefined }
    : { title: own, left };
}
