import type { BilingualText } from "../ui/language.tsx";
import type { Tone } from "../ui/layout/StatusTag.tsx";
import { levelWord, text } from "./text.ts";
import type { OverviewLine } from "./vaultOverview.ts";

/** How a slot stands in a word or two, with its tone. What is simply still to do is calm: rust is for what blocks. */
export type SlotWord = { readonly word: BilingualText; readonly tone: Tone };

type Given = Pick<OverviewLine, "standing" | "isFilledHere" | "isByTeam" | "isOnlyFilled" | "doesNotCountYet"> & {
  readonly planned: { readonly requirement: string };
};

export const slotWords = {
  toAdd: { en: "To add", fr: "À ajouter" },
  added: { en: "Added", fr: "Ajouté" },
  filledHere: { en: "Among the forms", fr: "Parmi les formulaires" },
  byTeam: { en: "The legal team prepares it", fr: "L’équipe juridique le prépare" },
  toSign: { en: "To check and sign", fr: "À vérifier et à signer" },
  fromOthers: { en: "Expected from others", fr: "Attendu d’autres personnes" },
  notYet: { en: "Does not count yet", fr: "Ne compte pas encore" },
  toReplace: { en: "To replace", fr: "À remplacer" },
  over: { en: "Not added", fr: "Non ajouté" },
  later: { en: "Later", fr: "Plus tard" },
} as const satisfies Record<string, BilingualText>;

/** The word for a slot. A level that says more than “to add” stands for itself. */
export function slotWord({
  standing,
  isFilledHere,
  isByTeam,
  isOnlyFilled,
  doesNotCountYet,
  planned,
}: Given): SlotWord {
  if (doesNotCountYet && standing !== "returned") return { word: slotWords.notYet, tone: "attention" };
  switch (standing) {
    case "present":
      return { word: slotWords.added, tone: "done" };
    case "returned":
      return { word: slotWords.toReplace, tone: "attention" };
    case "missing":
      if (isOnlyFilled) return { word: slotWords.toSign, tone: "todo" };
      if (isByTeam) return { word: slotWords.byTeam, tone: "quiet" };
      if (isFilledHere) return { word: slotWords.filledHere, tone: "todo" };
      return planned.requirement === "Required"
        ? { word: slotWords.toAdd, tone: "todo" }
        : { word: levelWord(planned.requirement).word, tone: "quiet" };
    case "saidNotThere":
      return { word: text.saidNotAvailable, tone: "quiet" };
    case "awaited":
      return { word: slotWords.fromOthers, tone: "quiet" };
    case "over":
      return { word: slotWords.over, tone: "quiet" };
    case "later":
      return { word: slotWords.later, tone: "quiet" };
    case "needsAttention":
    case "ifApplies":
    case "notNeeded":
      return levelWord(planned.requirement);
  }
}
