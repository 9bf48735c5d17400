import { createHash, randomInt } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { Client, NotAcknowledged, smallPdf, untilAnswered } from "../browser/client.ts";
import { inventedPerson } from "../browser/people.ts";
import { canListProcesses, type Running } from "../browser/processes.ts";
import { Boreal } from "../browser/server.ts";
import { waitUntil } from "../running/patience.ts";
import { isWhole, kills } from "../running/sizes.ts";

// Issue 2: kill -9 of any or all processes, 30 random times: nothing acknowledged is lost, nothing half-done is seen.

const boreal = new Boreal({ settings: { BOREAL_GRAPHQL: "any", BOREAL_LOG_LEVEL: "warn" } });
const client = new Client(boreal);
let applicationId = "";

const digest = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

type State = {
  readonly application: {
    readonly caseFile: { readonly answers: Readonly<Record<string, unknown>> };
    readonly answerVersions: Readonly<Record<string, number>>;
    readonly documents: readonly { readonly id: string; readonly state: string; readonly bytes: number }[];
    readonly trash: readonly { readonly id: string }[];
  };
};

const readState = () =>
  client
    .graphql<State>(
      "query ($id: ID!) { application(id: $id) { caseFile answerVersions documents { id state bytes } trash { id } } }",
      { id: applicationId },
    )
    .then((data) => data.application);

const key = "biometricsIdentificationNumber";

/** What was sent and what was acknowledged, over all rounds. */
const ledger = {
  sent: new Set<string>(),
  acknowledged: "",
  acknowledgedVersion: 0,
  answers: 0,
  uploads: new Map<string, string>(),
  contents: new Set<string>(),
  statements: new Map<string, { readonly applicationId: string; readonly bytes: Buffer }>(),
};

async function answerUntil(stopped: () => boolean): Promise<void> {
  let version = (await readState()).answerVersions[key] ?? 0;
  while (!stopped()) {
    const value = `N${Date.now().toString(36)}${randomInt(1000)}`;
    ledger.sent.add(value);
    const { saveAnswers } = await client.graphql<{
      saveAnswers: {
        saved: readonly { version: number }[];
        refusals: readonly unknown[];
        conflicts: readonly { version: number }[];
      };
    }>(
      "mutation ($id: ID!, $answers: [AnswerInput!]!) { saveAnswers(applicationId: $id, answers: $answers) { saved { version } conflicts { version } refusals { code } } }",
      { id: applicationId, answers: [{ key, value, baseVersion: version }] },
    );
    const saved = saveAnswers.saved[0];
    if (saved) {
      Object.assign(ledger, { acknowledged: value, acknowledgedVersion: saved.version, answers: ledger.answers + 1 });
      version = saved.version;
    } else {
      // A save that was written but not acknowledged before the kill: go on from what is there.
      version = saveAnswers.conflicts[0]?.version ?? version;
    }
  }
}

/** Every upload replaces the one before, so that the slot never fills; the replaced one goes to the trash. */
async function uploadUntil(stopped: () => boolean): Promise<void> {
  let replaces = (await readState()).documents[0]?.id;
  while (!stopped()) {
    const bytes = smallPdf("Biometrics letter", 60_000);
    ledger.contents.add(digest(bytes));
    const place = {
      applicationId,
      page: "biometrics-validity-letter",
      slot: "biometricsValidityLetter",
      person: "main",
      filename: "letter.pdf",
      filetype: "application/pdf",
      ...(replaces === undefined ? {} : { replaces }),
    };
    replaces = await client.upload(place, bytes, 3);
    ledger.uploads.set(replaces, digest(bytes));
  }
}

/** Other cases of the same person, and how many statements each has. */
const filling = new Map<string, number>();
/** As many as the page takes. */
const mostStatements = 15;

/** Statements of several cases that arrive at the same moment: they share a transaction and are acknowledged together. */
async function uploadTogether(stopped: () => boolean): Promise<void> {
  for (let turn = 0; turn < 2 && !stopped(); turn += 1) {
    const uploads = [...filling].map(async ([id, count]) => {
      const bytes = smallPdf("Statement", 20_000);
      const place = {
        applicationId: id,
        page: "proof-of-funds",
        slot: "bankStatements",
        person: "main",
        filename: "statement.pdf",
        filetype: "application/pdf",
      };
      // Counted before: one that was stored and not acknowledged takes a place too.
      if (count + 1 === mostStatements) filling.delete(id);
      else filling.set(id, count + 1);
      ledger.statements.set(await client.upload(place, bytes), { applicationId: id, bytes });
    });
    const ends = await Promise.allSettled(uploads);
    for (const end of ends) if (end.status === "rejected") throw end.reason;
  }
}

async function fillCases(): Promise<void> {
  while (filling.size < 4) filling.set(await client.startApplication("Student"), 0);
}

/** Runs until the server goes away; only "not acknowledged" ends it quietly. */
const whileItLasts = (work: Promise<void>) =>
  work.catch((fault: unknown) => {
    if (!(fault instanceof NotAcknowledged)) throw fault;
  });

type Choice = "web" | "postgres" | "reader" | "all";

function victimsOf(choice: Choice): readonly Running[] {
  const all = boreal.processes();
  const isPostgres = (one: Running) => /\bpostgres\b/.test(one.command);
  const isWeb = (one: Running) => one.pid === boreal.pid;
  if (choice === "all") return all;
  if (choice === "web") return all.filter(isWeb);
  // Only the postmaster: its children follow it, as they do when it dies by itself.
  if (choice === "postgres") return all.filter(isPostgres).slice(0, 1);
  return all.filter((one) => !isPostgres(one) && !isWeb(one));
}

const works = { answers: answerUntil, uploads: uploadUntil, statements: uploadTogether };
type Work = keyof typeof works;

const progress = (): Record<Work, number> => ({
  answers: ledger.answers,
  uploads: ledger.uploads.size,
  statements: ledger.statements.size,
});

/** What is acknowledged before the kill: in every third round nothing need be, so that it comes at any moment. */
const awaited: readonly Partial<Record<Work, number>>[] = [
  { answers: 2, statements: 2, uploads: 1 },
  { answers: 2, statements: 2 },
  {},
];

/** What is broken off, as by a line of the server before, is not waited for. */
const isTime = (round: number, before: Record<Work, number>, over: ReadonlySet<Work>): boolean => {
  const now = progress();
  const wanted = Object.entries(awaited[round % awaited.length] ?? {}) as [Work, number][];
  return wanted.every(([work, more]) => over.has(work) || now[work] >= before[work] + more);
};

beforeAll(async () => {
  await boreal.start();
  await client.register(inventedPerson());
  applicationId = await client.startApplication("Student");
});

afterAll(() => boreal.remove());

it.skipIf(!canListProcesses)(
  `${kills} kills of any or all processes lose nothing that was acknowledged and show nothing half done`,
  async () => {
    const times: Record<Choice, number[]> = { web: [], postgres: [], reader: [], all: [] };
    const choices: readonly Choice[] = ["web", "postgres", "all", "reader"];
    for (let round = 0; round < kills; round += 1) {
      let isOver = false;
      await fillCases();
      const before = progress();
      const over = new Set<Work>();
      const work = Promise.all(
        Object.entries(works).map(async ([name, each]) => {
          await whileItLasts(each(() => isOver)).finally(() => over.add(name as Work));
        }),
      );
      // On a busy machine hardly anything would be acknowledged so soon.
      await waitUntil(
        () => isTime(round, before, over),
        () => `round ${round}: acknowledged so far ${JSON.stringify(progress())}`,
      );
      await new Promise((later) => setTimeout(later, randomInt(40, 400)));
      const wanted = choices[isWhole ? randomInt(choices.length) : round % choices.length] ?? "all";
      const victims = victimsOf(wanted);
      const choice = victims.length > 0 ? wanted : "web";
      await boreal.killHard(victims.length > 0 ? victims : victimsOf("web"));
      isOver = true;
      const begun = performance.now();
      if (choice === "web" || choice === "all") await boreal.start();
      await untilRead(`round ${round}, after the kill of ${choice}`);
      times[choice].push(performance.now() - begun);
      // Only now is it known what was acknowledged: what was on its way at the kill may still have arrived.
      await work;
      const state = await untilRead(`round ${round}, once all is quiet`);

      const value = state.caseFile.answers[key];
      if (ledger.acknowledgedVersion > 0)
        expect(state.answerVersions[key]).toBeGreaterThanOrEqual(ledger.acknowledgedVersion);
      if (value !== undefined) expect(ledger.sent).toContain(value);
      if (state.answerVersions[key] === ledger.acknowledgedVersion) expect(value ?? "").toBe(ledger.acknowledged);
      const listed = new Set([...state.documents, ...state.trash].map(({ id }) => id));
      expect([...ledger.uploads.keys()].filter((id) => !listed.has(id))).toEqual([]);
    }
    // Every file that is shown is whole, and is one that was sent.
    const { documents } = await untilRead("at the end");
    for (const { id, bytes } of documents) {
      const content = await client.download(id);
      expect(content.length).toBe(bytes);
      expect(ledger.contents).toContain(digest(content));
      const acknowledged = ledger.uploads.get(id);
      if (acknowledged !== undefined) expect(digest(content)).toBe(acknowledged);
    }
    for (const [id, { applicationId: ofCase, bytes }] of ledger.statements) {
      const { application } = await client.graphql<{ application: { documents: readonly { id: string }[] } }>(
        "query ($id: ID!) { application(id: $id) { documents { id } } }",
        { id: ofCase },
      );
      expect(application.documents.map((document) => document.id)).toContain(id);
      expect(digest(await client.download(id))).toBe(digest(bytes));
    }
    expect(ledger.statements.size).toBeGreaterThan(kills);
    expect(ledger.answers).toBeGreaterThan(kills);
    expect(ledger.uploads.size).toBeGreaterThanOrEqual(Math.min(3, Math.floor(kills / 4)));
    const said = Object.entries(times).map(
      ([what, each]) => `${what} ${each.length} x, at most ${Math.round(Math.max(0, ...each))} ms`,
    );
    console.log(
      `kills: ${ledger.answers} answers and ${ledger.uploads.size} + ${ledger.statements.size} uploads acknowledged, 0 lost; answering again after: ${said.join("; ")}`,
    );
  },
);

async function untilRead(when: string): Promise<State["application"]> {
  let state: State["application"] | undefined;
  try {
    await untilAnswered(async () => {
      state = await readState();
    });
  } catch (fault) {
    throw new Error(`${when}: ${String(fault)}\n${boreal.printed.slice(-4000)}`, { cause: fault });
  }
  if (!state) throw new Error("unreachable: the state was read");
  return state;
}
