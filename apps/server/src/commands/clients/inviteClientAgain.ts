import type { Refusal } from "@boreal/domain/kernel/validation";
import type { AccountDeps } from "../../accounts/accountDeps.ts";
import { endOpenLinks } from "../../accounts/passwordLink.ts";
import { and, eq } from "../../database/query.ts";
import type { Asker } from "../../policies/actor.ts";
import { isInScope, mayInviteClient } from "../../policies/applications.ts";
import { factsOf } from "../../policies/facts.ts";
import { readApplicationRow } from "../../store/cases/caseRow.ts";
import { openAuthTables } from "../../store/tables/auth.ts";
import { notAnAddress, readEmailAddress } from "../accounts/emailAddress.ts";
import { done, refused, type Done } from "../accounts/result.ts";
import { notFound, says, type CommandDeps } from "../deps.ts";
import { notReady, whyNot } from "../refuse.ts";
import { sendClientLink } from "./clientLink.ts";

const takenOver: Refusal = says("clientHasTakenOver", {
  en: "The client has already opened this account, so it needs no invitation. They can choose a new password on the sign-in page.",
  fr: "La personne a déjà ouvert ce compte; il n’a plus besoin d’invitation. Elle peut choisir un nouveau mot de passe sur la page d’ouverture de session.",
});

const addressOfSomebody: Refusal = says("addressTaken", {
  en: "Another account has this email address. Enter the client’s own address.",
  fr: "Un autre compte a cette adresse courriel. Entrez l’adresse de la personne elle-même.",
});

/** Sends the link again to a client who has not opened the account, to another address where the first was wrong: links to that one end. */
export async function inviteClientAgain(
  deps: CommandDeps & AccountDeps,
  asker: Asker,
  given: { readonly applicationId: string; readonly email: string },
): Promise<Done> {
  const row = asker && (await readApplicationRow(deps.db, given.applicationId));
  if (!row || asker === null) return refused(notReady(asker) ?? notFound);
  const facts = factsOf(row);
  if (!mayInviteClient(asker, facts)) return refused(isInScope(asker, facts) ? whyNot(asker) : notFound);
  const email = readEmailAddress(given.email);
  if (email === undefined) return refused(notAnAddress);
  const { user } = openAuthTables(deps.keys);
  const [userId, at] = [row.owner_id, deps.now()];
  return await deps.db.transaction(async (tx) => {
    const [account] = await tx
      .select({ email: user.email })
      .from(user)
      .where(and(eq(user.id, userId), eq(user.emailVerified, false)))
      .for("update");
    if (!account) return refused(takenOver);
    if (account.email !== email) {
      const [other] = await tx.select({ id: user.id }).from(user).where(eq(user.email, email));
      if (other) return refused(addressOfSomebody);
      await endOpenLinks(tx, deps.keys, userId);
      await tx.update(user).set({ email, updatedAt: at }).where(eq(user.id, userId));
    }
    await sendClientLink(tx, deps, { userId, applicationId: row.id, actorId: asker.userId, at });
    return done;
  });
}
