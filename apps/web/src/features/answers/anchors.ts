import { splitPath } from "@boreal/domain/caseFile/answers/answers";
import type { Sheet, SheetLine } from "./sheet.ts";

/** Where a question is on the sheet: `answer-birthday`. Such addresses name questions, never answers or people. */
export const anchorOf = (id: string): string => `answer-${id}`;
export const sectionAnchor = (id: string): string => `section-${id}`;

/**
 * The question that an address leads to. The key of an answer that is asked for part by part leads to its first part,
 * the name of a page to its first question.
 */
export function lineAt({ sections }: Sheet, hash: string): SheetLine | undefined {
  const wanted = /^#answer-(.+)$/.exec(decoded(hash))?.[1];
  if (wanted === undefined) return undefined;
  const lines = sections.flatMap((section) => section.lines);
  return (
    lines.find(({ id }) => id === wanted) ??
    lines.find(({ id, pageId }) => splitPath(id).key === wanted || pageId === wanted)
  );
}

function decoded(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return "";
  }
}
