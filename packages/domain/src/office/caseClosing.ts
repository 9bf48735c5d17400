import type { IsoDate } from "../kernel/calendarDate.ts";
import type { Text } from "../kernel/text.ts";

/**
 * A firm closes a case when its work on it is over, and opens it again when there is more to do. That is apart from the status,
 * which says what became of the application (ADR 0460).
 */

/** Why a case is closed, as the firm counts it. What else there is to say goes into own words. */
export const closingReasons = {
  workDone: { en: "The work is done", fr: "Le travail est terminé" },
  mandateEnded: { en: "The client ended the mandate", fr: "La personne a mis fin au mandat" },
  firmWithdrew: { en: "The firm withdrew", fr: "Le cabinet s’est retiré du dossier" },
  noAnswer: { en: "The client no longer answers", fr: "La personne ne répond plus" },
  goesElsewhere: { en: "Another firm goes on with it", fr: "Un autre cabinet prend la suite" },
  openedByMistake: { en: "It was opened by mistake", fr: "Il a été ouvert par erreur" },
  other: { en: "Another reason", fr: "Une autre raison" },
} as const satisfies Readonly<Record<string, Text>>;
export type ClosingReason = keyof typeof closingReasons;

/** Why it is opened again. */
export const reopeningReasons = {
  clientReturned: { en: "The client came back", fr: "La personne est revenue" },
  newMail: { en: "Something arrived that needs an answer", fr: "Un envoi reçu demande une réponse" },
  closedByMistake: { en: "It was closed by mistake", fr: "Il a été fermé par erreur" },
  other: { en: "Another reason", fr: "Une autre raison" },
} as const satisfies Readonly<Record<string, Text>>;
export type ReopeningReason = keyof typeof reopeningReasons;

const has = <Known extends Readonly<Record<string, Text>>>(known: Known, id: string): id is string & keyof Known =>
  Object.hasOwn(known, id);

export const isClosingReason = (id: string): id is ClosingReason => has(closingReasons, id);
export const isReopeningReason = (id: string): id is ReopeningReason => has(reopeningReasons, id);

/** Only a reason that says nothing by itself needs words beside it. */
export const needsWords = (reason: ClosingReason | ReopeningReason): boolean => reason === "other";

/** So much may be said in own words. */
export const longestClosingWords = 1000;

type Dated = { readonly id: string; readonly title: Text; readonly date: IsoDate | null };

/**
 * Days that are still ahead, today among them, and those of which the day is not known: nobody is reminded of them once the case
 * is closed, so whoever closes it sees them first.
 */
export const deadlinesAhead = <One extends Dated>(deadlines: readonly One[], today: IsoDate): readonly One[] =>
  deadlines.filter(({ date }) => date === null || date >= today);
