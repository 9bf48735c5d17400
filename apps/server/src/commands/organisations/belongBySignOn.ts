import type { AccountDeps } from "../../accounts/accountDeps.ts";
import { appendAudit, systemChain } from "../../store/auditLog.ts";
import {
  lockAffiliation,
  readAffiliation,
  writeSignedOnThrough,
  type Affiliation,
} from "../../store/organisations/affiliation.ts";
import { endConnections } from "../../store/organisations/signOns.ts";
import type { OrganisationRow } from "../../store/organisations/organisations.ts";
import { belong, factOf, mayComeTo } from "./belong.ts";

type Deps = Pick<AccountDeps, "db" | "now" | "forgetSessions">;

/** Why the provider of an organisation may not open an account: it opens those of its own applicants and no others. */
export type SignOnBar = "accountOfStaff" | "belongsElsewhere";

/** What stands against it; nothing while somebody has no profile yet. */
export const signOnBarOf = async (
  { db }: Pick<Deps, "db">,
  userId: string,
  organisation: OrganisationRow,
): Promise<SignOnBar | undefined> => barIn(await readAffiliation(db, userId), organisation);

function barIn(affiliation: Affiliation | undefined, organisation: OrganisationRow): SignOnBar | undefined {
  if (affiliation === undefined) return undefined;
  if (affiliation.role !== "student") return "accountOfStaff";
  return mayComeTo(affiliation, organisation) ? undefined : "belongsElsewhere";
}

/**
 * Whoever signs in through an organisation belongs to it, unless something else was said before: nobody is taken from one
 * school to another, or back to one that the legal team took them off. Harmless when it is done again.
 */
export async function belongBySignOn(
  deps: Deps,
  userId: string,
  organisation: OrganisationRow,
): Promise<SignOnBar | undefined> {
  const at = deps.now();
  const { bar, isChanged } = await deps.db.transaction(async (tx) => {
    const before = await lockAffiliation(tx, userId);
    const bar = barIn(before, organisation);
    if (before === undefined || bar !== undefined) return { bar, isChanged: false };
    const change = { [factOf(organisation.kind)]: organisation.id };
    const { changed } = await belong(tx, userId, before, { change, how: "signOn", by: userId, at });
    // Only of a school is it known what need not be asked any more.
    if (organisation.kind !== "school" || before.ssoId === organisation.id)
      return { bar, isChanged: changed.length > 0 };
    await writeSignedOnThrough(tx, userId, organisation.id);
    await appendAudit(tx, {
      chainId: systemChain,
      actorId: userId,
      kind: "signedOnThrough",
      subject: { userId, organisationId: organisation.id },
      at,
    });
    return { bar, isChanged: true };
  });
  if (isChanged) deps.forgetSessions(userId);
  return bar;
}

/** Somebody no longer wants to sign in through an organisation. To whom they belong stays as it is. */
export async function endOwnSignOn(deps: Deps, userId: string, organisationId: string): Promise<void> {
  await deps.db.transaction(async (tx) => {
    if ((await endConnections(tx, organisationId, userId)) === 0) return;
    await appendAudit(tx, {
      chainId: systemChain,
      actorId: userId,
      kind: "ownSignOnEnded",
      subject: { userId, organisationId },
      at: deps.now(),
    });
  });
}
