import type { CaseReader } from "../../caseFile/reader.ts";
import { says, type CaseCondition } from "../../caseFile/rule.ts";
import { fill, type Text } from "../../kernel/text.ts";
import { iecRules } from "../../tables/youthMobility/iecCountries.ts";
import { agreementOf } from "./agreement.ts";

/** How often somebody took part before, and how often the agreement allows it (document 3 sections 4.7 and 9.4). */

/** Who took part and has not said how often did so once at least. */
function timesAtLeast(the: CaseReader): number | undefined {
  const before = the.answer("iecPreviouslyParticipatedInProgram");
  if (before === undefined) return undefined;
  return before ? (the.answer("iecNumberOfTimesParticipated") ?? 1) : 0;
}

const usedUp: Text = {
  en: "you took part {times} times, and your country’s agreement allows {allowed}",
  fr: "vous avez participé {times} fois, et l’entente de votre pays en permet {allowed}",
};
const usedUpOnce: Text = {
  en: "you took part before, and your country’s agreement allows it once",
  fr: "vous avez déjà participé, et l’entente de votre pays le permet une fois",
};
const moreThroughOrganization: Text = {
  en: "a recognized organization can offer up to {more} participations more, so ask one",
  fr: "un organisme reconnu peut offrir jusqu’à {more} participations de plus, alors adressez-vous à l’un d’eux",
};

export const participationsAreUsedUp: CaseCondition = {
  id: "participationsAreUsedUp",
  evaluate(the) {
    const [times, allowed] = [timesAtLeast(the), agreementOf(the)?.participations];
    if (times === undefined || allowed === undefined || times < allowed) return { holds: false, because: [] };
    const rules = the.row(iecRules);
    const more = rules.found ? [fill(moreThroughOrganization, { more: rules.row.value.extraThroughOrganization })] : [];
    return { holds: true, because: [allowed === 1 ? usedUpOnce : fill(usedUp, { times, allowed }), ...more] };
  },
};

export const participationIsNotAnswered = says(
  "participationIsNotAnswered",
  {
    en: "you have not told us yet how often you took part in IEC before",
    fr: "vous n’avez pas encore dit combien de fois vous avez participé à EIC",
  },
  (the) => {
    const before = the.answer("iecPreviouslyParticipatedInProgram");
    return before === undefined || (before && the.answer("iecNumberOfTimesParticipated") === undefined);
  },
);

const sameCategory: Text = {
  en: "The same category cannot be taken a second time.",
  fr: "La même catégorie ne peut pas être choisie une deuxième fois.",
};
const gap: Text = {
  en: "{months} months must pass after the end of your earlier permit.",
  fr: "Il faut que {months} mois passent après la fin de votre permis précédent.",
};

/** What an earlier participation means for the next one; we do not ask which category it was, nor when it ended. */
export function afterEarlierParticipation(the: CaseReader): readonly Text[] {
  const [times, agreement] = [timesAtLeast(the), agreementOf(the)];
  if (!times || agreement === undefined) return [];
  return [
    ...(agreement.repeatsCategory ? [] : [sameCategory]),
    ...(agreement.gapMonths === undefined ? [] : [fill(gap, { months: agreement.gapMonths })]),
  ];
}
