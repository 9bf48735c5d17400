import * as z from "zod";

/**
 * What the outside may ask of the accounts library. Everything it could do besides is closed: a path that is not here does
 * not exist, and a field that is not here never reaches it (no call-back addresses, no "trust this device").
 */
type Route = {
  readonly method: "GET" | "POST";
  readonly body?: z.ZodType<Record<string, unknown>>;
  /** Changes how this person signs in: not in a session that left out an existing second factor. */
  readonly changesFactors?: true;
  /** Must take as long for an account that exists as for one that does not. */
  readonly evenTime?: true;
  /** Tries the password of whoever is signed in: wrong ones count by person, whatever line they come from. */
  readonly triesPassword?: true;
};

const email = z.string().trim().max(254).pipe(z.email());
/** Longer than any password that is accepted, so that the refusal can say so. */
const password = z.string().min(1).max(1024);
const token = z.string().min(1).max(200);
const code = z
  .string()
  .trim()
  .max(40)
  .transform((value) => value.replaceAll(/\s/g, ""));
const name = z.string().trim().max(200).default("");
const nothing = z.object({});
const signOnBody = z.object({
  organisationId: token,
  language: z.enum(["en", "fr"]),
  /** The page that they wanted; what is none of ours leads to the first page. */
  next: z.string().max(1000).catch("/"),
});
const publicKeyCredential = z.record(z.string(), z.unknown());

export const routes: Readonly<Record<string, Route>> = {
  "/sign-up/email": {
    method: "POST",
    evenTime: true,
    body: z
      .object({
        email,
        password,
        firstName: name,
        lastName: name,
        language: z.enum(["en", "fr"]).default("en"),
        /** Of a link that proves the address, or the right to set up the installation: then no mail has to be confirmed. */
        invitationToken: token.optional(),
        setupToken: token.optional(),
        /** Of a link by which people join a school or agency. It proves nothing. */
        joinToken: token.optional(),
      })
      .transform((fields) => ({ ...fields, name: "" })),
  },
  "/sign-in/email": {
    method: "POST",
    evenTime: true,
    body: z.object({ email, password, rememberMe: z.boolean().optional() }),
  },
  "/sign-on/start": { method: "POST", body: signOnBody },
  "/sign-on/connect": { method: "POST", changesFactors: true, body: signOnBody },
  "/sign-on/disconnect": { method: "POST", changesFactors: true, body: z.object({ organisationId: token }) },
  "/sign-out": { method: "POST", body: nothing },
  "/confirm-email": { method: "POST", body: z.object({ token }) },
  "/send-verification-email": { method: "POST", evenTime: true, body: z.object({ email }) },
  "/request-password-reset": { method: "POST", evenTime: true, body: z.object({ email }) },
  "/reset-password": { method: "POST", body: z.object({ token, newPassword: password }) },
  "/change-password": {
    method: "POST",
    triesPassword: true,
    body: z
      .object({ currentPassword: password, newPassword: password })
      .transform((fields) => ({ ...fields, revokeOtherSessions: true })),
  },
  "/confirm-identity": { method: "POST", triesPassword: true, body: z.object({ password }) },
  "/get-session": { method: "GET" },
  "/list-sessions": { method: "GET" },
  "/revoke-session": { method: "POST", body: z.object({ token }) },
  "/revoke-other-sessions": { method: "POST", body: nothing },
  "/two-factor/enable": {
    method: "POST",
    changesFactors: true,
    triesPassword: true,
    body: z.object({ password }),
  },
  "/two-factor/disable": {
    method: "POST",
    changesFactors: true,
    triesPassword: true,
    body: z.object({ password }),
  },
  "/two-factor/generate-backup-codes": {
    method: "POST",
    changesFactors: true,
    triesPassword: true,
    body: z.object({ password }),
  },
  "/two-factor/verify-totp": { method: "POST", changesFactors: true, body: z.object({ code }) },
  "/two-factor/verify-backup-code": { method: "POST", changesFactors: true, body: z.object({ code }) },
  "/passkey/generate-register-options": { method: "GET", changesFactors: true },
  "/passkey/verify-registration": {
    method: "POST",
    changesFactors: true,
    body: z.object({ response: publicKeyCredential, name: z.string().trim().max(100).optional() }),
  },
  "/passkey/generate-authenticate-options": { method: "GET" },
  "/passkey/verify-authentication": { method: "POST", body: z.object({ response: publicKeyCredential }) },
  "/passkey/list-user-passkeys": { method: "GET" },
  "/passkey/update-passkey": {
    method: "POST",
    changesFactors: true,
    body: z.object({ id: token, name: z.string().trim().min(1).max(100) }),
  },
  "/passkey/delete-passkey": { method: "POST", changesFactors: true, body: z.object({ id: token }) },
};
