import type { PersonRef, PersonRole } from "@boreal/domain/caseFile/personRole";

/** Whose form it is, as lists say it in two parts. */
export const personOf = (role: PersonRole, childNumber: number | null | undefined): PersonRef =>
  role === "child" ? { role, childNumber: childNumber ?? 1 } : { role };
