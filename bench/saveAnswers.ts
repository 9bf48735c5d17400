import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { inventedPerson } from '../tests/browser/people.ts';
import { Client } from '../tests/browser/client.ts';
import { canListProcesses, processTree } from '../tests/browser/processes.ts';
import { Boreal } from '../tests/browser/server.ts';
import { median, table, type Figure } from './figure.ts';

const connections = 32;
const secondsPerRun = 4;
const runs = 5;

type Load = { readonly address: string; readonly path: string; readonly cookie: string; readonly body: (connection: number, turn: number) => string; readonly isGood: (answer: string) => boolean };

/** Saves as fast as the server answers, each connection one after the other; answers per second. */
async function perSecond({ address, path, cookie, body, isGood }: Load, seconds: number, turns: number[]): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const { hostname, port } = new URL(address);
  const until = performance.now() + seconds * 1000;
  let done = 0;
  const post = (text: string) =>
    new Promise<string>((resolve, reject) => {
      const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text), cookie };
      const asked = request({ agent, hostname, port, path, method: 'POST', headers }, (answer) => {
        let received = '';
        answer.setEncoding('utf8');
        answer.on('data', (part: string) => { received += part; });
        answer.on('end', () => resolve(received));
      });
      asked.on('error', reject);
      asked.end(text);
    });
  const begun = performance.now();
  await Promise.all(
    Array.from({ length: connections }, async (_, connection) => {
      while (performance.now() < until) {
        const turn = turns[connection] ?? 0;
        const answer = await post(body(connection, turn));
        if (!isGood(answer)) throw new Error(`not saved: ${answer.slice(0, 300)}`);
        turns[connection] = turn + 1;
        done += 1;
      }
    }),
  );
  agent.destroy();
  return done / ((performance.now() - begun) / 1000);
}

const saving = `mutation Save($id: ID!, $answers: [AnswerInput!]!) {
  saveAnswers(applicationId: $id, answers: $answers) { saved { key version } conflicts { key version } refusals { code path } }
}`;

async function applicationsOf(boreal: Boreal): Promise<{ cookie: string; ids: string[] }> {
  const client = new Client(boreal);
  const person = inventedPerson();
  await client.register(person);
  const signedIn = await fetch(new URL('/api/auth/sign-in/email', boreal.address), {
    method: 'POST', headers: { 'content-type': 'application/json', origin: boreal.address }, body: JSON.stringify({ email: person.email, password: person.password }),
  });
  const cookie = signedIn.headers.getSetCookie().map((line) => line.split(';')[0] ?? '').join('; ');
  const ids: string[] = [];
  for (let index = 0; index < connections; index += 1) {
    const { startApplication } = await client.graphql<{ startApplication: { application: { id: string } } }>('mutation { startApplication(type: "Student") { application { id } } }');
    ids.push(startApplication.application.id);
  }
  return { cookie, ids };
}

/** A bare node:http server in a process of its own that parses the same body and answers as much. */
async function bareServer(): Promise<{ address: string; stop(): void }> {
  const child = fork(fileURLToPath(import.meta.url), ['bare']);
  const [port] = (await once(child, 'message')) as [number];
  return { address: `http://127.0.0.1:${port}`, stop: () => child.kill() };
}

function serveBare(): void {
  const server = createServer((asked, answer) => {
    let received = '';
    asked.on('data', (part: Buffer) => { received += part.toString('utf8'); });
    asked.on('end', () => {
      const { variables } = JSON.parse(received) as { variables: { answers: { key: string }[] } };
      answer.setHeader('content-type', 'application/json');
      answer.end(JSON.stringify({ data: { saveAnswers: { saved: variables.answers.map(({ key }) => ({ key, version: 1 })), conflicts: [], refusals: [] } } }));
    });
  });
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
}

/** Seconds of a processor that a server and its database used so far; unlike the rate it does not depend on who else is busy. */
function processorSeconds(pid: number): number {
  const ticks = processTree(pid).map((one) => {
    const stat = readFileSync(`/proc/${one.pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return Number(fields[11]) + Number(fields[12]);
  });
  return ticks.reduce((sum, one) => sum + one, 0) / 100;
}

/** One answer saved for certain, at 32 connections, each with an application of its own; whole requests over HTTP. */
export async function measure(): Promise<readonly Figure[]> {
  const boreal = new Boreal({ settings: { BOREAL_GRAPHQL: 'any' } });
  await boreal.start();
  const bare = await bareServer();
  try {
    const { cookie, ids } = await applicationsOf(boreal);
    const countries = ['NG', 'GH', 'KE', 'CN'];
    const body = (connection: number, turn: number) =>
      JSON.stringify({ query: saving, variables: { id: ids[connection], answers: [{ key: 'country', value: countries[turn % 4], baseVersion: turn }] } });
    const isGood = (answer: string) => answer.includes('"saved":[{');
    const load = { path: '/graphql', cookie, body, isGood };
    const turns: number[] = [];
    const [ours, theirs] = [[] as number[], [] as number[]];
    await perSecond({ ...load, address: boreal.address }, secondsPerRun, turns);
    const used = canListProcesses ? processorSeconds(boreal.pid) : 0;
    const before = turns.reduce((sum, one) => sum + one, 0);
    for (let run = 0; run < runs; run += 1) {
      ours.push(await perSecond({ ...load, address: boreal.address }, secondsPerRun, turns));
      theirs.push(await perSecond({ ...load, address: bare.address }, 1, []));
    }
    const perSave = (rates: readonly number[]) => 1000 / median(rates);
    process.stdout.write(`saves per second: ${ours.map((rate) => rate.toFixed(0)).join(' ')}; a bare node:http server: ${theirs.map((rate) => rate.toFixed(0)).join(' ')}\n`);
    if (canListProcesses) {
      const saves = turns.reduce((sum, one) => sum + one, 0) - before;
      process.stdout.write(`processor time of server and database for one save: ${(((processorSeconds(boreal.pid) - used) / saves) * 1000).toFixed(2)} ms\n`);
    }
    return [{ what: `one save of ${connections} at a time`, value: perSave(ours), unit: 'ms', bound: 1, peer: { name: 'a bare node:http server', value: perSave(theirs) }, runs }];
  } finally {
    bare.stop();
    await boreal.remove();
  }
}

if (process.argv[2] === 'bare') serveBare();
else if (import.meta.main) process.stdout.write(`${table(await measure())}\n`);
