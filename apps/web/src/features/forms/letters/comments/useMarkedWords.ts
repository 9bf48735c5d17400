import { passageAt } from "@boreal/domain/letters/versions/passage";
import { useEffect, useState } from "react";

export type MarkedWords = NonNullable<ReturnType<typeof passageAt>>;

/** What somebody marked last in the text of a section, by mouse, finger or keys; it stays while they write about it. */
export function useMarkedWords(sectionId: string, value: string): MarkedWords | undefined {
  const [marked, mark] = useState<{ readonly value: string; readonly words: MarkedWords }>();
  useEffect(() => {
    const look = () => {
      const range = rangeWithin(sectionId);
      const words = range && passageAt(value, range.from, range.to);
      if (words) mark({ value, words });
    };
    document.addEventListener("selectionchange", look);
    return () => document.removeEventListener("selectionchange", look);
  }, [sectionId, value]);
  // What was marked in another text of the section is marked no more.
  return marked?.value === value ? marked.words : undefined;
}

function rangeWithin(sectionId: string): { readonly from: number; readonly to: number } | undefined {
  const selection = document.getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return undefined;
  const range = selection.getRangeAt(0);
  const from = placeIn(sectionId, range.startContainer, range.startOffset);
  const to = placeIn(sectionId, range.endContainer, range.endOffset);
  return from === undefined || to === undefined ? undefined : { from, to };
}

/** The place in the text of the section; what stands beside its words, such as the number of a comment, is not counted. */
function placeIn(sectionId: string, node: Node, offset: number): number | undefined {
  const element = node instanceof Element ? node : node.parentElement;
  const paragraph = element?.closest<HTMLElement>("[data-start]");
  if (!paragraph?.closest(`[data-letter-text="${sectionId}"]`)) return undefined;
  const before = document.createRange();
  before.setStart(paragraph, 0);
  before.setEnd(node, offset);
  const words = before.cloneContents();
  for (const beside of words.querySelectorAll("[data-beside-text]")) beside.remove();
  return Number(paragraph.dataset["start"]) + (words.textContent ?? "").length;
}
