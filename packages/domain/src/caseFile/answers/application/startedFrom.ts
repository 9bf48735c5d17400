import { date, nullable, objectOf, oneOf, type ValueOf } from "../../../kernel/shape.ts";
import { answersShape } from "../answerShapes.ts";
import { applicationTypes, type ApplicationType } from "../../application.ts";

/** Why one application follows from another. */
export const linkedKinds = [
  "judicialReview",
  "mandamus",
  "reconsideration",
  "restoration",
  "reapplication",
  "afterInvitation",
  "postGraduationPermit",
  "visitorRecord",
] as const;
export type LinkedKind = (typeof linkedKinds)[number];

/** What became of the earlier application; nothing where it was never sent. */
export const earlierOutcomes = ["approved", "refused", "underReview", "withdrawn"] as const;
export type EarlierOutcome = (typeof earlierOutcomes)[number];

/** Described once in the schema of a case, where its own answers are. */
const answersOfCase: typeof answersShape = { ...answersShape, schema: () => ({ $ref: "#/properties/answers" }) };

/**
 * The application from which this one was started, as it was that day. Its answers count for nothing: each fills in a
 * question of this application until the person confirms it there (ADR 0150).
 */
export const startedFromShape = objectOf(
  {
    kind: oneOf(linkedKinds),
    type: oneOf(applicationTypes),
    outcome: nullable(oneOf(earlierOutcomes)),
    decidedOn: nullable(date()),
    answers: answersOfCase,
  },
  ["kind", "type"],
);

export type StartedFrom = ValueOf<typeof startedFromShape> & {
  readonly kind: LinkedKind;
  readonly type: ApplicationType;
};
