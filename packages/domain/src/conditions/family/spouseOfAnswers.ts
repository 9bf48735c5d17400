import type { CaseReader } from "../../caseFile/reader.ts";
import { says } from "../../caseFile/rule.ts";
import { isPerhapsAnotherPerson, type Known, type Particulars } from "../../caseFile/whose/samePerson.ts";

/** Who the spouse is by the answers, beside the spouse whom the case knows. */

/** A dependent's name holds at most 300 characters. */
const shortened = (name: string | undefined): string | undefined => (name ? name.slice(0, 300).trimEnd() : undefined);

export function statedSpouse(the: CaseReader): Particulars {
  const names = [the.answer("spouseFirstName"), the.answer("spouseLastName")].flatMap((name) =>
    name?.trim() ? [name.trim()] : [],
  );
  const name = names.length > 0 ? names.join(" ") : the.answer("spouseFullName")?.trim();
  return { birthday: the.answer("spouseBirthday"), applicantFullName: shortened(name) };
}

/** Nothing moves to the person of the answers until somebody says whether it is the same one. */
export const isPerhapsAnotherSpouse = (the: CaseReader, known: Known): boolean =>
  isPerhapsAnotherPerson(known, statedSpouse(the));

export const answersTellAnotherSpouse = says(
  "answersTellAnotherSpouse",
  {
    en: "name and date of birth of your spouse or partner are both others than before",
    fr: "le nom et la date de naissance de votre conjoint ou partenaire ne sont plus ceux d’avant",
  },
  (the) => {
    const spouse = the.spouse();
    if (!spouse) return false;
    const known = {
      applicantFullName: the.dependent(spouse, "applicantFullName"),
      birthday: the.dependent(spouse, "birthday"),
      knownAs: the.dependent(spouse, "knownAs"),
    };
    return isPerhapsAnotherSpouse(the, known);
  },
);
