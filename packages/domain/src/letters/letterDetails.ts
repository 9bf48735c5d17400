import type { CaseFile } from "../caseFile/caseFile.ts";
import type { CaseReader } from "../caseFile/reader.ts";
import { FormReader } from "../forms/formReader.ts";
import { asText } from "./prose/naming.ts";
import { differs, type Fact } from "./prose/fact.ts";
import { fullName, homeAddress } from "./facts/applicant.ts";
import type { LetterDraft } from "./draft.ts";
import { asForm, placePath } from "./letterContent.ts";
import type { LetterDetails } from "./letterTree.ts";
import { letterOf } from "./letters.ts";

/** What stands around the text of a letter: who sends it from where, and the day. */
export function letterDetails(
  { content, person, language }: LetterDraft,
  caseFile: CaseFile,
  main: CaseReader,
  letterhead: readonly string[],
): LetterDetails {
  const the = FormReader.of(asForm(content), caseFile, main.fresh(), person);
  const line = (fact: Fact): readonly string[] => {
    const value = fact(the);
    return value === undefined || value === differs ? [] : [asText(value)[language]];
  };
  const name = letterOf(content.id)?.name ?? { en: content.id, fr: content.id };
  // Where others live, no question asks.
  const usual = content.person === "main" ? [fullName, homeAddress] : [fullName];
  const sender = (content.sender ?? usual).flatMap(line);
  // Whoever writes, it is the applicant who applies to the Court.
  const [party] = content.person === "main" ? line(fullName) : [];
  return { name, date: caseFile.today, place: the.text(placePath), sender, letterhead, party };
}
