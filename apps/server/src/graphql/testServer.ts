import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { caseServices } from "../commands/caseServices.ts";
import { openTestFirm, type TestFirm } from "../commands/testFirm.ts";
import type { Asker, Actor } from "../policies/actor.ts";
import type { Guest } from "../policies/sections.ts";
import type { ChangeSignal, GraphqlDeps } from "./context.ts";
import type { ErrorReport } from "./errors.ts";
import { createGraphqlHandler, type GraphqlOptions } from "./handler.ts";

export type Answer = {
  readonly status: number;
  readonly data: Record<string, unknown> | null;
  readonly errors: readonly { message: string; extensions?: Record<string, unknown> }[];
};

/** The GraphQL endpoint over an invented firm; who asks is said by a header in place of a session. */
export type TestServer = {
  readonly firm: TestFirm;
  readonly address: string;
  readonly faults: ErrorReport[];
  /** Who is signed in, by user id. */
  readonly signedIn: Map<string, Actor>;
  ask(actor: Asker, query: string, variables?: Record<string, unknown>, guest?: Guest): Promise<Answer>;
  /** The data of an operation that must not fail. */
  data(actor: Asker, query: string, variables?: Record<string, unknown>): Promise<Record<string, unknown>>;
  tell(change: ChangeSignal): void;
  readonly listeners: number;
  close(): Promise<void>;
};

/** Parts that operations of files need and that these tests never reach. */
const unreachable = new Proxy(
  {},
  {
    get: (_, name) => {
      throw new Error(`not part of this test: ${String(name)}`);
    },
  },
);

type TestServerOptions = Partial<
  Pick<GraphqlOptions, "operations" | "stored" | "outageOf"> &
    Pick<GraphqlDeps, "contactEmail" | "forms" | "db" | "personKey" | "names">
>;

/** The feed of changes, told by the test itself. */
function openTestChanges() {
  const listeners = new Set<(change: ChangeSignal) => void>();
  const told: { readonly at: number; readonly change: ChangeSignal }[] = [];
  const feed: GraphqlDeps["changes"] = {
    subscribe(listener, _onGap, ago = 0) {
      listeners.add(listener);
      for (const { at, change } of told) if (at > performance.now() - ago) listener(change);
      return () => listeners.delete(listener);
    },
  };
  const tell = (change: ChangeSignal) => {
    told.push({ at: performance.now(), change });
    for (const listener of listeners) listener(change);
  };
  return { feed, listeners, tell };
}

const askOver =
  (
    address: string,
    { signedIn, guests }: { readonly signedIn: Map<string, Actor>; readonly guests: Map<string, Guest> },
  ): TestServer["ask"] =>
  async (actor, query, variables = {}, guest) => {
    if (actor) signedIn.set(actor.userId, actor);
    if (guest) guests.set(guest.invitationId, guest);
    const response = await fetch(address, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        ...(actor ? { "x-test-user": actor.userId } : {}),
        ...(guest ? { "x-test-guest": guest.invitationId } : {}),
      },
      body: JSON.stringify({ query, variables }),
    });
    const answer = (await response.json()) as Partial<Answer>;
    return { status: response.status, data: answer.data ?? null, errors: answer.errors ?? [] };
  };

const depsOf = (firm: TestFirm, options: TestServerOptions, changes: GraphqlDeps["changes"]): GraphqlDeps => ({
  ...firm,
  db: options.db ?? firm.db,
  ...(options.db ? caseServices(options.db) : {}),
  personKey: options.personKey ?? firm.personKey,
  names: options.names ?? firm.names,
  files: unreachable as GraphqlDeps["files"],
  queue: unreachable as GraphqlDeps["queue"],
  forms: options.forms ?? (unreachable as GraphqlDeps["forms"]),
  readBytes: () => {
    throw new Error("nothing is read in this test");
  },
  reportFault: () => {},
  fileLimits: { maxBytes: 1, maxPages: 50, maxPixels: 100_000_000 },
  forgetSessions: () => {},
  contactEmail: options.contactEmail,
  changes,
});

export async function openTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const firm = await openTestFirm();
  const signedIn = new Map<string, Actor>();
  const guests = new Map<string, Guest>();
  const changes = openTestChanges();
  const faults: ErrorReport[] = [];
  const handler = createGraphqlHandler({
    deps: depsOf(firm, options, changes.feed),
    sessionOf: async ({ headers }) => signedIn.get(String(headers["x-test-user"] ?? "")) ?? null,
    guestOf: async ({ headers }) => guests.get(String(headers["x-test-guest"] ?? "")) ?? null,
    operations: options.operations ?? "any",
    stored: options.stored ?? {},
    reportFault: (fault) => void faults.push(fault),
    outageOf: options.outageOf ?? (() => undefined),
  });
  const server = createServer((request, response) => void handler(request, response));
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`;
  const ask = askOver(address, { signedIn, guests });
  return {
    firm,
    address,
    faults,
    signedIn,
    get listeners() {
      return changes.listeners.size;
    },
    tell: changes.tell,
    ask,
    async data(actor, query, variables) {
      const { data, errors } = await ask(actor, query, variables);
      if (data === null || errors.length > 0) throw new Error(JSON.stringify(errors));
      return data;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await firm.close();
    },
  };
}
