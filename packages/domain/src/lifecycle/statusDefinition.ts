import type { ApplicationType } from "../caseFile/application.ts";
import type { Text } from "../kernel/text.ts";

export type StatusGroup = "work" | "pool" | "authority" | "end" | "refusal" | "court";

export type StatusDefinition = {
  readonly group: StatusGroup;
  /** Nothing more is prepared or sent. */
  readonly isClosed?: true;
  /** A name for the applicant, without words of the court, and what happens now. */
  readonly applicant: { readonly name: Text; readonly now: Text };
  /** What happens now, where a type goes another way than the others. */
  readonly nowOf?: Partial<Readonly<Record<ApplicationType, Text>>>;
  /** The name that those who work with the law use. */
  readonly team: Text;
};
