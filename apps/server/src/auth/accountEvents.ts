import type { LibraryEvents } from "./signOn/signUpFields.ts";
import { randomUUID } from "node:crypto";
import type { Language } from "@boreal/domain/kernel/text";
import { and, eq, isNull, lt } from "../database/query.ts";
import type { AccountDeps } from "../accounts/accountDeps.ts";
import { makeToken, tokenHash } from "../accounts/oneTimeToken.ts";
import { findOpenInvitation, isOpenSetupToken } from "../accounts/openLinks.ts";
import { openProfile } from "../commands/accounts/openProfile.ts";
import { joinByLink } from "../commands/organisations/joinOrganisation.ts";
import { appendAudit, systemChain } from "../store/auditLog.ts";
import { readSeat } from "../store/profiles.ts";
import { profileTable } from "../store/tables/accounts.ts";
import { openAuthTables } from "../store/tables/auth.ts";
import { countAttempt } from "./limits.ts";
import { keepOpening } from "./openedHere.ts";
import { endOpenLinks } from "../accounts/passwordLink.ts";

const confirmationValidFor = 24 * 3600 * 1000;

/** Mails of one kind to one person. Somebody who lost one asks again; a flood helps nobody. */
const mailsToOne = { window: 3600, max: 5 };

/** A code is taken from one step of 30 seconds before to one after. */
const codeLives = 5 * 60 * 1000;

/** The mail holds the token, the database its hash. */
export const confirmationIdentifier = (token: string): string =>
  `confirm-email:${tokenHash(token).toString("base64url")}`;

const languageOf = (language: string | undefined): Language => (language === "fr" ? "fr" : "en");

/** What happens in the application when the library opens, confirms and changes accounts. */
export const accountEvents = (deps: AccountDeps, report: (error: unknown) => void): LibraryEvents => ({
  ...wantedMails(deps),
  ...openedAccounts(deps),
  ...changedSecrets(deps),
  ...usedCodes(deps),
  isDisabled: async (userId) => (await readSeat(deps.db, userId))?.disabledAt instanceof Date,
  fault: report,
});

function wantedMails(
  deps: AccountDeps,
): Pick<LibraryEvents, "confirmationWanted" | "existingAccountSignedUp" | "resetWanted"> {
  const { db, keys, queueMail } = deps;
  const tables = openAuthTables(keys);
  const mayMail = async (about: string) => (await countAttempt({ db, keys }, about, mailsToOne, deps.now())).allowed;
  return {
    confirmationWanted: async ({ email }, libraryToken, language) => {
      if (!(await mayMail(`confirmation mail|${email.toLowerCase()}`))) return;
      const { token } = makeToken();
      const at = deps.now();
      const kept = {
        id: randomUUID(),
        identifier: confirmationIdentifier(token),
        value: libraryToken,
        expiresAt: new Date(at.getTime() + confirmationValidFor),
      };
      await db.transaction(async (tx) => {
        await tx.insert(tables.verification).values({ ...kept, createdAt: at, updatedAt: at });
        // To the address, not to the account: at sign-up the profile, which knows the language, comes later.
        await queueMail(tx, {
          kind: "confirmEmail",
          toAddress: email,
          language: language ?? (await languageByAddress(deps, email)),
          values: { token },
        });
      });
    },
    existingAccountSignedUp: async ({ id }) => {
      if (await mayMail(`account mail|${id}`)) await queueMail(db, { kind: "accountExists", toUserId: id, values: {} });
    },
    resetWanted: async ({ id }, token) => {
      // Whoever asks hears the same either way. The links that were sent before stay good.
      if (await mayMail(`reset mail|${id}`))
        await queueMail(db, { kind: "resetPassword", toUserId: id, values: { token } });
    },
  };
}

const openedAccounts = (deps: AccountDeps): Pick<LibraryEvents, "provesAddress" | "accountOpened"> => ({
  provesAddress: async (email, { invitationToken, setupToken }) => {
    const at = deps.now();
    if (setupToken !== undefined && (await isOpenSetupToken(deps.db, setupToken, at))) return true;
    if (invitationToken === undefined) return false;
    const invitation = await deps.db.transaction(
      async (tx) => await findOpenInvitation(tx, deps.keys, invitationToken, at),
    );
    return invitation?.email === email.toLowerCase();
  },
  accountOpened: async ({ id, emailVerified }, { firstName = "", lastName = "", language, openedHere, joinToken }) => {
    await openProfile(deps, { userId: id, firstName, lastName, language: languageOf(language) });
    // A link that is not open any more is no reason to have no account; the page of the account shows to whom one belongs.
    if (joinToken !== undefined)
      await deps.db.transaction(async (tx) => await joinByLink(tx, id, joinToken, deps.now()));
    if (!emailVerified && openedHere !== undefined) await keepOpening(deps, id, openedHere);
  },
});

function changedSecrets(deps: AccountDeps): Pick<LibraryEvents, "passwordReset" | "secondFactorChanged"> {
  const { db, keys, queueMail } = deps;
  const tables = openAuthTables(keys);
  return {
    passwordReset: async ({ id }) => {
      await db.transaction(async (tx) => {
        const [before] = await tx
          .select({ wasOpen: tables.user.emailVerified })
          .from(tables.user)
          .where(eq(tables.user.id, id))
          .for("update");
        // Whoever got the link reads the mail of this address.
        await tx.update(tables.user).set({ emailVerified: true }).where(eq(tables.user.id, id));
        // The library ends the sessions before it sets the new password; one could be opened with the old one in between.
        await tx.delete(tables.session).where(eq(tables.session.userId, id));
        await endOpenLinks(tx, keys, id);
        // Wrong codes need the old password first: whoever tried them cannot go on, and keeps nobody out.
        await tx
          .update(tables.twoFactor)
          .set({ failedVerificationCount: 0, lockedUntil: null })
          .where(eq(tables.twoFactor.userId, id));
        // An account that nobody could open before, such as one that the firm opened for a client, has its first password.
        if (before?.wasOpen) await queueMail(tx, { kind: "passwordChanged", toUserId: id, values: {} });
        await appendAudit(tx, {
          chainId: systemChain,
          actorId: id,
          kind: "passwordReset",
          subject: { userId: id },
          at: deps.now(),
        });
      });
      deps.forgetSessions(id);
    },
    secondFactorChanged: async ({ id }, isSet) => {
      await db.transaction(async (tx) => {
        // Sessions from before the second factor would stand beside it.
        if (isSet)
          await tx
            .delete(tables.session)
            .where(and(eq(tables.session.userId, id), isNull(tables.session.secondFactorAt)));
        const about = { toUserId: id, values: {} };
        await queueMail(tx, isSet ? { kind: "secondFactorSet", ...about } : { kind: "secondFactorRemoved", ...about });
        const kind = isSet ? "secondFactorSet" : "secondFactorRemoved";
        await appendAudit(tx, { chainId: systemChain, actorId: id, kind, subject: { userId: id }, at: deps.now() });
      });
      deps.forgetSessions(id);
    },
  };
}

const usedCodes = (deps: AccountDeps): Pick<LibraryEvents, "codeIsUsed"> => ({
  codeIsUsed: async (userId, code) => {
    const at = deps.now();
    const { usedCode } = openAuthTables(deps.keys);
    const isOld = lt(usedCode.usedAt, new Date(at.getTime() - codeLives));
    const taken = await deps.db
      .insert(usedCode)
      .values({ userId, code, usedAt: at })
      .onConflictDoUpdate({ target: [usedCode.userId, usedCode.code], set: { usedAt: at }, setWhere: isOld })
      .returning({ userId: usedCode.userId });
    return taken.length === 0;
  },
});

async function languageByAddress({ db, keys }: AccountDeps, email: string): Promise<Language> {
  const { user } = openAuthTables(keys);
  const [found] = await db
    .select({ language: profileTable.language })
    .from(user)
    .innerJoin(profileTable, eq(profileTable.userId, user.id))
    .where(eq(user.email, email.toLowerCase()));
  return found?.language ?? "en";
}
