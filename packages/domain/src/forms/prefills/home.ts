import type { Answers } from "../../caseFile/answers/answers.ts";
import type { CaseReader } from "../../caseFile/reader.ts";

/** Where the applicant lives: in Canada the residential address is asked for, elsewhere the home address, which Express Entry keeps by a key of its own. */
export const homeKeys = ["residentialAddress", "homeAddress", "eoHomeAddress"] as const;
export type HomeKey = (typeof homeKeys)[number];

export type Home = { readonly address: NonNullable<Answers[HomeKey]>; readonly key: HomeKey };

export function homeOf(the: CaseReader): Home | undefined {
  for (const key of homeKeys) {
    const address = the.answer(key);
    if (address) return { address, key };
  }
  return undefined;
}
