import type { CaseFile } from "../caseFile/caseFile.ts";
import { letterKey } from "../caseFile/letterValues.ts";
import { sectionText, type LetterDraft } from "./draft.ts";
import { confirmedPath, filedPath } from "./letterContent.ts";

/** How far a letter is: nothing entered, being written, confirmed as it reads now, or changed since it was. */
export type LetterStatus = "untouched" | "written" | "confirmed" | "changedSinceConfirmed";

/** The whole text, section by section, by which a confirmation and a file are compared with what stands now. */
export const letterText = ({ sections, language }: LetterDraft): string =>
  sections.map((draft) => `${draft.section.title[language]}\n${sectionText(draft)}`).join("\n\n");

const kept = (caseFile: CaseFile, { content, person }: LetterDraft): Readonly<Record<string, unknown>> =>
  caseFile.letters?.[letterKey(content.id, person)] ?? {};

export function standingOf(draft: LetterDraft, caseFile: CaseFile): LetterStatus {
  const entered = kept(caseFile, draft);
  const confirmed = entered[confirmedPath];
  if (typeof confirmed === "string") return confirmed === letterText(draft) ? "confirmed" : "changedSinceConfirmed";
  return Object.keys(entered).some((path) => path !== filedPath) ? "written" : "untouched";
}

/** Whether the file in the vault says something else than the letter does now; nothing where no file was made of it. */
export function isFileBehind(draft: LetterDraft, caseFile: CaseFile): boolean | undefined {
  const filed = kept(caseFile, draft)[filedPath];
  return typeof filed === "string" ? filed !== letterText(draft) : undefined;
}
