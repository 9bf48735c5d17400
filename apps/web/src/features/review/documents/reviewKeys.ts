/** What a key does in the review of documents. */
export type ReviewAction =
  | "next"
  | "previous"
  | "accept"
  | "return"
  | "ask"
  | "override"
  | "correct"
  | "cancel"
  | "keys";

/** Single letters, on any keyboard: the first one is shown. */
export const reviewKeys: readonly { readonly action: ReviewAction; readonly keys: readonly string[] }[] = [
  { action: "accept", keys: ["a"] },
  { action: "next", keys: ["j", "ArrowRight"] },
  { action: "previous", keys: ["k", "ArrowLeft"] },
  { action: "return", keys: ["r"] },
  { action: "ask", keys: ["d"] },
  { action: "override", keys: ["o"] },
  { action: "correct", keys: ["c"] },
  { action: "cancel", keys: ["u"] },
  { action: "keys", keys: ["?"] },
];

type Pressed = {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly repeat: boolean;
  /** Somebody types into it, or it has keys of its own. */
  readonly isInField: boolean;
};

/**
 * What was meant by a key. Only heard while the focus is in the view of the review, and not at all while somebody types or has
 * turned the keys off (WCAG 2.1.4). A key that is held down decides once.
 */
export function actionOf(
  { key, ctrlKey, metaKey, altKey, repeat, isInField }: Pressed,
  areOn: boolean,
): ReviewAction | undefined {
  if (ctrlKey || metaKey || altKey || isInField) return undefined;
  const wanted = key.length === 1 ? key.toLowerCase() : key;
  const action = reviewKeys.find(({ keys }) => keys.includes(wanted))?.action;
  if (action === undefined || !areOn) return undefined;
  return repeat && action !== "next" && action !== "previous" ? undefined : action;
}
