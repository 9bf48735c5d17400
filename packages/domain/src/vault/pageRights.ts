import type { Permission } from "./permission.ts";
import type { SensitiveSubject } from "../caseFile/sensitivity.ts";

/** Money is not among them: whoever may not know of it sees only pages that are open to them by name. */
type PageSubject = Exclude<SensitiveSubject, "money">;

/**
 * Who may know of a page besides the applicant and the legal team (docs/facts/roles.md section 2, rows “Vault: view” and
 * “Vault: upload”). Every page says it of itself; a page without does not compile (ADR 0120).
 */
export type PageRights = {
  /** What its files tell of by being there, whatever their level rests on. */
  readonly about: PageSubject | "nothingSensitive";
  /** Of the applicant’s own school, with consent; the school of a spouse may be another one. */
  readonly schoolStaff: readonly Permission[];
  /** Of the applicant’s own agent; to upload with consent. */
  readonly agent: readonly Permission[];
  /** What the applicant may do follows from `studentPermissions`, or is nothing whatever a rule says (document 1 section 6). */
  readonly applicant: "byRule" | "nothing";
};

/** No school and no agent sees it, and nothing sensitive lies on it. */
export const closedToOutsiders: PageRights = {
  about: "nothingSensitive",
  schoolStaff: [],
  agent: [],
  applicant: "byRule",
};

/** No school and no agent sees it, nor whoever may not know of the subject. */
export const tellsOf = (about: PageSubject): PageRights => ({ ...closedToOutsiders, about });

/** What a school or an agent does there. */
export const openTo = (outsiders: Partial<Pick<PageRights, "schoolStaff" | "agent">>): PageRights => ({
  ...closedToOutsiders,
  ...outsiders,
});

/** Neither outsiders nor the applicant ever see it. */
export const legalTeamAlone: PageRights = { ...closedToOutsiders, applicant: "nothing" };
