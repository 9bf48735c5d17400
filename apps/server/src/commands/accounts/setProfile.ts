import type { Refusal } from "@boreal/domain/kernel/validation";
import { eq } from "../../database/query.ts";
import type { AccountDeps } from "../../accounts/accountDeps.ts";
import { sealNames, type Names } from "../../accounts/names.ts";
import type { Asker } from "../../policies/actor.ts";
import { mayChangeOwnProfile } from "../../policies/administration.ts";
import { appendAudit, systemChain } from "../../store/auditLog.ts";
import { forgetSummariesOf } from "../../store/queue/caseSummaries.ts";
import { profileTable } from "../../store/tables/accounts.ts";
import { notSignedIn } from "../deps.ts";
import { done, refused, type Done } from "./result.ts";

const noName: Refusal = {
  code: "nameMissing",
  text: {
    en: "Enter your name as in your passport. If you have one name only, enter it as the last name.",
    fr: "Entrez votre nom tel qu’il figure dans votre passeport. Si vous n’avez qu’un seul nom, entrez-le comme nom de famille.",
  },
};

const tooLong: Refusal = {
  code: "nameTooLong",
  text: { en: "A name can have at most 200 characters.", fr: "Un nom peut compter au plus 200 caractères." },
};

/** What is wrong with these names, if anything. */
export function namesRefusal({ firstName, lastName }: Names): Refusal | undefined {
  if (firstName === "" && lastName === "") return noName;
  return firstName.length > 200 || lastName.length > 200 ? tooLong : undefined;
}

/** The asker's own names. */
export async function setProfile(deps: AccountDeps, asker: Asker, given: Names): Promise<Done> {
  if (asker === null || !mayChangeOwnProfile(asker)) return refused(notSignedIn);
  const names = { firstName: given.firstName.trim(), lastName: given.lastName.trim() };
  const because = namesRefusal(names);
  if (because) return refused(because);
  const { userId } = asker;
  const key = await deps.keys.personKey(userId);
  await deps.db.transaction(async (tx) => {
    await tx
      .update(profileTable)
      .set({ sealedNames: sealNames(key, userId, names) })
      .where(eq(profileTable.userId, userId));
    await forgetSummariesOf(tx, userId);
    await appendAudit(tx, {
      chainId: systemChain,
      actorId: userId,
      kind: "profileSet",
      subject: { userId },
      at: deps.now(),
    });
  });
  return done;
}
