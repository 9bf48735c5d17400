import { aCase } from "../../../../test/caseBuilder.ts";
import { describeLevels, describePermissions, type LevelRow, type PermissionRow } from "../../../../test/vaultRows.ts";
import type { ApplicationStatus } from "../../../caseFile/application.ts";
import { filingStatusPages } from "./filingStatus.ts";

const court = (status: ApplicationStatus) => aCase().type("JudicialReview").status(status);
const preparing = court("JrPreparation");
const filed = court("JrLeaveFiled");

const email = (filingStatus: string | undefined, issueDate?: string) => ({
  parsedValues: {
    ...(filingStatus === undefined ? {} : { filingStatus }),
    ...(issueDate === undefined ? {} : { issueDate }),
  },
});
const slug = "document-filing-status-email";

const levels: readonly LevelRow[] = [
  ["nothing filed", preparing, "documentFilingStatusEmail", "IfApplicable", "otherwise"],
  ["filed, no email", filed, "documentFilingStatusEmail", "Required", "caseWasFiledInCourt"],
  [
    "filed, accepted",
    filed.document(slug, email("Accepted")),
    "documentFilingStatusEmail",
    "Complete",
    "registryAccepted",
  ],
  [
    "filed, returned",
    filed.document(slug, email("Returned")),
    "documentFilingStatusEmail",
    "NeedsAttention",
    "registryReturned",
  ],
  [
    "returned, said in French",
    filed.document(slug, email("Renvoyé")),
    "documentFilingStatusEmail",
    "NeedsAttention",
    "registryReturned",
  ],
  [
    "something else",
    filed.document(slug, email("Received")),
    "documentFilingStatusEmail",
    "Required",
    "caseWasFiledInCourt",
  ],
  [
    "returned, then accepted",
    filed.document(slug, email("Returned", "2026-11-02")).document(slug, email("Accepted", "2026-11-09")),
    "documentFilingStatusEmail",
    "Complete",
    "registryAccepted",
  ],
  [
    "the older email added last",
    filed.document(slug, email("Accepted", "2026-11-09")).document(slug, email("Returned", "2026-11-02")),
    "documentFilingStatusEmail",
    "Complete",
    "registryAccepted",
  ],
  [
    "two emails of one day",
    filed.document(slug, email("Accepted", "2026-11-09")).document(slug, email("Returned", "2026-11-09")),
    "documentFilingStatusEmail",
    "NeedsAttention",
    "registryReturned",
  ],
  [
    "accepted, then an email that says neither",
    filed.document(slug, email("Accepted", "2026-11-02")).document(slug, email(undefined, "2026-11-09")),
    "documentFilingStatusEmail",
    "Required",
    "caseWasFiledInCourt",
  ],
  [
    "emails without a date count by the day they were added",
    filed
      .document(slug, { ...email("Returned"), uploadedAt: "2026-11-09T08:00:00Z" })
      .document(slug, { ...email("Accepted"), uploadedAt: "2026-11-02T08:00:00Z" }),
    "documentFilingStatusEmail",
    "NeedsAttention",
    "registryReturned",
  ],
  [
    "an accepted email in the trash",
    filed.document(slug, { ...email("Accepted"), deletedAt: "2026-11-10" }),
    "documentFilingStatusEmail",
    "Required",
    "caseWasFiledInCourt",
  ],
  [
    "the Court has decided",
    court("JrDismissed"),
    "documentFilingStatusEmail",
    "IfApplicable",
    "courtHasDecided or caseEndsWithoutJudgment",
  ],
];

const permissions: readonly PermissionRow[] = [["the client", filed, slug, []]];

describeLevels(filingStatusPages, levels);
describePermissions(filingStatusPages, permissions);
