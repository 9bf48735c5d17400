import type { Application, ApplicationKey, ApplicationStatus, ApplicationType } from "../caseFile/application.ts";
import type { CaseReader } from "../caseFile/reader.ts";
import type { CaseCondition } from "../caseFile/rule.ts";
import type { LinkedKind } from "../caseFile/answers/application/startedFrom.ts";
import type { Role } from "../caseFile/user.ts";
import type { Text } from "../kernel/text.ts";
import type { AskedKey, Entered } from "./asked.ts";

/** What a change of status is made of. All of them are data, in `transitions.ts`; `decideTransition.ts` judges one. */

/** Who makes a change. `system`: a job, once a day, where the time of the other side is over. */
export type StatusActor = Extract<Role, "student" | "lawyer" | "paralegal" | "admin"> | "system";

/** A fact that is asked for with the change, because the change means it. Its words and checks are in `asked.ts`. */
export type Asked = { readonly key: AskedKey; readonly isOptional?: true };

/** Something that only a person can know, and says by ticking it. It is kept with the change. */
export type Confirmed = { readonly id: string; readonly text: Text };

/** `readyForReview`: everything that the review asks (`review/readyForReview.ts`), told point by point. */
export type Need = CaseCondition | "readyForReview";

/** The status before an offer, and the one before the record was filed. */
export type RememberedKey = Extract<keyof Application, `statusBefore${string}`>;

export type Transition = {
  readonly id: string;
  readonly from: readonly ApplicationStatus[];
  readonly to: ApplicationStatus;
  readonly by: readonly StatusActor[];
  /** The words on its button, and what it means. */
  readonly name: Text;
  readonly means: Text;
  /** How it is told afterwards, where the words of the button ask for it instead; without words of the court. */
  readonly told?: Text;
  /** The types to which it belongs. */
  readonly types: readonly ApplicationType[];
  /** Only then is it offered at all. */
  readonly when?: CaseCondition;
  /** Each must hold, or the change is refused with what is open. Read after the facts that come with it are in place. */
  readonly needs?: readonly Need[];
  /** Each is told beside the button, and holds nothing back. */
  readonly warns?: readonly CaseCondition[];
  readonly asks?: readonly Asked[];
  /** What a document of the case tells of them. */
  readonly isTold?: (the: CaseReader) => Entered;
  readonly confirms?: readonly Confirmed[];
  /** A text in one’s own words, kept with the change; where it has to be written, it is for the applicant. */
  readonly reason?: "required" | "optional";
  /** Something goes to the authority or the Court, or came from it: this is no slip that can be taken back. */
  readonly leavesTheHouse?: true;
  /** What was filed is kept as it was that day: files, forms and the plan. */
  readonly isFiling?: true;
  /** The applicant may only report it; one of these confirms it. */
  readonly confirmedBy?: readonly StatusActor[];
  /** What a report of the applicant has to rest on. */
  readonly reportNeeds?: readonly CaseCondition[];
  /** Only then does the system make it by itself. */
  readonly ofItself?: CaseCondition;
  /** Facts that hold no more after it. */
  readonly clears?: readonly (AskedKey | RememberedKey)[];
  /** Keeps the status that it starts from, to go back there. */
  readonly remembers?: RememberedKey;
  /** A linked application starts with it, in the same moment (`linked.ts`). */
  readonly links?: LinkedKind;
};

/** The fact that every change sets, whatever else it sets. */
export const alwaysSet = "statusUpdatedAt" satisfies ApplicationKey;
