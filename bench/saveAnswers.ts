import { readFileSync } from "node:fs";
import { inventedPerson } from "../tests/browser/people.ts";
import { Client } from "../tests/browser/client.ts";
import { canListProcesses, processTree } from "../tests/browser/processes.ts";
import { Boreal } from "../tests/browser/server.ts";
import { startBareServer } from "./bareSaves.ts";
import { median, table, type Figure } from "./figure.ts";
import { everyAnswer } from "./fullCase.ts";
import { percentile, postFor, type Measured } from "./load.ts";

const connections = 32;
const secondsPerRun = 4;
const runs = 5;
/** As many as the longest path through the study permit assessment asks for. */
const answersPerCase = 190;

const saving = `mutation Save($id: ID!, $answers: [AnswerInput!]!) {
  saveAnswers(applicationId: $id, answers: $answers) { saved { key version } conflicts { key version } refusals { code path } }
}`;

type Saved = {
  readonly saveAnswers: { readonly saved: readonly { readonly key: string; readonly version: number }[] };
};
type Application = { readonly id: string; readonly versions: ReadonlyMap<string, number> };

/** Questions of different themes and kinds, each with two answers that both pass. */
const changing: readonly (readonly [key: string, one: unknown, other: unknown])[] = [
  ["country", "NG", "GH"],
  ["maritalStatus", "married", "commonLaw"],
  ["birthday", "1995-03-14", "1996-04-15"],
  ["hasBiometrics", true, false],
  ["passportCountries", ["NG"], ["GH", "NG"]],
  ["spouseCountry", "NG", "GH"],
  ["passportNumber", "A1234567", "B7654321"],
  ["programName", "Data analytics", "Applied data analytics"],
];

/** One applicant with as many applications as connections, each answered to the end. */
async function answeredApplications(boreal: Boreal): Promise<{ cookie: string; applications: Application[] }> {
  const client = new Client(boreal);
  const person = inventedPerson();
  await client.register(person);
  const signedIn = await fetch(new URL("/api/auth/sign-in/email", boreal.address), {
    method: "POST",
    headers: { "content-type": "application/json", origin: boreal.address },
    body: JSON.stringify({ email: person.email, password: person.password }),
  });
  const cookie = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(";")[0] ?? "")
    .join("; ");
  const applications: Application[] = [];
  for (let index = 0; index < connections; index += 1) applications.push(await answeredApplication(client));
  return { cookie, applications };
}

async function answeredApplication(client: Client): Promise<Application> {
  const id = await client.startApplication();
  const versions = new Map<string, number>();
  const save = async (answers: readonly { readonly key: string; readonly value: unknown }[]) => {
    const { saveAnswers } = await client.graphql<Saved>(saving, {
      id,
      answers: answers.map(({ key, value }) => ({ key, value, baseVersion: versions.get(key) ?? 0 })),
    });
    for (const { key, version } of saveAnswers.saved) versions.set(key, version);
  };
  await save(changing.map(([key, , value]) => ({ key, value })));
  if (versions.size !== changing.length)
    throw new Error(`a changing answer was refused; saved were ${[...versions.keys()].join(", ")}`);
  const others = everyAnswer().filter(({ key }) => !versions.has(key));
  for (let from = 0; from < others.length && versions.size < answersPerCase; from += 50)
    await save(others.slice(from, from + 50).slice(0, answersPerCase - versions.size));
  if (versions.size < answersPerCase) throw new Error(`only ${versions.size} of ${answersPerCase} answers were taken`);
  return { id, versions };
}

/** Seconds of a processor that a server and its database used so far; unlike the rate it does not depend on who else is busy. */
function processorSeconds(pid: number): { server: number; whole: number } {
  if (!canListProcesses) return { server: Number.NaN, whole: Number.NaN };
  const ticks = processTree(pid).map((one) => {
    const stat = readFileSync(`/proc/${one.pid}/stat`, "utf8");
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return { pid: one.pid, ticks: Number(fields[11]) + Number(fields[12]) };
  });
  const server = ticks.find((one) => one.pid === pid)?.ticks ?? Number.NaN;
  return { server: server / 100, whole: ticks.reduce((sum, one) => sum + one.ticks, 0) / 100 };
}

/** How busy the machine is with others, as far as the system tells. */
const machineLoad = (): string =>
  canListProcesses ? readFileSync("/proc/loadavg", "utf8").split(" ").slice(0, 1).join(" ") : "unknown";

const print = (line: string) => process.stdout.write(`${line}\n`);

function printMeasured(
  name: string,
  all: readonly Measured[],
  cpu: { readonly server: number; readonly whole: number },
): void {
  const times = all.flatMap((one) => one.times).toSorted((one, other) => one - other);
  const ms = (share: number) => `${percentile(times, share).toFixed(1)} ms`;
  const each = (seconds: number) => `${((seconds / times.length) * 1000).toFixed(2)} ms`;
  print(
    `${name}: ${all.map((one) => one.perSecond.toFixed(0)).join(" ")} per second; p50 ${ms(0.5)}, p95 ${ms(0.95)}, p99 ${ms(0.99)}; processor time for one: server ${each(cpu.server)}, with database ${each(cpu.whole)}`,
  );
}

const since = (before: ReturnType<typeof processorSeconds>, now: ReturnType<typeof processorSeconds>) => ({
  server: now.server - before.server,
  whole: now.whole - before.whole,
});
const plus = (one: ReturnType<typeof processorSeconds>, other: ReturnType<typeof processorSeconds>) => ({
  server: one.server + other.server,
  whole: one.whole + other.whole,
});

/** The request of one save: each turn another question, each round its other answer. */
function saveOf(application: Application | undefined, turn: number): string {
  const [key, one, other] = changing[turn % changing.length] ?? ["", null, null];
  const round = Math.floor(turn / changing.length);
  const baseVersion = (application?.versions.get(key) ?? 0) + round;
  return JSON.stringify({
    query: saving,
    variables: { id: application?.id, answers: [{ key, value: round % 2 === 0 ? one : other, baseVersion }] },
  });
}

function figuresOf(ours: readonly Measured[], theirs: readonly Measured[]): readonly Figure[] {
  const perSave = (all: readonly Measured[]) => 1000 / median(all.map((one) => one.perSecond));
  const slowest = (all: readonly Measured[]) => median(all.map((one) => percentile(one.times, 0.99)));
  const name = "a bare server that inserts and commits";
  return [
    {
      what: `one save of ${connections} at a time`,
      value: perSave(ours),
      unit: "ms",
      bound: 1,
      peer: { name, value: perSave(theirs) },
      runs,
    },
    {
      what: "the slowest save in a hundred",
      value: slowest(ours),
      unit: "ms",
      bound: 60,
      peer: { name, value: slowest(theirs) },
      runs,
    },
  ];
}

/**
 * One answer saved for certain, at 32 connections, each with a case of its own that is answered to the end; whole requests
 * over HTTP. `--profile <folder>` writes a processor profile of the server there.
 */
export async function measure(profile?: string): Promise<readonly Figure[]> {
  const program =
    profile === undefined
      ? undefined
      : ["--max-semi-space-size=4", "--cpu-prof", `--cpu-prof-dir=${profile}`, "apps/server/src/main.ts"];
  const boreal = new Boreal({ settings: { BOREAL_GRAPHQL: "any" }, ...(program ? { program } : {}) });
  await boreal.start();
  const bare = await startBareServer();
  try {
    const { cookie, applications } = await answeredApplications(boreal);
    const load = {
      path: "/graphql",
      cookie,
      connections,
      body: (connection: number, turn: number) => saveOf(applications[connection], turn),
      isGood: (answer: string) => answer.includes('"saved":[{'),
    };
    const turns: number[] = [];
    await postFor(secondsPerRun, { ...load, address: boreal.address }, turns);
    await postFor(1, { ...load, address: bare.address }, []);
    const [ours, theirs] = [[] as Measured[], [] as Measured[]];
    let [cpu, bareCpu] = [
      { server: 0, whole: 0 },
      { server: 0, whole: 0 },
    ];
    print(`load of the machine before: ${machineLoad()}`);
    for (let run = 0; run < runs; run += 1) {
      const [before, bareBefore] = [processorSeconds(boreal.pid), processorSeconds(bare.pid)];
      ours.push(await postFor(secondsPerRun, { ...load, address: boreal.address }, turns));
      cpu = plus(cpu, since(before, processorSeconds(boreal.pid)));
      theirs.push(await postFor(2, { ...load, address: bare.address }, []));
      bareCpu = plus(bareCpu, since(bareBefore, processorSeconds(bare.pid)));
    }
    print(`load of the machine after: ${machineLoad()}`);
    printMeasured(`saves into a case of ${answersPerCase} answers`, ours, cpu);
    printMeasured("a bare server with one insert and commit each", theirs, bareCpu);
    return figuresOf(ours, theirs);
  } finally {
    await bare.stop();
    await boreal.remove();
  }
}

if (import.meta.main) {
  const at = process.argv.indexOf("--profile");
  print(table(await measure(at < 0 ? undefined : process.argv[at + 1])));
}
