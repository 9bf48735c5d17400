import type { CaseReader } from "../../caseFile/reader.ts";
import { writtenDay } from "../../kernel/written.ts";
import { says, type CaseCondition } from "../../caseFile/rule.ts";
import { ageOn, type IsoDate } from "../../kernel/calendarDate.ts";
import { fill, type Text } from "../../kernel/text.ts";
import { iecProgrammes, type IecCategoryKey } from "../../lists/youthMobility/iecProgrammes.ts";
import { iecLeastAge } from "../../tables/youthMobility/iecCountries.ts";
import { agreementOf } from "./agreement.ts";

/** The age in International Experience Canada. It counts on the day of the invitation (docs/facts/programmes.md section 5). */

/** The day on which the age counts: that of the invitation, and today while none has come. */
export function dayOfAge(the: CaseReader): IsoDate {
  // Nobody can give the day of an invitation that has not come, so it is not missing.
  const invited = the.fresh().application("itaReceivedAt");
  if (!invited) return the.today();
  the.trace.note("application.itaReceivedAt", false);
  return invited;
}

/** Completed years on that day; nothing while the birthday is not answered. */
const ageOfParticipant = (the: CaseReader): number | undefined => {
  const birthday = the.answer("birthday");
  return birthday === undefined ? undefined : ageOn(birthday, dayOfAge(the));
};

/** What the person said of the limits themselves; asked only where no birthday is known. */
const saidWithinLimits = (the: CaseReader): boolean | undefined => the.answer("iecIsWithinQualifyingAgeLimit");

export const birthdayIsNotAnswered = says(
  "birthdayIsNotAnswered",
  { en: "your date of birth is not answered", fr: "votre date de naissance n’est pas indiquée" },
  (the) => the.answer("birthday") === undefined,
  { en: "your date of birth is answered", fr: "votre date de naissance est indiquée" },
);

/** Neither the birthday is known nor what the person says of the limits. */
export const ageIsNotKnown = says(
  "ageIsNotKnown",
  { en: "your date of birth is not answered yet", fr: "votre date de naissance n’est pas encore indiquée" },
  (the) => ageOfParticipant(the) === undefined && saidWithinLimits(the) === undefined,
);

const onWhichDay: Readonly<Record<"invited" | "notYet", Text>> = {
  invited: {
    en: "your age counts on the day of the invitation, {date}, when you were {age}",
    fr: "votre âge compte à la date de l’invitation, le {date} : vous aviez {age} ans",
  },
  notYet: {
    en: "your age counts on the day of the invitation; none has come, and today you are {age}",
    fr: "votre âge compte à la date de l’invitation; aucune n’est arrivée, et vous avez {age} ans aujourd’hui",
  },
};

/** How the age was counted, as a clause; nothing while the birthday is not answered. */
export function howAgeCounts(the: CaseReader): readonly Text[] {
  const age = ageOfParticipant(the);
  if (age === undefined) return [];
  const date = dayOfAge(the);
  const words = the.fresh().application("itaReceivedAt") ? onWhichDay.invited : onWhichDay.notYet;
  return [fill(words, { date: writtenDay(date), age })];
}

const outsideBySelf: Text = {
  en: "you said that you are not within the age limits of your country’s agreement",
  fr: "vous avez dit ne pas être dans les limites d’âge de l’entente de votre pays",
};
const tooYoung: Text = {
  en: "IEC is open from {least} years of age",
  fr: "EIC est offerte à partir de {least} ans",
};

export const isTooYoungForIec: CaseCondition = {
  id: "isTooYoungForIec",
  evaluate(the) {
    const [age, least] = [ageOfParticipant(the), the.row(iecLeastAge)];
    if (age === undefined || !least.found || age >= least.row.value) return { holds: false, because: [] };
    return { holds: true, because: [fill(tooYoung, { least: least.row.value }), ...howAgeCounts(the)] };
  },
};

/** The highest age of any category of the country; nothing where the country is not in the table. */
export function highestAgeOf(the: CaseReader): number | undefined {
  const agreement = agreementOf(the);
  const limits = iecProgrammes.flatMap(({ answer }) => agreement?.[answer]?.upToAge ?? []);
  return limits.length === 0 ? undefined : Math.max(...limits);
}

const tooOld: Text = {
  en: "your country’s agreement ends at {limit} years of age",
  fr: "l’entente de votre pays s’arrête à {limit} ans",
};

export const isTooOldForIec: CaseCondition = {
  id: "isTooOldForIec",
  evaluate(the) {
    const [age, limit] = [ageOfParticipant(the), highestAgeOf(the)];
    if (age === undefined || limit === undefined || age <= limit) return { holds: false, because: [] };
    return { holds: true, because: [fill(tooOld, { limit }), ...howAgeCounts(the)] };
  },
};

/** Without a birthday the person’s own word counts. */
export const saysToBeOutsideLimits: CaseCondition = {
  id: "saysToBeOutsideLimits",
  evaluate(the) {
    const holds = ageOfParticipant(the) === undefined && saidWithinLimits(the) === false;
    return { holds, because: holds ? [outsideBySelf] : [] };
  },
};

const tooOldForCategory: Text = {
  en: "your country’s agreement opens this category up to {limit} years of age",
  fr: "l’entente de votre pays offre cette catégorie jusqu’à {limit} ans",
};

/** Older than the limit of this one category: of Austria the limits differ. */
export const isTooOldFor = (category: IecCategoryKey): CaseCondition => ({
  id: `isTooOldFor ${category}`,
  evaluate(the) {
    const [age, limit] = [ageOfParticipant(the), agreementOf(the)?.[category]?.upToAge];
    if (age === undefined || limit === undefined || age <= limit) return { holds: false, because: [] };
    return { holds: true, because: [fill(tooOldForCategory, { limit }), ...howAgeCounts(the)] };
  },
});
