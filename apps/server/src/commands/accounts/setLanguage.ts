import type { Language } from "@boreal/domain/kernel/text";
import { eq } from "../../database/query.ts";
import type { AccountDeps } from "../../accounts/accountDeps.ts";
import type { Asker } from "../../policies/actor.ts";
import { mayChangeOwnProfile } from "../../policies/administration.ts";
import { appendAudit, systemChain } from "../../store/auditLog.ts";
import { profileTable } from "../../store/tables/accounts.ts";
import { notSignedIn } from "../deps.ts";
import { done, refused, type Done } from "./result.ts";

const unknownLanguage = {
  code: "languageNotKnown",
  text: { en: "Choose English or French.", fr: "Choisissez le français ou l’anglais." },
};

const isLanguage = (language: string): language is Language => language === "en" || language === "fr";

/** The language of mail, and of the pages where the address does not say. */
export async function setLanguage(
  deps: AccountDeps,
  asker: Asker,
  { language }: { readonly language: string },
): Promise<Done> {
  if (asker === null || !mayChangeOwnProfile(asker)) return refused(notSignedIn);
  if (!isLanguage(language)) return refused(unknownLanguage);
  const { userId } = asker;
  await deps.db.transaction(async (tx) => {
    await tx.update(profileTable).set({ language }).where(eq(profileTable.userId, userId));
    await appendAudit(tx, {
      chainId: systemChain,
      actorId: userId,
      kind: "languageSet",
      subject: { userId, language },
      at: deps.now(),
    });
  });
  deps.forgetSessions(userId);
  return done;
}
