import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createOTP } from "@better-auth/utils/otp";
import type { Database } from "../database/connect.ts";
import { freshDatabase } from "../database/testDatabase.ts";
import { openKeys, type Keys } from "../keys/personKeys.ts";
import { createMailQueue, listOutbox, type QueueMail } from "../mail/outbox.ts";
import type { Actor } from "../policies/actor.ts";
import { createAuth, type Auth } from "./createAuth.ts";
import { timesAsGenerous, type AuthLimits } from "./limits.ts";

export const password = "four words that rhyme";

export type Served = {
  readonly origin: string;
  readonly auth: Auth;
  readonly queueMail: QueueMail;
  readonly faults: unknown[];
};

type Answer = {
  readonly status: number;
  readonly headers: Headers;
  readonly body: {
    code?: string;
    text?: { en: string; fr: string };
    totpURI?: string;
    backupCodes?: string[];
    [key: string]: unknown;
  };
};

/** A browser: keeps cookies and tells its origin. */
export class TestBrowser {
  readonly cookies = new Map<string, string>();
  readonly setCookies: string[] = [];
  readonly served: Served;

  constructor(served: Served) {
    this.served = served;
  }

  get cookie(): string {
    return Array.from(this.cookies, ([name, value]) => `${name}=${value}`).join("; ");
  }

  async ask(
    method: "GET" | "POST",
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const response = await fetch(`${this.served.origin}/api/auth${path}`, {
      method,
      headers: {
        cookie: this.cookie,
        origin: this.served.origin,
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    this.keep(response);
    return { status: response.status, headers: response.headers, body: (await response.json()) as Answer["body"] };
  }

  private keep({ headers }: Response): void {
    for (const line of headers.getSetCookie()) {
      this.setCookies.push(line);
      const [pair = ""] = line.split(";");
      const at = pair.indexOf("=");
      if (/max-age=0/i.test(line)) this.cookies.delete(pair.slice(0, at));
      else this.cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
  }

  /** Lets cookies of these names go, as closing a session would. */
  forget(names: RegExp): void {
    for (const name of this.cookies.keys()) if (names.test(name)) this.cookies.delete(name);
  }

  async post(path: string, body: unknown = {}, headers: Record<string, string> = {}): Promise<Answer> {
    return await this.ask("POST", path, body, headers);
  }

  /** Opens an address as a person would who was sent there; answers where it leads on. */
  async follow(path: string): Promise<Response> {
    const response = await fetch(this.served.origin + path, { headers: { cookie: this.cookie }, redirect: "manual" });
    this.keep(response);
    return response;
  }

  async actor(): Promise<Actor | null> {
    return await this.served.auth.sessionOf({ headers: { cookie: this.cookie } });
  }
}

type Installation = { readonly database: Database; readonly keys: Keys; readonly servers: Server[] };

/** Accounts on a database of their own, reachable over HTTP. */
export async function startTestAuth() {
  const folder = mkdtempSync(join(tmpdir(), "boreal-auth-"));
  const database = await freshDatabase();
  const keys = await openKeys({ rootKeyFile: join(folder, "root.key") }, database);
  const installation: Installation = { database, keys, servers: [] };
  const served = await serve(installation, generous);
  const close = async () => {
    const { servers } = installation;
    for (const server of servers) server.closeAllConnections();
    await Promise.all(servers.map(async (server) => await new Promise((closed) => server.close(closed))));
    await database.close();
    rmSync(folder, { recursive: true });
  };
  return {
    database,
    keys,
    served,
    serve: async (limits: AuthLimits = generous, config: { trustProxy?: boolean } = {}) =>
      await serve(installation, limits, config),
    ...peopleOf(installation, served),
    setSecondFactor,
    close,
  };
}

const generous = timesAsGenerous(1000);

async function serve(
  { database, keys, servers }: Installation,
  limits: AuthLimits,
  { trustProxy = false }: { readonly trustProxy?: boolean } = {},
): Promise<Served> {
  const faults: unknown[] = [];
  let origin = "";
  const now = () => new Date();
  const queueMail = createMailQueue({ keys, origin: () => origin, now });
  const report = (error: unknown) => faults.push(error);
  const auth = createAuth({
    db: database,
    keys,
    queueMail,
    now,
    origin: () => origin,
    config: { trustProxy, insideHosts: ["127.0.0.1"] },
    limits,
    evenTime: 30,
    report,
  });
  const server = createServer((req, res) => void auth.handler(req, res));
  servers.push(server);
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { origin, auth, queueMail, faults };
}
/** People who register and sign in, and the mails that they get. */
function peopleOf({ database, keys }: Installation, served: Served) {
  let count = 0;

  /** The newest mail to an address, with the token of its link. */
  const mailTo = async (address: string, subject?: RegExp) => {
    const found = (await listOutbox(database, keys)).find(
      (mail) => mail.to === address && (subject?.test(mail.subject) ?? true),
    );
    return {
      subject: found?.subject ?? "",
      body: found?.body ?? "",
      token: /#token=(\S+)/.exec(found?.body ?? "")?.[1] ?? "",
    };
  };
  const freshAddress = () => `person-${(count += 1)}@example.test`;
  const registered = async (fields: Record<string, string> = {}) => {
    const browser = new TestBrowser(served);
    const address = fields.email ?? freshAddress();
    const answer = await browser.post("/sign-up/email", {
      email: address,
      password,
      firstName: "Amara",
      lastName: "Okafor",
      ...fields,
    });
    if (answer.status !== 200) throw new Error(`sign-up answered ${answer.status} ${answer.body.code}`);
    return { address, browser };
  };
  const signedIn = async (fields: Record<string, string> = {}) => {
    const { address, browser } = await registered(fields);
    const answer = await browser.post("/confirm-email", { token: (await mailTo(address)).token });
    if (answer.body["signedIn"] !== true) throw new Error(`the link of the mail answered ${answer.status}`);
    return { address, browser };
  };
  /** Follows the link of the mail somewhere else, where it opens no session. */
  const confirmed = async (address: string) =>
    await new TestBrowser(served).post("/confirm-email", { token: (await mailTo(address)).token });
  return { mailTo, freshAddress, registered, confirmed, signedIn };
}

/** Sets up the authenticator app of the person who is signed in. */
export async function setSecondFactor(browser: TestBrowser) {
  const { body } = await browser.post("/two-factor/enable", { password });
  const uri = body.totpURI ?? "";
  const answer = await browser.post("/two-factor/verify-totp", { code: await totpCode(uri) });
  if (answer.status !== 200) throw new Error(`second factor answered ${answer.status} ${answer.body.code}`);
  return { uri, backupCodes: body.backupCodes ?? [] };
}

/** What an authenticator app shows for the address in its QR code, now or so many steps of half a minute later. */
export async function totpCode(uri: string, stepsLater = 0): Promise<string> {
  const secret = new URL(uri).searchParams.get("secret") ?? "";
  const bits = Array.from(secret, (letter) =>
    "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".indexOf(letter).toString(2).padStart(5, "0"),
  ).join("");
  const bytes = bits.match(/.{8}/g)?.map((byte) => Number.parseInt(byte, 2)) ?? [];
  return await createOTP(Buffer.from(bytes).toString("utf8")).hotp(Math.floor(Date.now() / 30_000) + stepsLater);
}
