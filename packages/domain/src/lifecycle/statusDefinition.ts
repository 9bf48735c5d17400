import type { Text } from "../kernel/text.ts";

export type StatusGroup = "work" | "pool" | "authority" | "end" | "refusal" | "court";

/** Whose next step it is. What is asked for in between (a request with its deadline) is told beside it. */
export type WaitsFor = "applicant" | "team" | "authority" | "court" | "nobody";

export type StatusDefinition = {
  readonly group: StatusGroup;
  readonly waitsFor: WaitsFor;
  /** Nothing more is prepared or sent. */
  readonly isClosed?: true;
  /** A name for the applicant, without words of the court, and what happens now. */
  readonly applicant: { readonly name: Text; readonly now: Text };
  /** The name that those who work with the law use. */
  readonly team: Text;
};
