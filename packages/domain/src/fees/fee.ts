import type { CaseReader } from "../caseFile/reader.ts";
import type { Member } from "../conditions/application/household.ts";
import { decisionFrom, type Decision } from "../kernel/decision.ts";
import { type Cad, inDollars } from "../kernel/money.ts";
import type { Text } from "../kernel/text.ts";

/** A government fee of one person, in Canadian dollars; null when no row of a table holds on the date or an answer is missing. */
export type Fee = {
  readonly id: string;
  readonly title: Text;
  readonly person: Member["role"];
  readonly childNumber?: number;
  /** Somebody else than the applicant pays it: it is told, and no part of what the applicant pays. */
  readonly paidBy?: "employer";
  readonly decision: Decision<number | null>;
};

export type FeeReason = {
  readonly amount: Cad | undefined;
  readonly because: readonly Text[];
  readonly decidedBy: string;
};

/** Wraps what was worked out with `reader`; the line is named after the table or the subject of the fee. */
export const feeOf = (
  reader: CaseReader,
  { id, title }: Pick<Fee, "id" | "title">,
  { role, childNumber }: Member,
  { amount, because, decidedBy }: FeeReason,
): Fee => ({
  id,
  title,
  person: role,
  ...(childNumber === undefined ? {} : { childNumber }),
  decision: decisionFrom(reader, {
    value: amount === undefined ? null : inDollars(amount),
    because,
    decidedBy: `fees.${id}.${decidedBy}`,
  }),
});

/** For whom a fee is, as a clause. */
export const forWhom: Readonly<Record<Member["role"], Text>> = {
  main: { en: "you are applying for yourself", fr: "vous faites la demande pour vous-même" },
  spouse: { en: "your spouse or partner comes with you", fr: "votre conjoint ou partenaire vous accompagne" },
  child: { en: "this child comes with you", fr: "cet enfant vous accompagne" },
};
