import type { PersonRef } from "../caseFile/personRole.ts";
import type { CaseReader } from "../caseFile/reader.ts";
import type { LetterContent } from "./letterContent.ts";

/** Whose letter it is in this case: of each child where it is about children, of nobody where there is none. */
export function peopleOfLetter(content: LetterContent, main: CaseReader): readonly PersonRef[] {
  if (content.person !== "child") return [{ role: content.person }];
  return main
    .fresh()
    .children()
    .map(({ childNumber }) => ({ role: "child", childNumber }));
}
