import type { ApplicationRow } from "../store/cases/caseRow.ts";
import type { ConsentPart } from "../store/tables/organisations.ts";
import type { ApplicationFacts, Consent } from "./applications.ts";

/** What the policies look at, from a stored application. */
export const factsOf = (row: ApplicationRow): ApplicationFacts => ({
  id: row.id,
  ownerId: row.owner_id,
  type: row.type,
  status: row.status,
  isCaseClosed: row.closed_at !== null,
  ownerSchoolId: row.school_id,
  ownerAgentId: row.agent_id,
  assignedTo: row.assigned_to,
  schoolConsent: consentOf(row.school_consent),
  agentConsent: consentOf(row.agent_consent),
  openedBy: row.opened_by,
  reopened: row.reopened,
});

const consentOf = (parts: readonly ConsentPart[] | null): Consent | null =>
  parts && {
    answers: parts.includes("answers"),
    documents: parts.includes("documents"),
    upload: parts.includes("upload"),
  };
