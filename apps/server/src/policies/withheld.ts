import { isAnswerKey } from "@boreal/domain/caseFile/answers/answers";
import { answersAbout, pagesAbout, type SensitiveSubject } from "@boreal/domain/caseFile/sensitive";
import type { Role } from "@boreal/domain/caseFile/user";

/** What a role may not know of any case: subjects, and pages. A role that is not here knows the whole case. */
export type NotKnown = {
  readonly subjects: readonly SensitiveSubject[] | "everyAnswer";
  /** The only pages it sees, or every page that tells nothing of the subjects. */
  readonly pages: readonly string[] | "allThatTellNothing";
};

/** The student's own: the school of a spouse may be another one (docs/facts/roles.md section 2, “of the own school”). */
export const schoolPages: readonly string[] = ["letter-of-acceptance", "provincial-attestation-letter", "transcripts"];
export const agentPages: readonly string[] = [
  "passport",
  "letter-of-acceptance",
  "provincial-attestation-letter",
  "tuition-receipt",
];

/**
 * The one table of which role may not know what (docs/facts/roles.md section 2). Support: “– until break-glass” for health, crime
 * and prison. Agents: “without health, crime, money”. School staff: “status only”. The list names no refused visas,
 * misrepresentation or overstays. Military service and political associations are asked in official forms alone, which none of
 * these three sees.
 */
export const notKnownTo: Readonly<Record<Role, NotKnown | undefined>> = {
  student: undefined,
  lawyer: undefined,
  paralegal: undefined,
  admin: undefined,
  support: { subjects: ["health", "crime"], pages: "allThatTellNothing" },
  agent: { subjects: ["health", "crime", "money"], pages: agentPages },
  schoolStaff: { subjects: "everyAnswer", pages: schoolPages },
};

/** Whether a role may not know an answer. A key that this version does not know is nobody's whose role has limits. */
export function isAnswerWithheldFrom(role: Role, key: string): boolean {
  const limits = notKnownTo[role];
  if (limits === undefined) return false;
  const { subjects } = limits;
  return (
    subjects === "everyAnswer" || !isAnswerKey(key) || subjects.some((subject) => answersAbout[subject].includes(key))
  );
}

/** Whether a role may not know of a page at all, whatever a case says. */
export function isPageWithheldFrom(role: Role, slug: string): boolean {
  const limits = notKnownTo[role];
  if (limits === undefined) return false;
  const { pages, subjects } = limits;
  if (pages !== "allThatTellNothing") return !pages.includes(slug);
  return subjects === "everyAnswer" || subjects.some((subject) => pagesAbout[subject].includes(slug));
}
