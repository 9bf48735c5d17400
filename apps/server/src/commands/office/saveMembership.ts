import { membershipParts } from "@boreal/domain/office/membership";
import type { Asker } from "../../policies/actor.ts";
import { mayKeepMembership } from "../../policies/administration.ts";
import { appendAudit, systemChain } from "../../store/auditLog.ts";
import { writeMembership } from "../../store/office/memberships.ts";
import type { CommandDeps } from "../deps.ts";
import { whyNot } from "../refuse.ts";
import { checkedOfficeValues, type SavedOffice } from "./officeValues.ts";

/** Says as what the asker acts for applicants. It fills in the forms of the cases that are assigned to them. */
export async function saveMembership(
  deps: Pick<CommandDeps, "db" | "now" | "today" | "personKey">,
  asker: Asker,
  given: { readonly membership: unknown },
): Promise<SavedOffice> {
  if (asker === null || !mayKeepMembership(asker)) return { done: false, refusals: [whyNot(asker)] };
  const checked = checkedOfficeValues(membershipParts, given.membership, deps.today());
  if ("refusals" in checked) return checked;
  const { userId } = asker;
  const at = deps.now();
  const key = await deps.personKey(userId);
  await deps.db.transaction(async (tx) => {
    await writeMembership(tx, { userId, key, values: checked.values, at });
    await appendAudit(tx, {
      chainId: systemChain,
      actorId: userId,
      kind: "membershipSaved",
      subject: { userId },
      at,
    });
  });
  return { done: true, refusals: [] };
}
