// @bothLanguages: the details are written in the language of the form, not in that of its reader.
import type { Answers } from "../../caseFile/answers/answers.ts";
import type { Text } from "../../kernel/text.ts";
import { countries } from "../../lists/countries.ts";
import { inFrench } from "../familyInformation/oneLine.ts";
import type { FormReader } from "../formReader.ts";

/** The applications for visas and permits that the answers list, each as a line of the details. */

type Earlier = NonNullable<Answers["previousVisas"]>[number];

const kinds: Readonly<Record<NonNullable<Earlier["visaType"]>, Text>> = {
  visitor: { en: "visitor", fr: "visite" },
  study: { en: "study", fr: "études" },
  work: { en: "work", fr: "travail" },
  permanentResidency: { en: "permanent residence", fr: "résidence permanente" },
  other: { en: "other", fr: "autre" },
};
const results: Readonly<Record<NonNullable<Earlier["result"]>, Text>> = {
  approved: { en: "approved", fr: "demande acceptée" },
  refused: { en: "refused", fr: "demande refusée" },
  underReview: { en: "under review", fr: "demande en cours d’examen" },
};

function lineOf({ country, visaType, otherVisaType, result, refusalReason, dateOfIssue }: Earlier, the: FormReader) {
  const half = inFrench(the) ? "fr" : "en";
  const place = countries.find(({ code }) => code === country)?.[half];
  const kind = visaType === "other" && otherVisaType ? otherVisaType.trim() : visaType && kinds[visaType][half];
  // The month in digits, as forms write it: a page carries the names of months in the language of its reader alone.
  const head = [place, kind, result && results[result][half], dateOfIssue].filter(Boolean).join(", ");
  const why = result === "refused" ? refusalReason?.trim() : undefined;
  return why ? `${head}${half === "fr" ? " : " : ": "}${why}` : `${head}.`;
}

/** `isAsked`: what the details of a form are about. */
export const earlierApplications = (the: FormReader, isAsked: (earlier: Earlier) => boolean): readonly string[] =>
  (the.case.answer("previousVisas") ?? []).filter(isAsked).map((earlier) => lineOf(earlier, the));
