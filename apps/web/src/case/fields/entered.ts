import type { Unread } from "../saving/answerSheet.ts";

/** A choice is an answer at once; typing may go on. */
type Pace = "chosen" | "typed";

/** What a control says: a value, none, or something that cannot be read yet. */
export type Entered = { readonly value: unknown; readonly unread?: Unread; readonly pace: Pace };

export const choosing = (value: unknown): Entered => ({ value, pace: "chosen" });
export const typing = (value: unknown, unread?: Unread): Entered => ({
  value,
  pace: "typed",
  ...(unread ? { unread } : {}),
});
