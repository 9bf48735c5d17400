import { expect } from "vitest";
import { saveSignOn, type GivenSignOn } from "../../commands/organisations/saveSignOn.ts";
import { eq } from "../../database/query.ts";
import { insertOrganisation } from "../../store/organisations/organisations.ts";
import { profileTable } from "../../store/tables/accounts.ts";
import { openAuthTables } from "../../store/tables/auth.ts";
import { startTestAuth, TestBrowser } from "../testAuth.ts";
import { startTestProvider, type ProviderPerson } from "./testProvider.ts";

/** Who sets sign-ons up. */
export const admin = {
  userId: "admin",
  emailVerified: true,
  secondFactor: "verified",
  role: "admin",
  language: "en",
  schoolId: null,
  agentId: null,
  lawyerScope: null,
} as const;

export const nadia = {
  sub: "nadia",
  email: "nadia@college.example",
  email_verified: true,
  given_name: "Nadia",
  family_name: "Haddad",
};
const people: readonly ProviderPerson[] = [
  nadia,
  { ...nadia, sub: "unchecked", email: "unchecked@college.example", email_verified: false },
  { ...nadia, sub: "elsewhere", email: "somebody@another.example" },
  { ...nadia, sub: "inWords", email: "words@college.example", email_verified: "true" },
  { ...nadia, sub: "inNumbers", email: "numbers@college.example", email_verified: 1 },
  { ...nadia, sub: "twoAts", email: "somebody@another.example@college.example" },
  { ...nadia, sub: "notAscii", email: "nadia@col\u0142ege.example" },
  { ...nadia, sub: "twin", email: "taken@college.example" },
  { ...nadia, sub: "staff", email: "staff@college.example" },
  { ...nadia, sub: "leaver", email: "leaver@college.example" },
  { ...nadia, sub: "own", email: "own@college.example" },
  { ...nadia, sub: "client", email: "client@college.example" },
];

/** A server with a college, another school and an agency, all invented; people come through the provider of the college. */
export async function startTestCollege() {
  const the = await startTestAuth();
  const college = await startTestProvider(people);
  const at = { createdBy: "admin", createdAt: new Date() };
  await insertOrganisation(the.database, { id: "college", kind: "school", name: "College (invented)", ...at });
  await insertOrganisation(the.database, { id: "other", kind: "school", name: "Other (invented)", ...at });
  await insertOrganisation(the.database, { id: "agency", kind: "agent", name: "Agency (invented)", ...at });
  college.serve(the.served.origin, "college");
  const save = async (given: Partial<GivenSignOn> = {}) =>
    await saveSignOn({ db: the.database, keys: the.keys, now: () => new Date(), insideHosts: ["127.0.0.1"] }, admin, {
      organisationId: "college",
      issuer: college.issuer,
      clientId: college.client.id,
      clientSecret: college.client.secret,
      domains: ["College.example"],
      ...given,
    });
  await save();
  const close = async () => {
    await college.close();
    await the.close();
  };
  return { the, college, save, ...coming(the), ...kept(the), close };
}

type Running = Awaited<ReturnType<typeof startTestAuth>>;

type Coming = {
  readonly browser?: TestBrowser;
  readonly isConnecting?: boolean;
  readonly organisationId?: string;
  readonly next?: string;
};

function coming(the: Running) {
  const start = async ({
    browser = new TestBrowser(the.served),
    isConnecting,
    organisationId = "college",
    next,
  }: Coming = {}) =>
    await browser.post(isConnecting ? "/sign-on/connect" : "/sign-on/start", { organisationId, language: "fr", next });
  const comesAs = async (sub: string, how: Coming = {}) => {
    const { browser = new TestBrowser(the.served) } = how;
    const { body } = await start({ ...how, browser });
    return { browser, place: await goThere(browser, String(body["url"]), sub) };
  };
  /** Somebody who is signed in goes there to connect the account; answers the place to which they come back. */
  const connects = async (sub: string, browser: TestBrowser) =>
    (await comesAs(sub, { browser, isConnecting: true })).place;
  return { start, comesAs, connects };
}

function kept(the: Running) {
  /** With what a person is connected. */
  const connectionsOf = async (userId: string) => {
    const { account } = openAuthTables(the.keys);
    const rows = await the.database.select().from(account).where(eq(account.userId, userId));
    return rows
      .filter(({ providerId }) => providerId !== "credential")
      .map(({ providerId, accountId }) => [providerId, accountId]);
  };
  const profileOf = async (userId: string) =>
    (await the.database.select().from(profileTable).where(eq(profileTable.userId, userId)))[0] ?? expect.unreachable();
  return { connectionsOf, profileOf };
}

/** Goes to the provider, says who comes, and follows every redirection until one leads to a page of ours. */
export async function goThere(browser: TestBrowser, start: string, sub: string): Promise<string> {
  const jar = new Map<string, string>();
  let at = start;
  for (let hop = 0; hop < 12; hop += 1) {
    const url = new URL(at);
    if (url.origin === browser.served.origin) {
      const { headers } = await browser.follow(url.pathname + url.search);
      return headers.get("location") ?? "";
    }
    if (url.pathname.startsWith("/interaction/") && url.search === "") url.searchParams.set("sub", sub);
    const answer = await fetch(url, {
      redirect: "manual",
      headers: { cookie: Array.from(jar, ([name, value]) => `${name}=${value}`).join("; ") },
    });
    for (const line of answer.headers.getSetCookie()) {
      const [name = "", value = ""] = (line.split(";")[0] ?? "").split(/=(.*)/su);
      jar.set(name, value);
    }
    at = new URL(answer.headers.get("location") ?? expect.unreachable(`stopped at ${url.pathname}`), url).href;
  }
  return expect.unreachable("too many hops");
}
