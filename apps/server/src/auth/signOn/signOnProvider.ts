import type { LibraryEvents, SignUpFields } from "./signUpFields.ts";
import { APIError, type BetterAuthOptions } from "better-auth";
import { getOAuthState } from "better-auth/api";
import { genericOAuth } from "better-auth/plugins/generic-oauth";
import * as z from "zod";
import type { SignOnBar } from "../../commands/organisations/belongBySignOn.ts";
import { readEmailAddress } from "../../commands/accounts/emailAddress.ts";
import { discoveryAddress } from "../../commands/organisations/saveSignOn.ts";
import type { SignOn } from "../../store/organisations/signOns.ts";

/** What the library is told of the provider of one organisation. It is made for one request, so that settings count at once. */

/** Why an identity is not taken. */
export const addressNotVerified = "addressNotVerified";
export const addressOfOthers = "addressOfOthers";

/** What a provider may say of a person beside the address (OpenID Connect Core 1.0 section 5.1). Nothing else is kept. */
const claims = z.object({
  given_name: z.string().normalize("NFC").trim().max(200).catch(""),
  family_name: z.string().normalize("NFC").trim().max(200).catch(""),
  email_verified: z.unknown().optional(),
});

const noTokens = {
  accessToken: null,
  refreshToken: null,
  idToken: null,
  accessTokenExpiresAt: null,
  refreshTokenExpiresAt: null,
  scope: null,
};
const withoutTokens = async (account: Record<string, unknown>) =>
  await Promise.resolve({ data: { ...account, ...noTokens } });

export type SignOnProvider = ReturnType<typeof signOnProvider>;

/** What happens here when somebody comes through the provider. */
export type SignOnEvents = {
  /** Why it may not open this account. */
  barTo(userId: string): Promise<SignOnBar | undefined>;
  /** Connected, or about to have a session: unless something bars it, they belong from now on. */
  signedOn(userId: string): Promise<SignOnBar | undefined>;
};

export function signOnProvider(
  { organisation, issuer, clientId, clientSecret, domains }: SignOn,
  { barTo, signedOn }: SignOnEvents,
) {
  let names: SignUpFields = {};
  const plugin = genericOAuth({
    config: [
      {
        providerId: organisation.id,
        discoveryUrl: discoveryAddress(issuer),
        clientId,
        clientSecret,
        scopes: ["openid", "profile", "email"],
        pkce: true,
        requireIdTokenVerification: true,
        // What a provider calls a person means that person at this provider alone (OpenID Connect Core 1.0 section 5.7).
        accountSubject: ({ profile }) => `${issuer} ${String(profile.sub)}`,
        mapProfileToUser: (profile: unknown) => {
          const said = claims.parse(profile);
          names = { firstName: said.given_name, lastName: said.family_name };
          // A boolean (section 5.1): the library would take words for one.
          return { name: "", emailVerified: said.email_verified === true };
        },
      },
    ],
  });
  const isOfOrganisation = (given: string) => {
    const address = readEmailAddress(given);
    return address !== undefined && domains.includes(address.split("@")[1] ?? "");
  };
  const validateUserInfo: NonNullable<NonNullable<BetterAuthOptions["user"]>["validateUserInfo"]> = async ({
    user,
    source,
  }) => {
    if (source.action === "sign-in") return;
    if (user.emailVerified !== true) return { error: addressNotVerified };
    if (!isOfOrganisation(user.email ?? "")) return { error: addressOfOthers };
    const bar = source.action === "link-account" ? await barTo(user.id ?? "") : undefined;
    return bar && { error: bar };
  };
  return {
    plugin,
    validateUserInfo,
    /** Never by address alone: whoever has an account already connects it from inside. Tokens of the provider are not kept. */
    account: { accountLinking: { enabled: true, disableImplicitLinking: true }, updateAccountOnSignIn: false },
    accountHooks: {
      create: { before: withoutTokens, after: async ({ userId }: { userId: string }) => void (await signedOn(userId)) },
      // Somebody who connects again.
      update: { before: withoutTokens },
    },
    /** The events of an account that this provider opens: its address is proven, its names are the provider's. */
    eventsOver: (events: LibraryEvents): LibraryEvents => ({
      ...events,
      provesAddress: async () => await Promise.resolve(true),
      accountOpened: async (person) => {
        const language: unknown = (await getOAuthState())?.["language"];
        await events.accountOpened(person, { ...names, ...(language === "fr" ? { language } : {}) });
      },
      sessionOpens: async (userId) => {
        const bar = await signedOn(userId);
        if (bar !== undefined) throw new APIError("FORBIDDEN", { code: bar, message: "Not an applicant of theirs" });
      },
    }),
  };
}
