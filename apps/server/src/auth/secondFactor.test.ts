import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { passkeyTable } from '../store/tables/auth.ts';
import { password, startTestAuth, TestBrowser, totpCode } from './testAuth.ts';

let the: Awaited<ReturnType<typeof startTestAuth>>;
beforeAll(async () => {
  the = await startTestAuth();
});
beforeEach(() => {
  the.served.faults.length = 0;
});
afterAll(async () => {
  await the.close();
});

test('a second factor is set, opens later sessions, ends earlier ones, and its backup codes work once', async () => {
  const { address, browser } = await the.signedIn();
  const elsewhere = new TestBrowser(the.served);
  await elsewhere.post('/sign-in/email', { email: address, password });
  expect((await elsewhere.actor())?.secondFactor).toBe('none');
  const enabled = await browser.post('/two-factor/enable', { password });
  expect((await browser.actor())?.secondFactor).toBe('none');
  expect((await browser.post('/two-factor/verify-totp', { code: '000000' })).body.code).toBe('INVALID_CODE');
  expect((await browser.post('/two-factor/verify-totp', { code: await totpCode(enabled.body.totpURI ?? '') })).status).toBe(200);
  expect((await browser.actor())?.secondFactor).toBe('verified');
  expect(await elsewhere.actor()).toBeNull();
  expect((await the.mailTo(address)).subject).toBe('A second step for signing in was set up');

  const again = new TestBrowser(the.served);
  expect((await again.post('/sign-in/email', { email: address, password })).body).toMatchObject({ twoFactorRedirect: true });
  expect(await again.actor()).toBeNull();
  expect((await again.post('/two-factor/verify-totp', { code: await totpCode(enabled.body.totpURI ?? ''), trustDevice: true })).status).toBe(200);
  expect((await again.actor())?.secondFactor).toBe('verified');
  expect([...again.cookies.keys()].filter((name) => name.includes('trust'))).toEqual([]);

  const [backupCode] = enabled.body.backupCodes ?? [];
  for (const expected of [200, 401]) {
    const spare = new TestBrowser(the.served);
    await spare.post('/sign-in/email', { email: address, password });
    expect((await spare.post('/two-factor/verify-backup-code', { code: backupCode })).status).toBe(expected);
    expect((await spare.actor())?.secondFactor).toBe(expected === 200 ? 'verified' : undefined);
  }

  expect((await again.post('/change-password', { currentPassword: password, newPassword: 'other words that rhyme' })).status).toBe(200);
  expect((await again.actor())?.secondFactor).toBe('verified');
  expect(await browser.actor()).toBeNull();
  expect((await again.post('/two-factor/disable', { password: 'other words that rhyme' })).status).toBe(200);
  expect((await again.actor())?.secondFactor).toBe('none');
  expect(the.served.faults).toEqual([]);
});

test('a session that left out an existing second factor cannot change how the person signs in', async () => {
  const { browser } = await the.signedIn();
  const actor = await browser.actor();
  await the.database.insert(passkeyTable).values({ id: randomUUID(), userId: actor?.userId ?? '', publicKey: 'none', credentialID: randomUUID(), counter: 0, deviceType: 'singleDevice', backedUp: false });
  the.served.auth.forgetSessions();
  expect((await browser.actor())?.secondFactor).toBe('set');
  for (const [method, path, body] of [
    ['POST', '/two-factor/enable', { password }],
    ['GET', '/passkey/generate-register-options', undefined],
    ['POST', '/passkey/delete-passkey', { id: 'x' }],
  ] as const) {
    const answer = await browser.ask(method, path, body);
    expect([answer.status, answer.body.code]).toEqual([403, 'SECOND_FACTOR_NEEDED']);
  }
});
