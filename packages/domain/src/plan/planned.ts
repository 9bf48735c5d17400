import type { Text } from "../kernel/text.ts";
import type { Why } from "../kernel/why.ts";
import type { Way, Work } from "./verdictGates.ts";
import type { WarningId } from "../warnings/warningIds.ts";
import type { State } from "../questionnaire/stepState.ts";
import type { Readiness } from "../review/readiness.ts";
import type { Progress } from "../questionnaire/stepsProgress.ts";
import type { Phase, RequirementLevel } from "../vault/page.ts";
import type { PersonRole } from "../caseFile/personRole.ts";
import type { Permission } from "../vault/permission.ts";
import type { IsoDate } from "../kernel/calendarDate.ts";
import type { IecProgramme } from "../lists/youthMobility/iecProgrammes.ts";
import type { FundAccount } from "../funds/fundAccount.ts";
import type { FactRef } from "../kernel/trace.ts";
import type { EligibilityResult, EligibilityValue, ExpressEntryParts } from "../eligibility/eligibility.ts";
import type { DoneAt } from "../deadlines/deadline.ts";

/** What a plan holds, in the format `boreal-plan/1`. */

export const planFormat = "boreal-plan/1";

/** Until when the application is sent. `deadline`: the day of the plan on which it rests. */
export type SendBy = { readonly deadline: string; readonly date: IsoDate; readonly words: Text };

/** The money to show, as the first screen of a plan says it. */
export type VerdictMoney =
  | {
      readonly kind: "funds";
      readonly needed: number;
      /** What is needed besides, of which no amount is known. */
      readonly plus: readonly Text[];
      /** Null while nothing shows any money and nobody named an amount: that is not zero. */
      readonly shown: number | null;
      /** There is more that is not counted yet. */
      readonly isMore?: true;
    }
  | { readonly kind: "hostIncome"; readonly needed: number; readonly words: Text };

/** What a plan says before all else: whether the way is open, until when to send, and what money to show. */
export type Verdict = {
  readonly way: Way;
  /** One sentence, with the reason where the way is not open. */
  readonly sentence: Text;
  /** What would open it, or what else is to be known. */
  readonly more?: Text;
  /** The result on which it rests; its reason is among the results. */
  readonly of?: EligibilityResult;
  /** What decides it and is not told yet, the first first. */
  readonly waitsFor: readonly FactRef[];
  readonly sendBy?: SendBy;
  readonly money?: VerdictMoney;
  readonly rulesOut: readonly Work[];
};

export type PlannedStep = { readonly id: string; readonly state: State; readonly group?: string; readonly why: Why };

export type PlannedSlot = {
  readonly page: string;
  readonly slot: string;
  readonly person: string;
  readonly childNumber?: number;
  readonly requirement: RequirementLevel;
  readonly permissions: readonly Permission[];
  readonly phase: Phase;
  /** The person says not to have this document. */
  readonly saidNotAvailable?: true;
  /** The legal team returned a file that lies here, and nothing else came since. */
  readonly toReplace?: true;
  /** Nothing is to do there any more: its time is over, and nobody asks for it anew. */
  readonly isOver?: true;
  /** Files that lie here and count for nothing yet: in the name of somebody else, or with a fault that has to be mended first. */
  readonly notCounted?: readonly string[];
  /** The request of an authority by which it is required, in `authorityRequests` of the case. */
  readonly askedBy?: string;
  readonly why: Why;
};

export type PlannedWarning = {
  readonly id: WarningId;
  readonly blocking: boolean;
  readonly popUp: boolean;
  readonly fileId?: string;
  readonly slot?: string;
  /** The lawyer’s decision that overrides it, in `lawyerWords` of the case. Without it the warning would block. */
  readonly overriddenBy?: string;
  /** The applicant can do no more about it: it blocks until the legal team has looked at it, but does not delay the review. */
  readonly forLawyer?: true;
  readonly why: Why;
};

export type PlannedDeadline = {
  readonly id: string;
  readonly title: Text;
  readonly date: IsoDate | null;
  /** The document that sets the day. */
  readonly fileId?: string;
  /** The page of the vault on which a person shows that it is done. */
  readonly doneAt?: DoneAt;
  readonly why: Why;
};

/** A refusal of a value. `advice`: the value is accepted, the sentence says what follows from it, and nothing has to be corrected. */
export type PlannedRefusal = {
  readonly path: string;
  readonly code: string;
  readonly text: Text;
  readonly advice?: true;
};

/** An answer that is kept but not used, because other answers now say that its question does not concern the person. */
export type SetAside = { readonly id: string; readonly why: Why };

/** What an open step can be filled in with; nothing rests on it until the person has confirmed it. */
export type PlannedPrefill = { readonly id: string; readonly value: unknown; readonly origin: Text; readonly why: Why };

/** An answer of which a document says something else, until one of them is changed or the answer is said to be right (ADR 0169). */
export type PlannedDifference = {
  /** `readOtherwise.` and the question. */
  readonly id: string;
  readonly step: string;
  readonly read: unknown;
  readonly origin: Text;
  /** The page of the document, its file, and the name of the value in it. */
  readonly page: string;
  readonly fileId: string;
  readonly field: string;
  readonly why: Why;
};

/** A result of the eligibility helpers. `value` null: it does not concern this application, or is not known. */
export type PlannedEligibility = {
  readonly value: EligibilityValue;
  readonly message?: Text;
  /** Of youth mobility: the categories that are offered now. */
  readonly programmes?: readonly IecProgramme[];
  /** Of youth mobility: every category with its reason. */
  readonly categories?: readonly PlannedCategory[];
  readonly why: Why;
} & Partial<ExpressEntryParts>;

/** A category of youth mobility. `offered` null: not known yet. */
export type PlannedCategory = {
  readonly programme: IecProgramme;
  readonly name: Text;
  readonly offered: boolean | null;
  readonly message?: Text;
  readonly why: Why;
};

/** Canadian dollars. `amount` null: no row of a table holds on the date, or an answer is missing; never a guess. */
export type PlannedFundLine = {
  readonly id: string;
  readonly title: Text;
  readonly amount: number | null;
  readonly why: Why;
};

export type PlannedAccount = FundAccount;

export type PlannedFunds = {
  readonly required: { readonly amount: number | null; readonly lines: readonly PlannedFundLine[]; readonly why: Why };
  readonly available: {
    readonly amount: number | null;
    readonly accounts: readonly PlannedAccount[];
    /** Accounts that a person took out of the count. */
    readonly takenOut: readonly Pick<PlannedAccount, "id" | "title" | "fileId" | "account">[];
    readonly why: Why;
  };
  /** Required less available, 0 when there is enough; null while one of the two is not known. */
  readonly shortfall: number | null;
  readonly hostIncome: { readonly amount: number | null; readonly why: Why };
};

export type PlannedFee = {
  readonly id: string;
  readonly title: Text;
  readonly person: PersonRole;
  readonly childNumber?: number;
  readonly amount: number | null;
  /** Somebody else than the applicant pays it. */
  readonly paidBy?: "employer";
  readonly why: Why;
};

export type PlannedLetter = {
  readonly id: string;
  readonly title: Text;
  readonly requirement: RequirementLevel;
  readonly permissions: readonly Permission[];
  /** Nobody writes it any more: the application was sent without it, or is closed. */
  readonly isOver?: true;
  readonly why: Why;
};

export type PlannedForm = {
  readonly id: string;
  readonly title: Text;
  readonly person: PersonRole;
  readonly childNumber?: number;
  readonly applies: boolean;
  readonly why: Why;
};

/** Everything that follows from a case, in the outside form `boreal-plan/1`. Subjects not built yet are empty. */
export type Plan = {
  readonly format: typeof planFormat;
  readonly rulesVersion: string;
  readonly today: IsoDate;
  readonly notNeeded?: { readonly text: Text; readonly why: Why };
  /** Nothing once the application was sent. */
  readonly verdict?: Verdict;
  readonly refusals: readonly PlannedRefusal[];
  readonly assessment: {
    /** Some questions of this type of application do not exist yet, so the plan is incomplete too. */
    readonly asksOnlyPart?: true;
    readonly progress: Progress;
    readonly next: string | null;
    readonly steps: readonly PlannedStep[];
    readonly warnings: readonly PlannedWarning[];
    readonly setAside: readonly SetAside[];
    readonly prefills: readonly PlannedPrefill[];
    readonly differences: readonly PlannedDifference[];
  };
  readonly vault: readonly PlannedSlot[];
  readonly warnings: readonly PlannedWarning[];
  /** Nothing where all was found. */
  readonly unread?: readonly PlannedUnread[];
  readonly letters: readonly PlannedLetter[];
  readonly forms: readonly PlannedForm[];
  readonly eligibility: Readonly<Record<EligibilityResult, PlannedEligibility>>;
  readonly funds: PlannedFunds;
  readonly fees: readonly PlannedFee[];
  readonly deadlines: readonly PlannedDeadline[];
  readonly readiness: Readiness;
};

/** What a plan says beside the slots of the vault and whether the case is ready. */
export type PlanBesideVault = Omit<Plan, "format" | "vault" | "readiness">;

/**
 * Values that nobody found in a document and from which something follows: an amount, a day, or which documents are needed.
 * What a question asks for is asked there, and what only a form waits for is a gap of the form: neither is asked for twice.
 */
export type PlannedUnread = {
  readonly fileId: string;
  readonly page: string;
  /** Names of the values, as `parsedValues` of the document spells them. */
  readonly values: readonly string[];
};
