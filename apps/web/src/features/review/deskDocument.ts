import { slotWord, type SlotWord } from "../../case/slotWords.ts";
import { levelWord } from "../../case/text.ts";
import type { OverviewLine } from "../../case/vaultOverview.ts";

/** How a document is marked for who works on the case, and whether they are offered to supply it. */
export function deskDocument(
  line: OverviewLine,
  hasFiles: boolean,
): { readonly tag: SlotWord; readonly mayAdd: boolean } {
  const { planned, standing } = line;
  const stands = slotWord(line);
  return {
    // What was sent or decided without it needs it no more, whatever its level was.
    tag: standing === "over" ? stands : { word: levelWord(planned.requirement).word, tone: stands.tone },
    mayAdd:
      !hasFiles && !planned.isOver && planned.requirement !== "NotApplicable" && planned.permissions.includes("Upload"),
  };
}
