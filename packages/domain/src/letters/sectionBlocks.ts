import type { Language } from "../kernel/text.ts";
import { isGap, sectionText, type DraftPart, type DraftSection } from "./draft.ts";
import type { LetterBlock } from "./letterBlock.ts";
import { sentencesOf } from "./prose/sentenceEnd.ts";

/** The text of a section as blocks, by how its sentences stand. */

export const linesOf = (parts: readonly DraftPart[]): readonly string[] =>
  parts.flatMap(({ text }) => text.split("\n")).filter((line) => line.trim() !== "");

type Setting = {
  readonly language: Language;
  /** One number runs through all sections of an affidavit. */
  readonly numbering: { last: number };
  /** The heading of the case over a document that is added to this one. */
  readonly courtHeading: (title: string) => readonly LetterBlock[];
};

export function sectionBlocks(draft: DraftSection, setting: Setting): readonly LetterBlock[] {
  const { section, sentences } = draft;
  if (sentences.length === 0) return [];
  const title = section.title[setting.language];
  return [
    ...(section.startsPage ? [{ kind: "page" } as const] : []),
    ...(section.startsPage === "court"
      ? setting.courtHeading(title)
      : section.hasNoHeading
        ? []
        : [{ kind: "heading", text: title } as const]),
    ...textBlocks(draft, setting),
  ];
}

function textBlocks({ section, sentences }: DraftSection, { numbering }: Setting): readonly LetterBlock[] {
  const lines = linesOf(sentences);
  switch (section.look) {
    case "signature":
      return [{ kind: "signature", lines, hasLine: true }];
    case "jurat":
      return [{ kind: "jurat", lines: lines.slice(0, -1), signer: lines.at(-1) ?? "" }];
    case "lines":
      return groupsOf(sentences).map((part): LetterBlock => ({ kind: "lines", lines: linesOf(part) }));
    case "slips":
      return sentences.flatMap((part): readonly LetterBlock[] => [
        { kind: "page" },
        { kind: "lines", lines: linesOf([part]) },
      ]);
    default:
  }
  if (section.isNumbered)
    return sentences.flatMap(paragraphsOf).map((text): LetterBlock => {
      numbering.last += 1;
      return { kind: "numbered", number: numbering.last, text };
    });
  return sectionText({ sentences })
    .split("\n")
    .filter((text) => text !== "")
    .map((text): LetterBlock => ({ kind: "paragraph", text }));
}

/** One fact a paragraph: what somebody typed in several sentences is several of them. */
const paragraphsOf = (part: DraftPart): readonly string[] =>
  isGap(part) || part.origin === "composed" ? [part.text] : sentencesOf(part.text).map(({ text }) => text);

/** What has several lines is a group of its own; single lines that follow each other are one. */
function groupsOf(sentences: readonly DraftPart[]): readonly (readonly DraftPart[])[] {
  const groups: DraftPart[][] = [];
  for (const part of sentences) {
    const last = groups.at(-1);
    if (last && ![last.at(-1), part].some((one) => one?.text.includes("\n"))) last.push(part);
    else groups.push([part]);
  }
  return groups;
}
