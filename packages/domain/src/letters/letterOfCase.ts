import { FormReader } from "../forms/formReader.ts";
import type { LetterCheck } from "./checks/check.ts";
import { checksOf } from "./checks/checks.ts";
import { draftLetter, type DraftOf, type LetterDraft } from "./draft.ts";
import { asForm, type LetterContent } from "./letterContent.ts";

export type LetterOfCase = { readonly draft: LetterDraft; readonly checks: readonly LetterCheck[] };

/** A letter of a case as it stands, with what a lawyer would send back. */
export function letterOfCase(content: LetterContent, of: DraftOf): LetterOfCase {
  const draft = draftLetter(content, of);
  return { draft, checks: checksOf(draft, FormReader.of(asForm(content), of.caseFile, of.main, of.person)) };
}
