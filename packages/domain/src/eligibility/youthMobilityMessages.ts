import type { CaseReader } from "../caseFile/reader.ts";
import { agreementOf } from "../conditions/youthMobility/agreement.ts";
import { highestAgeOf } from "../conditions/youthMobility/age.ts";
import { afterEarlierParticipation } from "../conditions/youthMobility/participation.ts";
import { addDays, addYears, ageOn, type IsoDate } from "../kernel/calendarDate.ts";
import { firstPossibleDay } from "../kernel/partialDate.ts";
import { fill, type Text } from "../kernel/text.ts";
import { writtenDay, writtenNumber } from "../kernel/written.ts";
import type { IecCategoryKey } from "../lists/youthMobility/iecProgrammes.ts";
import { iecLeastAge, iecRules } from "../tables/youthMobility/iecCountries.ts";
import { iecSeason } from "../tables/youthMobility/iecSeason.ts";

/** What the results about youth mobility say to the person, sentence by sentence. */

const text = {
  eligible: {
    en: "By the agreement with your country you may enter the pool. Open to you: {names}.",
    fr: "Selon l’entente avec votre pays, vous pouvez entrer dans le bassin. Ce qui vous est ouvert : {names}.",
  },
  eligibleWithoutCategory: {
    en: "Nothing in your answers excludes you from IEC, but no category is open to you so far. Below is what each one needs.",
    fr: "Rien dans vos réponses ne vous exclut d’EIC, mais aucune catégorie ne vous est ouverte pour le moment. Ce que chacune exige figure ci-dessous.",
  },
  ageUntil: {
    en: "Your age counts on the day of the invitation; your last day within the limit is {date}.",
    fr: "Votre âge compte à la date de l’invitation; votre dernier jour dans la limite est le {date}.",
  },
  places: {
    en: "Invitations are drawn from the pool while the season still has places.",
    fr: "Les invitations sont tirées du bassin tant que la saison compte encore des places.",
  },
  quota: {
    en: "For {season}, one page counts {places} places in Working Holiday, all countries together; that number is not verified.",
    fr: "Pour {season}, une page compte {places} places en Vacances-travail, tous pays confondus; ce nombre n’est pas vérifié.",
  },
  seasonNotKnown: {
    en: "How many places this season has is not known.",
    fr: "Le nombre de places de cette saison n’est pas connu.",
  },
  citizen: {
    en: "As a citizen of the United States you take part through the organization that gave you its letter. The letter says in which category and for how long.",
    fr: "Avec la citoyenneté des États-Unis, vous participez par l’organisme qui vous a remis sa lettre. La lettre dit dans quelle catégorie et pour combien de temps.",
  },
  moreTimes: {
    en: "With an organization, you may take part up to {more} more times.",
    fr: "Par des organismes, jusqu’à {more} participations de plus sont possibles.",
  },
  ineligible: {
    en: "According to your answers you cannot take part in IEC now. Other ways to work in Canada may be open to you.",
    fr: "Selon vos réponses, vous ne pouvez pas participer à EIC maintenant. D’autres façons de travailler au Canada vous sont peut-être ouvertes.",
  },
  length: {
    en: "The permit is for up to {months} months, from {least} to {upToAge} years of age.",
    fr: "Le permis vaut jusqu’à {months} mois, de {least} à {upToAge} ans.",
  },
  secondLength: {
    en: "The first permit is for up to {months} months, a second one for up to {secondMonths}, from {least} to {upToAge} years of age.",
    fr: "Le premier permis vaut jusqu’à {months} mois, un deuxième jusqu’à {secondMonths}, de {least} à {upToAge} ans.",
  },
  studentAtHome: {
    en: "You must be registered at a school in your own country.",
    fr: "Vous devez être aux études dans votre propre pays.",
  },
  once: { en: "It can be taken once.", fr: "Elle peut être choisie une fois." },
} satisfies Record<string, Text>;

const together = (sentences: readonly Text[]): Text => ({
  en: sentences.map(({ en }) => en).join(" "),
  fr: sentences.map(({ fr }) => fr).join(" "),
});

const listed = (names: readonly Text[]): Text => ({
  en: names.map(({ en }) => en).join(", "),
  fr: names.map(({ fr }) => fr).join(", "),
});

/** The last day on which somebody has not completed these years. */
export function lastDayBefore(birthday: IsoDate, years: number): IsoDate {
  const day = addYears(birthday, years);
  // Born on 29 February, a person completes the year on 1 March of common years.
  return ageOn(birthday, day) < years ? day : addDays(day, -1);
}

/** While no invitation has come: until when the age fits, by the first day that the birthday can be. */
function ageUntil(the: CaseReader): readonly Text[] {
  const [birthday, limit] = [the.answer("birthday"), highestAgeOf(the)];
  if (birthday === undefined || limit === undefined || the.application("itaReceivedAt")) return [];
  const first = firstPossibleDay(birthday);
  return first === undefined ? [] : [fill(text.ageUntil, { date: writtenDay(lastDayBefore(first, limit + 1)) })];
}

function placesOfSeason(the: CaseReader): readonly Text[] {
  const season = the.row(iecSeason);
  if (!season.found) return [text.places, text.seasonNotKnown];
  const { season: year, workingHolidayPlaces: places } = season.row.value;
  return [text.places, fill(text.quota, { season: year, places: writtenNumber(places) })];
}

function moreTimes(the: CaseReader): readonly Text[] {
  const rules = the.row(iecRules);
  return rules.found ? [fill(text.moreTimes, { more: rules.row.value.extraThroughOrganization })] : [];
}

export function messageOf(the: CaseReader, value: IecResult, offered: readonly Text[]): Text {
  if (value === "INELIGIBLE") return text.ineligible;
  if (value === "ELIGIBLE_US_CITIZEN") return together([text.citizen, ...moreTimes(the), ...placesOfSeason(the)]);
  const open = offered.length === 0 ? text.eligibleWithoutCategory : fill(text.eligible, { names: listed(offered) });
  return together([open, ...ageUntil(the), ...placesOfSeason(the)]);
}

/** Of a category of an agreement; nothing of the United States, which have none. */
export function lengthOfCategory(the: CaseReader, category: IecCategoryKey): Text | undefined {
  const [own, least] = [agreementOf(the)?.[category], the.row(iecLeastAge)];
  if (own === undefined || !least.found) return undefined;
  const { months, secondMonths, upToAge, studentAtHome, participations } = own;
  const values = { months, upToAge, least: least.row.value };
  return together([
    secondMonths === undefined ? fill(text.length, values) : fill(text.secondLength, { ...values, secondMonths }),
    ...(studentAtHome ? [text.studentAtHome] : []),
    ...(participations === 1 ? [text.once] : []),
    ...afterEarlierParticipation(the),
  ]);
}

export type IecResult = "INELIGIBLE" | "ELIGIBLE" | "ELIGIBLE_US_CITIZEN";
