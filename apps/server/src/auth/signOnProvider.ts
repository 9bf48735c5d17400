import { APIError, type BetterAuthOptions } from "better-auth";
import { getOAuthState } from "better-auth/api";
import { genericOAuth } from "better-auth/plugins/generic-oauth";
import * as z from "zod";
import { discoveryAddress } from "../commands/organisations/saveSignOn.ts";
import type { SignOn } from "../store/organisations/signOns.ts";
import type { LibraryEvents, SignUpFields } from "./library.ts";

/** What the library is told of the provider of one organisation. It is made for one request, so that settings count at once. */

/** Why an identity is not taken. */
export const addressNotVerified = "addressNotVerified";
export const addressOfOthers = "addressOfOthers";
export const accountOfStaff = "accountOfStaff";

/** What a provider may say of a person beside the address (OpenID Connect Core 1.0 section 5.1). Nothing else is kept. */
const claims = z.object({
  given_name: z.string().trim().max(200).catch(""),
  family_name: z.string().trim().max(200).catch(""),
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
  isStaff(userId: string): Promise<boolean>;
  /** Connected, or about to have a session. */
  signedOn(userId: string): Promise<void>;
};

export function signOnProvider(
  { organisation, issuer, clientId, clientSecret, domains }: SignOn,
  { isStaff, signedOn }: SignOnEvents,
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
          return { name: "" };
        },
      },
    ],
  });
  const isOfOrganisation = (address: string) => domains.includes(address.toLowerCase().split("@").at(-1) ?? "");
  const validateUserInfo: NonNullable<NonNullable<BetterAuthOptions["user"]>["validateUserInfo"]> = ({
    user,
    source,
  }) => {
    if (source.action === "sign-in") return;
    if (user.emailVerified !== true) return { error: addressNotVerified };
    return isOfOrganisation(user.email ?? "") ? undefined : { error: addressOfOthers };
  };
  return {
    plugin,
    validateUserInfo,
    /** Never by address alone: whoever has an account already connects it from inside. Tokens of the provider are not kept. */
    account: { accountLinking: { enabled: true, disableImplicitLinking: true }, updateAccountOnSignIn: false },
    accountHooks: {
      create: { before: withoutTokens, after: async ({ userId }: { userId: string }) => await signedOn(userId) },
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
        if (await isStaff(userId))
          throw new APIError("FORBIDDEN", { code: accountOfStaff, message: "Only applicants" });
        await signedOn(userId);
      },
    }),
  };
}
