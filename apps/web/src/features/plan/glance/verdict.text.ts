import type { Wording } from "../../../ui/language.tsx";

/** Words of the verdict: its sentences come with the plan. */
export const verdictWords = {
  title: { en: "Where you are now", fr: "Où vous en êtes" },
  needed: { en: "Money to show: {amount}", fr: "Fonds à prouver\u00A0: {amount}" },
  neededPlus: { en: "Money to show: {amount}, plus {names}", fr: "Fonds à prouver\u00A0: {amount}, plus {names}" },
  and: { en: " and ", fr: " et " },
  shown: { en: "{amount} counted so far", fr: "{amount} comptés jusqu’ici" },
  shownAtLeast: { en: "At least {amount} counted so far", fr: "Au moins {amount} comptés jusqu’ici" },
  notCounted: {
    en: "What your documents show is not counted yet",
    fr: "Ce que montrent vos documents n’est pas encore compté",
  },
  nothingShown: {
    en: "No document shows money yet",
    fr: "Aucun document ne prouve encore de fonds",
  },
} as const satisfies Record<string, Wording>;
