import type { CaseReader } from "../../caseFile/reader.ts";
import { writtenDay } from "../../kernel/written.ts";
import { says, type CaseCondition } from "../../caseFile/rule.ts";
import type { IsoDate } from "../../kernel/calendarDate.ts";
import { agesInWords, agesOn, isYounger, type Ages } from "../../kernel/partialDate.ts";
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

/** Completed years on that day; nothing while no year of birth is known. */
const agesOfParticipant = (the: CaseReader): Ages | undefined => {
  const birthday = the.answer("birthday");
  return birthday === undefined ? undefined : agesOn(birthday, dayOfAge(the));
};

/** Whether the years of age are within the limits; nothing where what is known of the birthday leaves it open. */
function isWithin(the: CaseReader, highest: number | undefined): boolean | undefined {
  const [ages, least] = [agesOfParticipant(the), the.row(iecLeastAge)];
  if (ages === undefined) return undefined;
  const [isTooYoung, isNotTooOld] = [
    least.found ? isYounger(ages, least.row.value) : false,
    highest === undefined ? true : isYounger(ages, highest + 1),
  ];
  if (isTooYoung === true || isNotTooOld === false) return false;
  return isTooYoung === undefined || isNotTooOld === undefined ? undefined : true;
}

/** What the person said of the limits themselves; asked only where the birthday does not tell. */
const saidWithinLimits = (the: CaseReader): boolean | undefined => the.answer("iecIsWithinQualifyingAgeLimit");

/** Whether the birthday leaves it open, because none is answered or only a part of it is known. */
const isLeftOpen = (the: CaseReader): boolean => isWithin(the, highestAgeOf(the)) === undefined;

export const birthdayLeavesLimitsOpen = says(
  "birthdayLeavesLimitsOpen",
  {
    en: "your date of birth is not answered, or only a part of it that leaves your age open",
    fr: "votre date de naissance n’est pas indiquée, ou l’est en partie seulement, ce qui laisse votre âge ouvert",
  },
  isLeftOpen,
  { en: "your date of birth tells your age", fr: "votre date de naissance dit votre âge" },
);

/** Neither the birthday tells nor what the person says of the limits. */
export const ageIsNotKnown = says(
  "ageIsNotKnown",
  { en: "your date of birth is not answered yet", fr: "votre date de naissance n’est pas encore indiquée" },
  (the) => the.answer("birthday") === undefined && saidWithinLimits(the) === undefined,
);

const partLeavesOpen: Text = {
  en: "only a part of your date of birth is known, and it leaves open whether your age is within the limits",
  fr: "votre date de naissance n’est connue qu’en partie, ce qui ne dit pas si votre âge est dans les limites",
};

export const partOfBirthdayLeavesLimitsOpen = says(
  "partOfBirthdayLeavesLimitsOpen",
  partLeavesOpen,
  (the) => the.answer("birthday") !== undefined && isLeftOpen(the) && saidWithinLimits(the) === undefined,
);

/** Of one category, whose limit may be lower than the one that the person was asked about. */
export const limitOfCategoryIsOpen = (category: IecCategoryKey): CaseCondition =>
  says(`limitOfCategoryIsOpen ${category}`, partLeavesOpen, (the) => {
    const limit = agreementOf(the)?.[category]?.upToAge;
    if (the.answer("birthday") === undefined || isWithin(the, limit) !== undefined) return false;
    return saidWithinLimits(the) !== true || limit !== highestAgeOf(the);
  });

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

/** How the age was counted, as a clause; nothing while no year of birth is known. */
export function howAgeCounts(the: CaseReader): readonly Text[] {
  const ages = agesOfParticipant(the);
  if (ages === undefined) return [];
  const date = dayOfAge(the);
  const words = the.fresh().application("itaReceivedAt") ? onWhichDay.invited : onWhichDay.notYet;
  return [fill(words, { date: writtenDay(date), age: agesInWords(ages) })];
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
    const [ages, least] = [agesOfParticipant(the), the.row(iecLeastAge)];
    if (!least.found || isYounger(ages, least.row.value) !== true) return { holds: false, because: [] };
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
    const [ages, limit] = [agesOfParticipant(the), highestAgeOf(the)];
    if (limit === undefined || isYounger(ages, limit + 1) !== false) return { holds: false, because: [] };
    return { holds: true, because: [fill(tooOld, { limit }), ...howAgeCounts(the)] };
  },
};

/** Where the birthday leaves it open, the person’s own word counts. */
export const saysToBeOutsideLimits: CaseCondition = {
  id: "saysToBeOutsideLimits",
  evaluate(the) {
    const holds = isLeftOpen(the) && saidWithinLimits(the) === false;
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
    const [ages, limit] = [agesOfParticipant(the), agreementOf(the)?.[category]?.upToAge];
    if (limit === undefined || isYounger(ages, limit + 1) !== false) return { holds: false, because: [] };
    return { holds: true, because: [fill(tooOldForCategory, { limit }), ...howAgeCounts(the)] };
  },
});
