import { bigint, boolean, index, integer, pgSchema, primaryKey, text, uniqueIndex } from "../../database/columns.ts";
import { columnTypes } from "../../keys/columnTypes.ts";
import type { SealingKey } from "../../keys/sealingKey.ts";
import { instant } from "./columns.ts";

/** The tables of the accounts library (better-auth 1.7). The names of the fields are the library's. */
export const auth = pgSchema("auth");

/**
 * Whatever tells who a person is, or would let somebody in, is sealed. Columns that the library compares (e-mail, tokens,
 * identifiers, and the backup codes, which it swaps by comparing) are deterministic, all others are not.
 */
export function authTables(key: SealingKey | undefined) {
  const { sealedText, lookupText } = columnTypes(key);
  const user = auth.table("user", {
    id: text("id").primaryKey(),
    /** Always empty: names are in the profile, under the person's own key. */
    name: sealedText("name", "user.name").notNull(),
    email: lookupText("email", "user.email").notNull().unique("user_email_once"),
    emailVerified: boolean("email_verified").notNull(),
    image: text("image"),
    twoFactorEnabled: boolean("two_factor_enabled"),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
  });
  const userId = () =>
    text("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" });
  const session = auth.table(
    "session",
    {
      id: text("id").primaryKey(),
      userId: userId(),
      token: lookupText("token", "session.token").notNull().unique("session_token_once"),
      ipAddress: sealedText("ip_address", "session.ipAddress"),
      userAgent: sealedText("user_agent", "session.userAgent"),
      /** When the second factor (or a passkey that checked the person) was given in this session. */
      secondFactorAt: instant("second_factor_at"),
      expiresAt: instant("expires_at").notNull(),
      createdAt: instant("created_at").notNull(),
      updatedAt: instant("updated_at").notNull(),
    },
    (table) => [index("session_user").on(table.userId), index("session_expires").on(table.expiresAt)],
  );
  const account = auth.table(
    "account",
    {
      id: text("id").primaryKey(),
      userId: userId(),
      /** The person’s own id, or what a provider calls them: that may be a student number. */
      accountId: lookupText("account_id", "account.accountId").notNull(),
      providerId: text("provider_id").notNull(),
      accessToken: sealedText("access_token", "account.accessToken"),
      refreshToken: sealedText("refresh_token", "account.refreshToken"),
      idToken: sealedText("id_token", "account.idToken"),
      accessTokenExpiresAt: instant("access_token_expires_at"),
      refreshTokenExpiresAt: instant("refresh_token_expires_at"),
      scope: text("scope"),
      /** A scrypt hash. */
      password: sealedText("password", "account.password"),
      createdAt: instant("created_at").notNull(),
      updatedAt: instant("updated_at").notNull(),
    },
    (table) => [
      index("account_user").on(table.userId),
      uniqueIndex("account_of_provider_once").on(table.providerId, table.accountId),
    ],
  );
  const verification = auth.table(
    "verification",
    {
      id: text("id").primaryKey(),
      identifier: lookupText("identifier", "verification.identifier").notNull(),
      /** Compared as well: what was sent to a person ends when their password changes. */
      value: lookupText("value", "verification.value").notNull(),
      expiresAt: instant("expires_at").notNull(),
      createdAt: instant("created_at").notNull(),
      updatedAt: instant("updated_at").notNull(),
    },
    (table) => [
      index("verification_identifier").on(table.identifier),
      index("verification_expires").on(table.expiresAt),
    ],
  );
  const twoFactor = auth.table(
    "two_factor",
    {
      id: text("id").primaryKey(),
      userId: userId(),
      secret: sealedText("secret", "twoFactor.secret").notNull(),
      backupCodes: lookupText("backup_codes", "twoFactor.backupCodes").notNull(),
      verified: boolean("verified"),
      failedVerificationCount: integer("failed_verification_count"),
      lockedUntil: instant("locked_until"),
    },
    (table) => [index("two_factor_user").on(table.userId)],
  );
  const passkey = auth.table(
    "passkey",
    {
      id: text("id").primaryKey(),
      userId: userId(),
      name: sealedText("name", "passkey.name"),
      publicKey: text("public_key").notNull(),
      credentialID: text("credential_id").notNull().unique("passkey_credential_once"),
      counter: integer("counter").notNull(),
      deviceType: text("device_type").notNull(),
      backedUp: boolean("backed_up").notNull(),
      transports: text("transports"),
      createdAt: instant("created_at"),
      aaguid: text("aaguid"),
    },
    (table) => [index("passkey_user").on(table.userId)],
  );
  /** A code of an authenticator that let somebody in, by its hash: it does so once. */
  const usedCode = auth.table(
    "used_code",
    {
      userId: userId(),
      code: lookupText("code", "usedCode.code").notNull(),
      usedAt: instant("used_at").notNull(),
    },
    (table) => [primaryKey({ columns: [table.userId, table.code] }), index("used_code_at").on(table.usedAt)],
  );
  const rateLimit = auth.table(
    "rate_limit",
    {
      id: text("id").primaryKey(),
      /** Holds the caller's address. */
      key: lookupText("key", "rateLimit.key").notNull().unique("rate_limit_key_once"),
      count: integer("count").notNull(),
      lastRequest: bigint("last_request", { mode: "number" }).notNull(),
    },
    (table) => [index("rate_limit_last_request").on(table.lastRequest)],
  );
  return { user, session, account, verification, twoFactor, passkey, usedCode, rateLimit };
}

export type AuthTables = ReturnType<typeof authTables>;

/** The tables as a running server uses them. */
export const openAuthTables = (keys: { readonly systemKey: SealingKey }): AuthTables =>
  authTables(keys.systemKey.derive("auth columns"));

const described = authTables(undefined);

/** For migrations, joins and the plain columns; the sealed ones need `openAuthTables`. */
export const userTable = described.user;
export const sessionTable = described.session;
export const accountTable = described.account;
export const verificationTable = described.verification;
export const twoFactorTable = described.twoFactor;
export const passkeyTable = described.passkey;
export const usedCodeTable = described.usedCode;
export const rateLimitTable = described.rateLimit;
