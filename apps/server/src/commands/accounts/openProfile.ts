import type { Language } from "@boreal/domain/kernel/text";
import type { AccountDeps } from "../../accounts/accountDeps.ts";
import { sealNames, type Names } from "../../accounts/names.ts";
import { appendAudit, systemChain } from "../../store/auditLog.ts";
import { profileTable } from "../../store/tables/accounts.ts";

/** Gives a new account its profile: an applicant, until an invitation says otherwise. Harmless when it has one. */
export async function openProfile(
  deps: Pick<AccountDeps, "db" | "keys" | "now">,
  account: Names & { readonly userId: string; readonly language: Language },
): Promise<void> {
  const { userId, language } = account;
  const key = await deps.keys.personKey(userId);
  const at = deps.now();
  await deps.db.transaction(async (tx) => {
    const made = await tx
      .insert(profileTable)
      .values({ userId, role: "student", language, sealedNames: sealNames(key, userId, account), createdAt: at })
      .onConflictDoNothing()
      .returning({ userId: profileTable.userId });
    if (made.length > 0)
      await appendAudit(tx, { chainId: systemChain, actorId: userId, kind: "accountOpened", subject: { userId }, at });
  });
}
