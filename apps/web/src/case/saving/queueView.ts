import type { PlacedRefusal } from "./queueDeps.ts";
import type { SaveState } from "./SaveStatus.tsx";
import type { Value } from "./unsavedAnswers.ts";

/**
 * Somebody (or another tab) changed an answer since this page saw it. `mine` waits for the person's choice; `base` is the
 * version it was given over. `unsent`: theirs waited on this device too, from a tab that was closed, and is not stored.
 */
export type Conflict = {
  readonly key: string;
  readonly mine: Value;
  readonly base: number;
  readonly theirs: Value;
  readonly version: number;
  readonly answeredAt: string;
  readonly unsent?: true;
};

export type QueueView = {
  readonly state: SaveState;
  /** Stored answers with what is on its way laid over them. */
  readonly values: Readonly<Record<string, Value>>;
  readonly conflicts: readonly Conflict[];
  /** What the server would not take, by the path of the case format. Gone once the answer is given again. */
  readonly refusals: readonly PlacedRefusal[];
  /** The values that were refused: still shown, so that nothing typed is lost. */
  readonly rejected: Readonly<Record<string, Value>>;
  /** Something is not stored yet. */
  readonly isUnsaved: boolean;
};
