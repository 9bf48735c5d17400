import { randomUUID } from "node:crypto";
import { fc } from "../../../../../tests/running/properties.ts";
import { applicationTypes, type ApplicationStatus, type ApplicationType } from "@boreal/domain/caseFile/application";
import { askedDefinitions, type AskedDefinition, type AskedKey } from "@boreal/domain/lifecycle/asked";
import { statuses } from "@boreal/domain/lifecycle/statuses";
import { statusesOf, transitionById, transitions } from "@boreal/domain/lifecycle/transitions";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { randomWalks } from "../../../../../tests/running/sizes.ts";
import type { Actor } from "../../policies/actor.ts";
import { verifyChain } from "../../store/auditLog.ts";
import { openTestServer, type TestServer } from "../testServer.ts";

/** Cases that are moved at random over the real server, by everybody who may and by those who may not; nothing may break on the way. */

const today = "2026-11-20";
const seen = {
  statuses: new Set<string>(),
  transitions: new Set<string>(),
  moves: 0,
  refusals: 0,
  undone: 0,
  forced: 0,
  started: new Set<string>(),
};

let server: TestServer;
let lawyer: Actor;
let admin: Actor;
const students = new Map<ApplicationType, Actor>();

beforeAll(async () => {
  server = await openTestServer();
  lawyer = await server.firm.person("lawyer", { lawyerScope: "firm" });
  admin = await server.firm.person("admin");
});
afterAll(async () => {
  process.stdout.write(
    `random walks: ${seen.statuses.size} of ${Object.keys(statuses).length} statuses, ${seen.transitions.size} of ${transitions.length} changes, ${seen.moves} made, ${seen.refusals} refused, ${seen.undone} undone, ${seen.forced} forced, ${seen.started.size} kinds started\n`,
  );
  await server.close();
});

const lifecycle = `query L($id: ID!) { application(id: $id) { status lifecycle {
  steps { id to open { id } isReport }
  history { id fromName { en } toName { en } undoneAt mayUndo }
  forceable { id }
  filings { id }
  offers { kind type }
  continuesIn { kind application { id type status } } } } }`;
const change = `mutation C($id: ID!, $transition: String!, $from: String!, $entered: [StatusEntryInput!]!, $confirmed: [String!]!, $reason: String!, $requestId: String!) {
  changeStatus(applicationId: $id, transition: $transition, from: $from, entered: $entered, confirmed: $confirmed, reason: $reason, requestId: $requestId) { application { status } refusals { code } isReported } }`;
const startLinked = `mutation S($id: ID!, $kind: String!, $requestId: String!) { startLinkedApplication(applicationId: $id, kind: $kind, requestId: $requestId) { application { id } refusals { code } } }`;
const undo = `mutation U($id: ID!, $changeId: ID!) { undoStatusChange(applicationId: $id, changeId: $changeId) { application { status } refusals { code } } }`;
const force = `mutation F($id: ID!, $from: String!, $to: String!, $requestId: String!) { forceStatus(applicationId: $id, from: $from, to: $to, reason: "A walk.", requestId: $requestId) { application { status } refusals { code } } }`;

type Seen = {
  readonly status: ApplicationStatus;
  readonly lifecycle: {
    readonly steps: readonly { id: string; to: string; open: readonly unknown[]; isReport: boolean }[];
    readonly history: readonly { id: string; undoneAt: string | null; mayUndo: boolean }[];
    readonly forceable: readonly { id: string }[];
    readonly filings: readonly unknown[];
    readonly offers: readonly { kind: string; type: string }[];
    readonly continuesIn: readonly { kind: string; application: { id: string; type: string; status: string } }[];
  };
};
const look = async (by: Actor, id: string): Promise<Seen> =>
  (await server.data(by, lifecycle, { id }))["application"] as Seen;

type Outcome = {
  readonly application: { readonly status: string } | null;
  readonly refusals: readonly { code: string }[];
  readonly isReported?: boolean;
};

function valueFor(key: AskedKey): string {
  const asked: AskedDefinition = askedDefinitions[key];
  if (asked.kind === "choice") return asked.options[0]?.value ?? "";
  if (asked.kind === "text") return key === "courtFileNumber" ? "IMM-77-26" : "A-1";
  return asked.lies === "ahead" ? "2027-05-01" : today;
}

const requestFor = (id: string, transitionId: string, from: string) => {
  const { asks = [], confirms = [] } = transitionById(transitionId) ?? {};
  return {
    id,
    transition: transitionId,
    from,
    entered: asks.map(({ key }) => ({ key, value: valueFor(key) })),
    confirmed: confirms.map((one) => one.id),
    reason: "A walk.",
    requestId: randomUUID(),
  };
};

type Pick = { readonly who: number; readonly what: number; readonly which: number };

/** One step of a walk; every invariant is looked at after it. */
async function step(id: string, type: ApplicationType, { who, what, which }: Pick): Promise<void> {
  const people = [students.get(type) ?? lawyer, lawyer, lawyer, admin];
  const actor = people[who % people.length] ?? lawyer;
  const before = await look(actor, id);
  seen.statuses.add(before.status);
  expect(statusesOf(type)).toContain(before.status);
  const possible = before.lifecycle.steps.filter(({ open, isReport }) => open.length === 0 && !isReport);
  if (what < 6) {
    const chosen = possible[which % Math.max(possible.length, 1)];
    if (chosen) return await move(actor, id, before, chosen);
  }
  if (what === 6) return await refuse(actor, id, before, which);
  if (what === 7) {
    const last = before.lifecycle.history.find(({ mayUndo }) => mayUndo);
    if (last) return await takeBack(actor, id, last.id);
  }
  if (what === 8) {
    const { offers } = before.lifecycle;
    const offer = offers[which % Math.max(offers.length, 1)];
    if (offer) return await startOne(actor, id, before, offer);
  }
  const { forceable } = (await look(admin, id)).lifecycle;
  const to = forceable[which % Math.max(forceable.length, 1)]?.id;
  // Only where the walk would end or never begin: a case that is not ready, and the end of the line.
  if (to === undefined || possible.length > 1) return;
  const { forceStatus } = (await server.data(admin, force, {
    id,
    from: before.status,
    to,
    requestId: randomUUID(),
  })) as {
    forceStatus: Outcome;
  };
  expect(forceStatus).toMatchObject({ application: { status: to }, refusals: [] });
  seen.forced += 1;
}

async function move(actor: Actor, id: string, before: Seen, chosen: { readonly id: string; readonly to: string }) {
  const request = requestFor(id, chosen.id, before.status);
  const { changeStatus } = (await server.data(actor, change, request)) as { changeStatus: Outcome };
  if (changeStatus.refusals.length > 0) {
    // A day of the walk may come before one of an earlier step; then nothing has changed.
    expect(changeStatus.refusals.map(({ code }) => code)).not.toContain("statusMoved");
    expect((await look(actor, id)).status).toBe(before.status);
    seen.refusals += 1;
    return;
  }
  expect(changeStatus.application?.status).toBe(chosen.to);
  const after = await look(actor, id);
  expect(after.lifecycle.history).toHaveLength(before.lifecycle.history.length + 1);
  expect(after.lifecycle.filings).toHaveLength(
    before.lifecycle.filings.length + (transitionById(chosen.id)?.isFiling ? 1 : 0),
  );
  // The same request again changes nothing.
  const again = (await server.data(actor, change, request)) as { changeStatus: Outcome };
  expect(again.changeStatus.refusals).toEqual([]);
  expect((await look(actor, id)).lifecycle.history).toHaveLength(after.lifecycle.history.length);
  seen.statuses.add(chosen.to);
  seen.transitions.add(chosen.id);
  seen.moves += 1;
}

async function refuse(actor: Actor, id: string, before: Seen, which: number): Promise<void> {
  const offered = new Set(before.lifecycle.steps.map((one) => one.id));
  const others = transitions.filter((one) => !offered.has(one.id));
  const wrong = others[which % others.length];
  if (!wrong) return;
  const { changeStatus } = (await server.data(actor, change, requestFor(id, wrong.id, before.status))) as {
    changeStatus: Outcome;
  };
  expect(changeStatus.refusals.length).toBeGreaterThan(0);
  const after = await look(actor, id);
  expect([after.status, after.lifecycle.history.length]).toEqual([before.status, before.lifecycle.history.length]);
  seen.refusals += 1;
}

async function takeBack(actor: Actor, id: string, changeId: string): Promise<void> {
  const { undoStatusChange } = (await server.data(actor, undo, { id, changeId })) as { undoStatusChange: Outcome };
  expect(undoStatusChange.refusals).toEqual([]);
  const again = (await server.data(actor, undo, { id, changeId })) as { undoStatusChange: Outcome };
  expect(again.undoStatusChange.refusals).toHaveLength(1);
  seen.undone += 1;
}

/** Another application starts, once, and the earlier one stays as it was. */
async function startOne(actor: Actor, id: string, before: Seen, { kind, type }: Seen["lifecycle"]["offers"][number]) {
  const request = { id, kind, requestId: randomUUID() };
  type Started = { startLinkedApplication: { application: { id: string } | null; refusals: readonly unknown[] } };
  const [once, again] = [
    (await server.data(actor, startLinked, request)) as Started,
    (await server.data(actor, startLinked, request)) as Started,
  ];
  expect(again).toEqual(once);
  const { application, refusals } = once.startLinkedApplication;
  expect(refusals).toEqual([]);
  const { status, lifecycle: after } = await look(actor, id);
  expect([status, after.history.length]).toEqual([before.status, before.lifecycle.history.length]);
  expect(after.offers.some((one) => one.kind === kind)).toBe(false);
  const started = { kind, application: { id: application?.id, type, status: "Preparation" } };
  expect(after.continuesIn).toEqual([...before.lifecycle.continuesIn, started]);
  seen.started.add(kind);
}

describe("random walks over the server", () => {
  it(`break nothing in ${randomWalks} of them`, async () => {
    const pick = fc.record({ who: fc.nat(7), what: fc.nat(9), which: fc.nat(40) });
    const walk = fc.record({
      type: fc.constantFrom(...applicationTypes),
      picks: fc.array(pick, { minLength: 6, maxLength: 14 }),
    });
    await fc.assert(
      fc.asyncProperty(walk, async ({ type, picks }) => {
        // One for each walk: nobody starts applications without end.
        students.set(type, await server.firm.person("student"));
        const id = await server.firm.application(students.get(type) ?? lawyer, type);
        await server.firm.assign(id, lawyer);
        for (const one of picks) await step(id, type, one);
        expect((await verifyChain(server.firm.db, id)).whole).toBe(true);
      }),
      { numRuns: randomWalks, endOnFailure: true },
    );
    expect(seen.moves).toBeGreaterThan(randomWalks);
  });
});
