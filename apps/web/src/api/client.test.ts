import { expect, test } from "vitest";
import { delayBefore } from "./backoff.ts";
import { createClient, newPageName } from "./client.ts";
import { connectionStore } from "./connection.ts";
import { ApiError } from "./failure.ts";
import type { Operation } from "./graphql.ts";

type Answer = Response | Error;
type Name = { name: string };

const query = { text: "query Who { me { id } }", fragments: [] } as Operation<Name, object>;
const mutation = { text: "mutation Save { save }", fragments: [] } as Operation<Name, object>;
const ok = (data: unknown) => Response.json({ data });
const offline = () => new TypeError("fetch failed");

/** A client whose server gives these answers in turn, and what it was asked. */
function clientWith(answers: Answer[]) {
  const asked: unknown[] = [];
  const connection = connectionStore();
  const states: string[] = [];
  connection.subscribe(() => states.push(connection.state()));
  const client = createClient({
    fetch: (_address, init) => {
      asked.push(JSON.parse(init?.body as string));
      const answer = answers.shift() ?? offline();
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
    },
    connection,
    page: "this page",
    delay: () => 0,
    patience: { say: 8000, giveUp: 30_000 },
  });
  return { client, asked, states };
}

const kindOf = (work: Promise<unknown>) =>
  work.then(
    () => "done",
    (failure: unknown) => (failure instanceof ApiError ? failure.kind : failure),
  );

test("a query is tried again while nobody answers, and the banner knows", async () => {
  const { client, asked, states } = clientWith([offline(), new Response("", { status: 503 }), ok({ name: "Amara" })]);
  await expect(client.send(query, {})).resolves.toEqual({ name: "Amara" });
  expect(asked).toHaveLength(3);
  expect(states).toEqual(["retrying", "good"]);
});

test("an answer that does not come is told of, given up and asked for again", async () => {
  const connection = connectionStore();
  const states: string[] = [];
  connection.subscribe(() => states.push(connection.state()));
  let asked = 0;
  const client = createClient({
    fetch: (_address, init) => {
      asked += 1;
      if (asked > 1) return Promise.resolve(ok({ name: "saved" }));
      return new Promise((_resolve, reject) => {
        init?.signal?.addEventListener("abort", () => reject(new DOMException("timed out", "TimeoutError")));
      });
    },
    connection,
    page: "this page",
    delay: () => 0,
    patience: { say: 10, giveUp: 60 },
  });
  await expect(client.send(mutation, {}, { repeatable: true, attempts: Infinity })).resolves.toEqual({ name: "saved" });
  expect(asked).toBe(2);
  expect(states).toEqual(["unsaved", "good"]);
});

test("an answer that breaks off in the middle is asked for again", async () => {
  const broken = new Response(new ReadableStream({ start: (stream) => stream.error(new TypeError("network error")) }));
  const { client, asked } = clientWith([broken, ok({ name: "Amara" })]);
  await expect(client.send(query, {})).resolves.toEqual({ name: "Amara" });
  expect(asked).toHaveLength(2);
});

test("a query gives up after four attempts", async () => {
  const { client, asked, states } = clientWith([]);
  expect(await kindOf(client.send(query, {}))).toBe("unreachable");
  expect(asked).toHaveLength(4);
  expect(states.at(-1)).toBe("good");
});

test("a mutation is sent once, unless it may safely arrive twice", async () => {
  const once = clientWith([offline(), ok({ name: "x" })]);
  expect(await kindOf(once.client.send(mutation, {}))).toBe("unreachable");
  expect(once.asked).toHaveLength(1);

  const again = clientWith([...Array.from({ length: 9 }, offline), ok({ name: "saved" })]);
  await expect(again.client.send(mutation, {}, { repeatable: true, attempts: Infinity })).resolves.toEqual({
    name: "saved",
  });
  expect(again.asked).toHaveLength(10);
  expect(again.states).toEqual(["unsaved", "good"]);
});

test("a fault of the server is not repeated and carries its number", async () => {
  const { client, asked } = clientWith([Response.json({ errors: [{ extensions: { reference: "f-7" } }] })]);
  await expect(client.send(query, {})).rejects.toMatchObject({ kind: "fault", reference: "f-7" });
  expect(asked).toHaveLength(1);
});

test("an ended session is told to those who listen", async () => {
  const { client } = clientWith([new Response("{}", { status: 401 })]);
  let told = 0;
  client.onSignedOut(() => {
    told += 1;
  });
  expect(await kindOf(client.send(query, {}))).toBe("signedOut");
  expect(told).toBe(1);
});

test("too many requests waits as long as the server asks", async () => {
  const { client } = clientWith([
    new Response("{}", { status: 429, headers: { "retry-after": "0" } }),
    ok({ name: "x" }),
  ]);
  await expect(client.send(query, {})).resolves.toEqual({ name: "x" });
});

test("each request names the page that sends it", async () => {
  const named: unknown[] = [];
  const client = createClient({
    fetch: (_address, init) => {
      named.push(new Headers(init?.headers).get("x-boreal-page"));
      return Promise.resolve(ok({ name: "x" }));
    },
    connection: connectionStore(),
    page: "this page",
    delay: () => 0,
    patience: { say: 8000, giveUp: 30_000 },
  });
  await client.send(query, {});
  expect(named).toEqual(["this page"]);
  expect(client.headers("text/event-stream")["x-boreal-page"]).toBe("this page");
  expect(newPageName()).toMatch(/^[0-9a-f]{32}$/);
  expect(newPageName()).not.toBe(newPageName());
});

test("what was asked for holds what this page sent once nothing it sent came back later", async () => {
  const { client } = clientWith([ok({ name: "saved" }), offline(), ok({ name: "read" })]);
  expect(client.holdsAllSent(performance.now())).toBe(true);
  const before = performance.now();
  const saving = client.send(mutation, {});
  expect(client.holdsAllSent(performance.now())).toBe(false);
  await saving;
  expect(client.holdsAllSent(before)).toBe(false);
  expect(client.holdsAllSent(performance.now())).toBe(true);
  // Nobody knows what became of this one: what was asked for before it does not hold it.
  const between = performance.now();
  await kindOf(client.send(mutation, {}));
  expect(client.holdsAllSent(between)).toBe(false);
  // Reading changes nothing.
  const asked = performance.now();
  await client.send(query, {});
  expect(client.holdsAllSent(asked)).toBe(true);
});

test("giving up stops the repeating", async () => {
  const stop = new AbortController();
  const { client } = clientWith([]);
  const work = kindOf(client.send(query, {}, { signal: stop.signal, attempts: Infinity }));
  stop.abort();
  expect(await work).toBe("stopped");
});

test("data beside errors is an answer: a field that this reader may not see is null", async () => {
  const { client } = clientWith([Response.json({ data: { name: null }, errors: [{}] })]);
  await expect(client.send(query, {})).resolves.toEqual({ name: null });
});

test("a stored operation is sent as its hash, any other in full", async () => {
  const stored = clientWith([ok({})]);
  await stored.client.send({ text: "query Who", fragments: [], hash: "abc" } as Operation<Name, object>, { id: 1 });
  expect(stored.asked).toEqual([
    { operationName: "Who", variables: { id: 1 }, extensions: { persistedQuery: { version: 1, sha256Hash: "abc" } } },
  ]);
  const whole = clientWith([ok({})]);
  await whole.client.send(query, {});
  expect(whole.asked).toEqual([{ operationName: "Who", variables: {}, query: "query Who { me { id } }" }]);
});

test("pauses double from half a second to fifteen, spread by a fifth", () => {
  const middle = () => 0.5;
  expect([1, 2, 3, 4, 5, 6, 20].map((attempt) => delayBefore(attempt, middle))).toEqual([
    500, 1000, 2000, 4000, 8000, 15_000, 15_000,
  ]);
  expect(delayBefore(1, () => 0)).toBe(450);
  expect(delayBefore(1, () => 1)).toBe(550);
});
