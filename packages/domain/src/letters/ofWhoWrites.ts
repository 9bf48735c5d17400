import type { PersonRole } from "../caseFile/personRole.ts";
import type { CaseReader } from "../caseFile/reader.ts";
import { contentOf } from "./contents.ts";
import type { LetterContent, LetterHand } from "./letterContent.ts";
import { letters, lettersOf } from "./letters.ts";

/** Letters of people who have no account: whoever speaks in one writes it, and confirms it where its definition says so. */

const handOf: Partial<Record<PersonRole, LetterHand>> = {
  spouse: "spouse",
  host: "host",
  visitor: "visitor",
  financialSupporter: "supporter",
  secondFinancialSupporter: "supporter",
};

export const isWrittenBy = (role: PersonRole, { person, writes }: LetterContent): boolean =>
  person === role && writes === handOf[role];

export const isConfirmedBy = (role: PersonRole, content: LetterContent): boolean =>
  isWrittenBy(role, content) && content.confirms === handOf[role];

/** The letters of one person that the case calls for, or that help. */
export function lettersWrittenBy(role: PersonRole, the: CaseReader): readonly LetterContent[] {
  const called = new Set(
    lettersOf(the).flatMap(({ letter, requirement }) => (requirement.value === "NotApplicable" ? [] : [letter.id])),
  );
  return letters
    .filter(({ id }) => called.has(id))
    .map(({ id }) => contentOf(id))
    .filter((content) => isWrittenBy(role, content));
}
