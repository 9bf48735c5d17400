import { hasRole, isLegalTeam, type Asker } from "./actor.ts";
import { isInScope, isOwner, type ApplicationFacts } from "./applications.ts";
import { isTimeFor } from "./whenMayChange.ts";

/** Who may do what with money (docs/facts/roles.md section 2, row "Payments"; ADR 0143). */

/** Prices, how the office is paid, and money that came in without a case. */
export const mayKeepPrices = (asker: Asker): boolean => hasRole(asker, "admin");

/** What one application costs, what came in and what was paid back. Schools see nothing of it, agents sums alone. */
export const mayReadPayments = (asker: Asker, the: ApplicationFacts): boolean =>
  isInScope(asker, the) && (isOwner(asker, the) || isLegalTeam(asker) || hasRole(asker, "support"));

export const mayIssueInvoice = (asker: Asker, the: ApplicationFacts): boolean =>
  isInScope(asker, the) && isTimeFor(asker, the, "issueInvoice");

/** Nobody pays by card for somebody else here: the page of the provider asks who they are. */
export const mayPayOnline = (asker: Asker, the: ApplicationFacts): boolean =>
  isOwner(asker, the) && isInScope(asker, the) && isTimeFor(asker, the, "payOnline");

/** Money that came in late is recorded as well, whatever the status says. */
export const mayRecordPayment = (asker: Asker, the: ApplicationFacts): boolean =>
  isInScope(asker, the) && isTimeFor(asker, the, "recordPayment");

/** Support asks for a refund; what an administrator says is decided already. */
export const mayAskForRefund = (asker: Asker, the: ApplicationFacts): boolean =>
  isInScope(asker, the) && isTimeFor(asker, the, "askForRefund");

/** What the office asks for is lowered by whoever may pay back. */
export const mayGiveCredit = (asker: Asker, the: ApplicationFacts): boolean =>
  isInScope(asker, the) && isTimeFor(asker, the, "giveCredit");

export const mayDecideRefund = (asker: Asker, the: ApplicationFacts): boolean =>
  isInScope(asker, the) && isTimeFor(asker, the, "decideRefund");
