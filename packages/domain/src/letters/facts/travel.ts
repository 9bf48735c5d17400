import type { Answers } from "../../caseFile/answers/answers.ts";
import type { FormReader } from "../../forms/formReader.ts";
import type { Text } from "../../kernel/text.ts";
import { writtenMonth } from "../../kernel/written.ts";
import { countryInSentence } from "../../lists/countryArticles.ts";
import { afterDe } from "../prose/naming.ts";
import { sentence, type LetterLine } from "../prose/sentence.ts";
import { inOneLine } from "./entered.ts";

/** Trips of the past, one by one, as far as the answers tell them. */

type Trip = NonNullable<Answers["travelHistory"]>[number];

const purposes: Readonly<Record<NonNullable<Trip["purpose"]>, Text | undefined>> = {
  tourism: { en: "tourism", fr: "tourisme" },
  visitFamily: { en: "a visit to family", fr: "visite à la famille" },
  business: { en: "business", fr: "affaires" },
  study: { en: "studies", fr: "études" },
  work: { en: "work", fr: "travail" },
  medical: { en: "medical treatment", fr: "traitement médical" },
  transit: { en: "transit", fr: "transit" },
  other: undefined,
};

const purposeOf = ({ purpose, otherPurpose }: Trip): Text | string | undefined => {
  if (purpose === undefined) return undefined;
  return purpose === "other" ? inOneLine(otherPurpose ?? "") || undefined : purposes[purpose];
};

const place = ({ country, city }: Trip): Text | undefined => {
  const named = country && countryInSentence(country)?.name;
  const town = inOneLine(city ?? "");
  if (!named) return undefined;
  return town === "" || town === named.en || town === named.fr
    ? named
    : { en: `${named.en} (${town})`, fr: `${named.fr} (${town})` };
};

const fact = (trip: Trip, value: Text | string | undefined) => (the: FormReader) =>
  (the.case.answer("travelHistory") ?? []).includes(trip) ? value : undefined;

export const tripLines = (the: FormReader): readonly LetterLine[] =>
  (the.case.answer("travelHistory") ?? []).map((trip) => {
    const [from, to] = [trip.arrivalDate, trip.departureDate];
    const where = fact(trip, place(trip));
    const purpose = purposeOf(trip);
    const why = fact(trip, purpose === undefined ? { en: "", fr: "" } : forPurpose(purpose));
    const more = { startsParagraph: true } as const;
    if (from === undefined) return sentence({ en: "{where}{why}.", fr: "{where}{why}." }, { where, why }, more);
    const begin = writtenMonth(from);
    return to === undefined || to === from
      ? sentence(
          { en: "{where}, {begin}{why}.", fr: "{where}, {begin}{why}." },
          { where, begin: fact(trip, begin), why },
          more,
        )
      : sentence(
          { en: "{where}, {begin} to {end}{why}.", fr: "{where}, {begin} à {end}{why}." },
          { where, begin: fact(trip, { en: begin.en, fr: afterDe(begin.fr) }), end: fact(trip, writtenMonth(to)), why },
          more,
        );
  });

const forPurpose = (purpose: Text | string): Text => {
  const { en, fr } = typeof purpose === "string" ? { en: purpose, fr: purpose } : purpose;
  return { en: `: ${en}`, fr: `\u00A0: ${fr}` };
};
