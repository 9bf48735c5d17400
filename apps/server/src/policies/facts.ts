import type { ApplicationRow } from "../store/cases/caseRow.ts";
import type { ApplicationFacts } from "./applications.ts";

/** What the policies look at, from a stored application. There is no record of consents yet, and without one there is none. */
export const factsOf = (row: ApplicationRow): ApplicationFacts => ({
  id: row.id,
  ownerId: row.owner_id,
  type: row.type,
  status: row.status,
  ownerSchoolId: row.school_id,
  ownerAgentId: row.agent_id,
  assignedTo: row.assigned_to,
  schoolConsent: false,
  agentUploadConsent: false,
});
