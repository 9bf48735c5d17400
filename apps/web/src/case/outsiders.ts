import type { Role } from "@boreal/domain/caseFile/user";

/** Schools and agencies: they see a part of a case, by the consent of whose case it is, and the words of neither side are theirs. */
export const isOutsider = (role: Role): boolean => role === "schoolStaff" || role === "agent";
