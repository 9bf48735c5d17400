import type { CaseReader } from "../../caseFile/reader.ts";
import { counted, type CountedText, type Text } from "../../kernel/text.ts";

/**
 * Persons whom settlement funds count: the applicant, a spouse or partner and the dependent children, also those who stay
 * behind or are Canadian (docs/facts/programmes.md section 3).
 */

export type FamilySize = { readonly persons: number; readonly isExact: boolean; readonly because: readonly Text[] };

const people: CountedText = {
  one: { en: "one person counts, you", fr: "une personne compte, vous" },
  other: {
    en: "{count} people count: you and your family, also those who stay behind",
    fr: "{count} personnes comptent : vous et votre famille, même les personnes qui ne vous accompagnent pas",
  },
};
const mayBeMore: Text = {
  en: "your family is not all told yet, so it may be more",
  fr: "votre famille n’est pas encore toute indiquée, alors ce peut être davantage",
};

export function familySizeOf(the: CaseReader): FamilySize {
  const [status, hasChildren] = [the.answer("maritalStatus"), the.answer("hasAccompanyingChild")];
  const spouse = status === "married" || status === "commonLaw" ? 1 : 0;
  const told = hasChildren === true ? childrenOf(the) : 0;
  const persons = 1 + spouse + (told ?? 0);
  const isExact = status !== undefined && hasChildren !== undefined && told !== undefined;
  return { persons, isExact, because: [counted(people, persons), ...(isExact ? [] : [mayBeMore])] };
}

function childrenOf(the: CaseReader): number | undefined {
  const [count, rows] = [the.answer("numberOfChildren"), the.answer("accompanyingChildren")];
  const told = count ?? rows?.length;
  // Those beyond the most that are asked about are in the list of the family alone.
  return told === undefined ? undefined : Math.max(told, the.children().length);
}
