import type { Permission } from "@boreal/domain/vault/permission";
import { answerShapes, isAnswerKey } from "@boreal/domain/caseFile/answers/answerShapes";
import type { SensitiveSubject, Sensitivity } from "@boreal/domain/caseFile/sensitivity";
import type { Role } from "@boreal/domain/caseFile/user";
import { pageOf } from "@boreal/domain/vault/pages";

/** Roles of people who belong neither to the applicant nor to the firm: a page says itself what they may do on it. */
export type Outsider = "schoolStaff" | "agent";

/** What a role may not know of any case: subjects, and pages. A role that is not here knows the whole case. */
export type WithheldLimits = {
  readonly subjects: readonly SensitiveSubject[] | "everyAnswer";
  /** Only pages that are open to this outsider, or every page that tells nothing of the subjects, or none. */
  readonly pages: Outsider | "allThatTellNothing" | "none";
};

/** What an outsider may do on a page, by the definition of the page. */
export const outsiderMay = (role: Outsider, permission: Permission, slug: string): boolean =>
  pageOf(slug)?.rights[role].includes(permission) ?? false;

/**
 * The one table of which role may not know what (docs/facts/roles.md section 2). Support: “– until break-glass” for health, crime
 * and prison. Agents: “without health, crime, money”. School staff: “status only”. The list names no refused visas,
 * misrepresentation or overstays. Military service and political associations are asked in official forms alone, which none of
 * these three sees. What tells of a subject, each answer and each page says of itself (ADR 0120).
 */
export const withheldFrom: Readonly<Record<Role, WithheldLimits | undefined>> = {
  student: undefined,
  lawyer: undefined,
  paralegal: undefined,
  admin: undefined,
  support: { subjects: ["health", "crime"], pages: "allThatTellNothing" },
  agent: { subjects: ["health", "crime", "money"], pages: "agent" },
  schoolStaff: { subjects: "everyAnswer", pages: "schoolStaff" },
};

const tells = (about: Sensitivity, { subjects }: WithheldLimits): boolean =>
  subjects === "everyAnswer" || (about !== "nothingSensitive" && subjects.includes(about));

/** Whether a role may not know an answer. A key that this version does not know is nobody's whose role has limits. */
export const isAnswerWithheldFrom = (role: Role, key: string): boolean => isAnswerWithheld(withheldFrom[role], key);

export const isAnswerWithheld = (limits: WithheldLimits | undefined, key: string): boolean =>
  limits !== undefined && (!isAnswerKey(key) || tells(answerShapes[key].about, limits));

/** Whether a role may not know of a page at all, whatever a case says. One that this version does not know neither. */
export const isPageWithheldFrom = (role: Role, slug: string): boolean => isPageWithheld(withheldFrom[role], slug);

export function isPageWithheld(limits: WithheldLimits | undefined, slug: string): boolean {
  if (limits === undefined) return false;
  if (limits.pages === "none") return true;
  if (limits.pages !== "allThatTellNothing") return !outsiderMay(limits.pages, "View", slug);
  const page = pageOf(slug);
  return !page || tells(page.rights.about, limits);
}
