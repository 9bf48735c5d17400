import type { Text } from "../kernel/text.ts";

/**
 * A closed case is erased when one person of the firm asks for it and another one confirms it, and nobody undoes it in the days
 * that follow (ADR 0461). The reason is one of a list: what stays of an erased case names nobody.
 */

/** Days between the confirmation and the erasing. Ours: long enough to hear of it after a holiday. */
export const erasureUndoDays = 30;

export const erasureReasons = {
  personAsks: { en: "The person asks for it", fr: "La personne le demande" },
  retentionOver: {
    en: "The firm no longer has to keep it",
    fr: "Le cabinet n’a plus à le conserver",
  },
  openedByMistake: { en: "It was opened by mistake", fr: "Il a été ouvert par erreur" },
} as const satisfies Readonly<Record<string, Text>>;
export type ErasureReason = keyof typeof erasureReasons;

export const isErasureReason = (id: string): id is ErasureReason => Object.hasOwn(erasureReasons, id);

/** So much may be said of why a case is held. */
export const longestHoldReason = 1000;

/** What is counted of an erased case: enough to say how much it was. */
export type ErasedCounts = {
  readonly answers: number;
  readonly documents: number;
  readonly letters: number;
  readonly messages: number;
};
