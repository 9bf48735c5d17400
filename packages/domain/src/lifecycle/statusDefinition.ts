import type { ApplicationType } from "../caseFile/application.ts";
import type { Text } from "../kernel/text.ts";

export type StatusGroup = "work" | "pool" | "authority" | "end" | "refusal" | "court";

export type ApplicantWords = { readonly name: Text; readonly now: Text };

export type StatusDefinition = {
  readonly group: StatusGroup;
  /** Nothing more is prepared or sent. */
  readonly isClosed?: true;
  /** A name for the applicant, without words of the court, and what happens now. */
  readonly applicant: ApplicantWords;
  /** The same, where a type goes another way than the others; what it leaves out is as above. */
  readonly applicantOf?: Partial<Readonly<Record<ApplicationType, Partial<ApplicantWords>>>>;
  /** The name that those who work with the law use. */
  readonly team: Text;
};
