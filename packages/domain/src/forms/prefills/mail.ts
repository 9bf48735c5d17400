import type { CaseReader } from "../../caseFile/reader.ts";
import type { FactRef } from "../../kernel/trace.ts";

/**
 * Whether the applicant said that mail goes to another place than the home, and where: in Canada the questionnaire asks it
 * (document 3 section 4.2), of whoever lives elsewhere the account tells it (ADR 0095).
 */
type Said = { readonly isElsewhere: boolean; readonly fact: FactRef; readonly addressIn: "answers" | "profile" };

export function statedOfMail(the: CaseReader): Said | undefined {
  const isSame = the.answer("isSameAddress");
  if (isSame !== undefined) return { isElsewhere: !isSame, fact: "answers.isSameAddress", addressIn: "answers" };
  const isOther = the.answer("country") === "CA" ? undefined : the.profile("hasOtherMailingAddress");
  return isOther === undefined
    ? undefined
    : { isElsewhere: isOther, fact: "profile.hasOtherMailingAddress", addressIn: "profile" };
}
