import type { FormRow, Prefilled } from "../fields/field.ts";
import type { FormReader } from "../formReader.ts";
import { answered, fromAnswers } from "../prefills/origins.ts";
import { askedWithRows } from "./rows.ts";

/** The trips that the questionnaire was told of; why, the person writes in words. */
function trips(the: FormReader): Prefilled<readonly FormRow[]> | undefined {
  const told = the.case.answer("travelHistory") ?? [];
  if (told.length === 0) return undefined;
  const rows = told.map(({ country, city, otherPurpose, arrivalDate, departureDate }): FormRow => ({
    ...(arrivalDate === undefined ? {} : { from: arrivalDate }),
    ...(departureDate === undefined ? {} : { to: departureDate }),
    ...(country === undefined ? {} : { country }),
    ...(city === undefined ? {} : { location: city }),
    ...(otherPurpose === undefined ? {} : { purpose: otherPurpose }),
  }));
  return { value: rows, from: { fact: "answers.travelHistory", says: fromAnswers } };
}

export const travel = askedWithRows({
  id: "travel",
  title: { en: "Earlier trips", fr: "Voyages antérieurs" },
  question: {
    en: "Since you turned 18, or in the past five years if that is more recent, did you travel to a country other than that of your citizenship or the one where you live?",
    fr: "Depuis vos 18 ans, ou au cours des cinq dernières années si c’est plus récent, avez-vous voyagé dans un autre pays que celui de votre citoyenneté ou celui où vous vivez?",
  },
  // A no to the question of the questionnaire, which asks about more years, is a no here; a yes may be about an older trip.
  prefill: answered("hasTravelHistory", (has) => (has ? undefined : false)),
  fields: ["from", "to", "country", "location", "purpose"],
  rows: trips,
});
