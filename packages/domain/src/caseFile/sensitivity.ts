import type { ApplicationType } from "./application.ts";
import type { Shape } from "../kernel/shape.ts";

/**
 * What some who work with a case may not know (docs/facts/roles.md sections 1 and 2: health, crime, prison, money). Each
 * answer and each page of the vault says of itself what it tells (ADR 0120); which role may not know which subject is in the
 * server's `policies/withheld.ts`.
 */
export const sensitiveSubjects = ["health", "crime", "money"] as const;
export type SensitiveSubject = (typeof sensitiveSubjects)[number];

/** Said in so many words, as an answer or a page that says nothing does not compile. */
export type Sensitivity = SensitiveSubject | "nothingSensitive";

/** The shape of an answer, with what the answer tells. */
export type AnswerShape<S = Shape<unknown>> = S & {
  readonly about: Sensitivity;
  /** The applicant may still give it after the invitation to apply for this. */
  readonly staysOpenFor?: ApplicationType;
};

/** Answers that tell of the same, as part of their theme. */
export function about<const F extends Readonly<Record<string, Shape<unknown>>>>(
  subject: Sensitivity,
  answers: F,
): { readonly [K in keyof F]: AnswerShape<F[K]> } {
  const told = Object.entries(answers).map(([key, shape]) => [key, { ...shape, about: subject }]);
  return Object.fromEntries(told) as { readonly [K in keyof F]: AnswerShape<F[K]> };
}

/** Answers about what the applicant is invited to apply for: open after the invitation, when the others are closed (docs/facts/statuses.md section 5). */
export function staysOpen<const F extends Readonly<Record<string, AnswerShape>>>(type: ApplicationType, answers: F): F {
  const open = Object.entries(answers).map(([key, shape]) => [key, { ...shape, staysOpenFor: type }]);
  return Object.fromEntries(open) as F;
}
