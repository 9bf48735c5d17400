import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { childArguments, childEnvironment } from './childArguments.ts';

/** Runs a line of program with exactly the rights of a reader process; what it prints. */
async function inReader(program: string): Promise<string> {
  const child = spawn(process.execPath, [...childArguments(400, true), '--input-type=module', '-e', program], {
    env: childEnvironment(),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  await once(child, 'close');
  return printed.trim();
}

const attempt = (expression: string) => `try { await (${expression}); console.log('allowed') } catch (error) { console.log(error.code ?? error.cause?.code ?? String(error)) }`;

describe('a reader process', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'boreal-sandbox-'));
  const secret = path.join(folder, 'secret.txt');
  let calls = 0;
  const server = createServer((socket) => {
    calls += 1;
    socket.destroy();
  });
  let port = 0;

  beforeAll(async () => {
    writeFileSync(secret, 'not for the reader');
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    port = (server.address() as AddressInfo).port;
  });
  afterAll(async () => {
    rmSync(folder, { recursive: true, force: true });
    server.close();
    await once(server, 'close');
  });

  test('reaches no network, not even this machine', async () => {
    const connect = `import net from 'node:net'; ${attempt(`new Promise((resolve, reject) => net.connect(${port}, '127.0.0.1').on('connect', resolve).on('error', reject))`)}`;
    expect(await inReader(connect)).toBe('ERR_ACCESS_DENIED');
    expect(await inReader(attempt(`fetch('http://127.0.0.1:${port}/')`))).toBe('ERR_ACCESS_DENIED');
    expect(await inReader(`import dns from 'node:dns/promises'; ${attempt(`dns.lookup('example.test')`)}`)).not.toBe('allowed');
    expect(calls).toBe(0);
  });

  test('reads no file but program code, and writes none', async () => {
    expect(await inReader(`import fs from 'node:fs/promises'; ${attempt(`fs.readFile(${JSON.stringify(secret)})`)}`)).toBe('ERR_ACCESS_DENIED');
    expect(await inReader(`import fs from 'node:fs/promises'; ${attempt(`fs.writeFile(${JSON.stringify(path.join(folder, 'new'))}, 'x')`)}`)).toBe('ERR_ACCESS_DENIED');
  });

  test('starts no process and no thread', async () => {
    expect(await inReader(`import { execFileSync } from 'node:child_process'; ${attempt(`execFileSync('true')`)}`)).toBe('ERR_ACCESS_DENIED');
    expect(await inReader(`import { Worker } from 'node:worker_threads'; ${attempt(`new Worker('1', { eval: true })`)}`)).toBe('ERR_ACCESS_DENIED');
  });

  test('sees nothing of the environment', async () => {
    expect(await inReader(`console.log(Object.keys(process.env).filter((name) => name !== 'SystemRoot').join())`)).toBe('MALLOC_ARENA_MAX');
  });
});
