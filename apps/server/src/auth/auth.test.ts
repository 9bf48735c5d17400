import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createOTP } from '@better-auth/utils/otp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '../database/connect.ts';
import { freshDatabase } from '../database/testDatabase.ts';
import { openKeys, type Keys } from '../keys/personKeys.ts';
import { createMailQueue, listOutbox } from '../mail/outbox.ts';
import type { Actor } from '../policies/actor.ts';
import { createAuth, type Auth } from './createAuth.ts';
import { timesAsGenerous, usualLimits, type AuthLimits } from './limits.ts';

const password = 'four words that rhyme';
let folder: string;
let database: Database;
let keys: Keys;
const servers: Server[] = [];

type Running = { origin: string; auth: Auth; faults: unknown[] };

async function serve(limits: AuthLimits): Promise<Running> {
  const faults: unknown[] = [];
  let origin = '';
  const now = () => new Date();
  const queueMail = createMailQueue({ keys, origin: () => origin, now });
  const auth = createAuth({ db: database, keys, queueMail, now, origin: () => origin, config: { trustProxy: false }, limits, evenTime: 30, report: (error) => faults.push(error) });
  const server = createServer((req, res) => void auth.handler(req, res));
  servers.push(server);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { origin, auth, faults };
}

/** A browser: keeps cookies and sends its origin. */
class Browser {
  cookies = new Map<string, string>();
  running: Running;
  constructor(running: Running) {
    this.running = running;
  }
  get cookie(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }
  async ask(method: 'GET' | 'POST', path: string, body?: unknown, headers: Record<string, string> = {}) {
    const response = await fetch(`${this.running.origin}/api/auth${path}`, {
      method,
      headers: { cookie: this.cookie, origin: this.running.origin, ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const [name = '', ...value] = pair.split('=');
      if (/max-age=0/i.test(line) || value.join('=') === '') this.cookies.delete(name);
      else this.cookies.set(name, value.join('='));
      this.setCookies.push(line);
    }
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: JSON.parse(text) as { code?: string; text?: { en: string; fr: string }; totpURI?: string; backupCodes?: string[]; [key: string]: unknown } };
  }
  setCookies: string[] = [];
  async post(path: string, body: unknown = {}, headers: Record<string, string> = {}) {
    return await this.ask('POST', path, body, headers);
  }
  async actor(): Promise<Actor | null> {
    return await this.running.auth.sessionOf({ headers: { cookie: this.cookie } });
  }
}

/** The newest mail to an address, with the token of its link. */
async function mailTo(address: string, subject?: RegExp): Promise<{ subject: string; body: string; token: string } | undefined> {
  const found = (await listOutbox(database, keys)).find((mail) => mail.to === address && (subject?.test(mail.subject) ?? true));
  return found && { ...found, token: /#token=(\S+)/.exec(found.body)?.[1] ?? '' };
}

let running: Running;
let count = 0;
const freshAddress = () => `person-${(count += 1)}@example.test`;

async function registered(address = freshAddress(), fields: Record<string, string> = {}): Promise<{ address: string; browser: Browser }> {
  const browser = new Browser(running);
  expect((await browser.post('/sign-up/email', { email: address, password, firstName: 'Amara', lastName: 'Okafor', ...fields })).status).toBe(200);
  return { address, browser };
}

async function signedIn(): Promise<{ address: string; browser: Browser }> {
  const { address, browser } = await registered();
  expect((await browser.post('/confirm-email', { token: (await mailTo(address))?.token })).status).toBe(200);
  expect((await browser.post('/sign-in/email', { email: address, password })).status).toBe(200);
  return { address, browser };
}

const codeOf = async (uri: string) => {
  const secret = new URL(uri).searchParams.get('secret') ?? '';
  const bits = [...secret].map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const bytes = bits.match(/.{8}/g)?.map((byte) => Number.parseInt(byte, 2)) ?? [];
  return await createOTP(Buffer.from(bytes).toString('utf8')).totp();
};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'boreal-auth-'));
  database = await freshDatabase();
  keys = await openKeys({ rootKeyFile: join(folder, 'root.key') }, database);
  running = await serve(timesAsGenerous(1000));
});
beforeEach(() => {
  running.faults.length = 0;
});
afterAll(async () => {
  await Promise.all(servers.map(async (server) => await new Promise((closed) => server.close(closed).closeAllConnections())));
  await database.close();
  rmSync(folder, { recursive: true });
});

test('register, confirm by mail, sign in: a session of a confirmed applicant', async () => {
  const { address, browser } = await registered(undefined, { language: 'fr' });
  expect(await browser.actor()).toBeNull();
  const early = await browser.post('/sign-in/email', { email: address, password });
  expect([early.status, early.body.code]).toEqual([401, 'INVALID_EMAIL_OR_PASSWORD']);
  const mail = await mailTo(address);
  expect(mail?.subject).toBe('Confirmez votre adresse courriel');
  expect(mail?.body).toContain(`${running.origin}/fr/confirm-email#token=`);
  expect((await browser.post('/confirm-email', { token: mail?.token })).status).toBe(200);
  expect((await browser.post('/confirm-email', { token: mail?.token })).body.code).toBe('INVALID_TOKEN');
  expect(await browser.actor()).toBeNull();
  expect((await browser.post('/sign-in/email', { email: address.toUpperCase(), password })).status).toBe(200);
  expect(await browser.actor()).toMatchObject({ role: 'student', emailVerified: true, secondFactor: 'none', language: 'fr' });
  for (const cookie of browser.setCookies) expect(cookie).toMatch(/HttpOnly.*SameSite=Lax|SameSite=Lax.*HttpOnly/i);
  expect(running.faults).toEqual([]);
});
