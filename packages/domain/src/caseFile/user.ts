import { freeText, nullable, objectOf, oneOf, type ValueOf } from "../kernel/shape.ts";
import { lifeFields } from "./lifeHistory.ts";

/** docs/facts/roles.md section 1. */
export const roles = ["student", "lawyer", "paralegal", "support", "schoolStaff", "agent", "admin"] as const;

export type Role = (typeof roles)[number];

/** Roles of the office, of which one account may hold several; the first is the one that counts most in a case. */
export const officeRoles = ["lawyer", "paralegal", "admin"] as const satisfies readonly Role[];

export const applicantKinds = ["student", "visitor", "worker", "expressEntry", "iec"] as const;

export const userShape = objectOf({
  role: oneOf(roles),
  applicantKind: nullable(oneOf(applicantKinds)),
  schoolId: nullable(freeText(200)),
  ssoId: nullable(freeText(200)),
  agentId: nullable(freeText(200)),
});

/** Document 1 section 3, “Profile and assessment fields read by the form prefill”; what the questionnaire does not ask. */
export const profileShape = objectOf({
  firstName: freeText(200),
  lastName: freeText(200),
  email: freeText(320),
  preferredLanguage: oneOf(["en", "fr"]),
  ...lifeFields,
});

export type User = ValueOf<typeof userShape>;
export type UserKey = keyof User;
export type Profile = ValueOf<typeof profileShape>;
export type ProfileKey = keyof Profile;
