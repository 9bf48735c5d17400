import type { Transaction } from "../../database/connect.ts";
import { appendAudit, systemChain } from "../../store/auditLog.ts";
import { endConsent } from "../../store/organisations/consents.ts";
import type { OrganisationRow } from "../../store/organisations/organisations.ts";
import { endConnections } from "../../store/organisations/signOns.ts";
import { writeAffiliation, type Affiliation, type AffiliationChange } from "../../store/organisations/affiliation.ts";
import type { AffiliationFact, AffiliationOrigin } from "../../store/tables/accounts.ts";

export type Belonged = {
  readonly changed: readonly AffiliationFact[];
  /** The organisations that see nothing any more of what they saw. */
  readonly consentsEnded: readonly string[];
};

/** Which fact names the organisation of this kind to which somebody belongs. */
export const factOf = (kind: OrganisationRow["kind"]) => (kind === "school" ? "schoolId" : "agentId");

/**
 * Whether a link or a sign-on may say that somebody belongs to an organisation: they do already, or nobody said anything. That
 * the legal team took them off is said as well.
 */
export function mayComeTo(before: Affiliation, { id, kind }: Pick<OrganisationRow, "id" | "kind">): boolean {
  const fact = factOf(kind);
  return before[fact] === id || (before[fact] === null && before.affiliationSet[fact] === undefined);
}

/**
 * Within a transaction: sets to whom a person belongs, noted with who set it. What was allowed to a school or an agency that
 * they no longer belong to ends, so that nothing is open when they come back, and its sign-on opens their account no more.
 */
export async function belong(
  tx: Transaction,
  userId: string,
  before: Affiliation,
  given: {
    readonly change: AffiliationChange;
    readonly how: AffiliationOrigin["how"];
    readonly by: string;
    readonly at: Date;
  },
): Promise<Belonged> {
  const { change, how, by, at } = given;
  const origin = { how, by, at: at.toISOString() };
  const changed = await writeAffiliation(tx, userId, before, { change, origin });
  const consentsEnded: string[] = [];
  for (const fact of changed) {
    const left = fact === "applicantKind" ? null : before[fact];
    if (left === null) continue;
    if (await endConsent(tx, userId, left, at)) consentsEnded.push(left);
    await endConnections(tx, left, userId);
  }
  if (changed.length > 0)
    await appendAudit(tx, {
      chainId: systemChain,
      actorId: by,
      kind: "belongingSet",
      subject: { userId, how, ...Object.fromEntries(changed.map((fact) => [fact, change[fact] ?? null])) },
      at,
    });
  return { changed, consentsEnded };
}
