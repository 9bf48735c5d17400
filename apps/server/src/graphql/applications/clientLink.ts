import { passwordLinkOpenUntil } from "../../accounts/passwordLink.ts";
import { mayInviteClient } from "../../policies/applications.ts";
import type { ApplicationView, GraphqlContext } from "../context.ts";

export type ClientLink = { readonly sentTo: string; readonly openUntil: Date | null };

/** Where the client was invited, while they have not opened the account; undefined for everybody else. */
export async function clientLinkOf(
  { row, facts }: ApplicationView,
  { actor, account, deps }: GraphqlContext,
): Promise<ClientLink | undefined> {
  if (!mayInviteClient(actor, facts)) return undefined;
  const owner = await account(row.owner_id);
  if (!owner || owner.emailVerified) return undefined;
  const openUntil = await passwordLinkOpenUntil(deps.db, deps.keys, row.owner_id, deps.now());
  return { sentTo: owner.email, openUntil: openUntil ?? null };
}
