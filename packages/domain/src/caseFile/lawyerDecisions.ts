import { freeText, nullable, objectOf, oneOf, type ValueOf } from "../kernel/shape.ts";

/** The longest reason that a lawyer may give, in characters. */
export const longestLawyerReason = 1000;

/**
 * `warningOverridden`: a warning about this file does not hold the case back. `formAccepted`: this file is the official form, in
 * the edition in use, complete, signed, and validated where it is.
 */
export const lawyerDecisionKinds = ["warningOverridden", "formAccepted"] as const;
export type LawyerDecisionKind = (typeof lawyerDecisionKinds)[number];

/**
 * What a lawyer decided about a file, against what was found in it or where nothing could be found, with the reason. Only words
 * that stand are part of a case; one that was taken back stays on record. `restsOn` is what the warning rested on that day:
 * once any of it changed, the word speaks of something else (warnings/overriddenByLawyer.ts).
 */
export const lawyerDecisionShape = objectOf(
  {
    id: freeText(100),
    kind: oneOf(lawyerDecisionKinds),
    fileId: freeText(100),
    warningId: nullable(freeText(100)),
    form: nullable(freeText(40)),
    reason: freeText(longestLawyerReason),
    restsOn: nullable(freeText(20_000)),
    givenAt: nullable(freeText(40)),
  },
  ["id", "kind", "fileId", "reason"],
);

export type LawyerDecision = ValueOf<typeof lawyerDecisionShape> & {
  readonly id: string;
  readonly kind: LawyerDecisionKind;
  readonly fileId: string;
  readonly reason: string;
};
