import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { measure, limits, parseWithinLimits } from "./limits.ts";
import { openTestServer, type TestServer } from "./testServer.ts";

const saving = `mutation Save($id: ID!, $answers: [AnswerInput!]!) {
  saveAnswers(applicationId: $id, answers: $answers) {
    saved { key version } conflicts { key value version answeredAt } refusals { code path text { en fr } }
    application { id answerVersions plan { progress { answered total } next vault { page requirement permissions why { because { en } restsOn } } } }
  }
}`;
const me = "query Me { me { id email firstName role emailVerified mustSetSecondFactor abilities } }";
const storedMe = createHash("sha256").update(me).digest("hex");
const storedRename = createHash("sha256").update('mutation R { setLanguage(language: "fr") { done } }').digest("hex");

let open: TestServer;
let strict: TestServer;
beforeAll(async () => {
  open = await openTestServer();
  strict = await openTestServer({
    operations: "stored",
    stored: { [storedMe]: me, [storedRename]: 'mutation R { setLanguage(language: "fr") { done } }' },
  });
});
afterAll(async () => {
  await open.close();
  await strict.close();
});

const code = (answer: { errors: readonly { extensions?: Record<string, unknown> }[] }) =>
  answer.errors[0]?.extensions?.code;

describe("the GraphQL endpoint", () => {
  it("carries an answer from the browser to the plan", async () => {
    const amara = await open.firm.person("student", { firstName: "Amara" });
    const started = await open.data(
      amara,
      'mutation { startApplication(type: "Student") { application { id status owner { firstName } abilities } refusals { code } } }',
    );
    const { application } = started.startApplication as { application: { id: string; abilities: string[] } };
    expect(application).toMatchObject({
      status: "Preparation",
      owner: { firstName: "Amara" },
      abilities: expect.arrayContaining(["answer", "addDependent"]),
    });
    const saved = await open.ask(amara, saving, {
      id: application.id,
      answers: [{ key: "hasBiometrics", value: true, baseVersion: 0 }],
    });
    const result = saved.data?.saveAnswers as {
      application: {
        plan: { vault: { page: string; requirement: string; permissions: string[]; why: { restsOn: string[] } }[] };
      };
    };
    expect(result).toMatchObject({
      saved: [{ key: "hasBiometrics", version: 1 }],
      conflicts: [],
      refusals: [],
      application: { answerVersions: { hasBiometrics: 1 } },
    });
    const validity = result.application.plan.vault.find(({ page }) => page === "biometrics-validity-letter");
    expect(validity?.permissions).toEqual(["View", "Upload", "StateNoDocument"]);
    expect(validity?.why.restsOn).toContain("answers.hasBiometrics");
  });

  it("tells who is signed in, and nobody when nobody is", async () => {
    const support = await open.firm.person("support", { secondFactor: "none", firstName: "Noor" });
    expect((await open.ask(support, me)).data?.me).toMatchObject({
      id: support.userId,
      firstName: "Noor",
      role: "support",
      mustSetSecondFactor: true,
      abilities: [],
    });
    expect((await open.ask(null, me)).data).toEqual({ me: null });
    expect(code(await open.ask(null, "{ applications { id } }"))).toBe("UNAUTHENTICATED");
  });

  it("answers a database that is away with 503, and a fault of its own with a number and nothing else", async () => {
    const away = await openTestServer({ outageOf: () => "away" });
    const student = await away.firm.person("student");
    const db = away.firm.db.$client;
    await db.query("alter table boreal.application rename to application_away");
    const passing = await away.ask(student, "{ applications { id } }");
    expect([passing.status, code(passing), passing.errors[0]?.extensions?.reference]).toEqual([
      503,
      "UNAVAILABLE",
      undefined,
    ]);
    expect(passing.errors[0]?.message).toContain("not known yet");
    await away.close();

    const broken = await open.firm.person("student", { email: "marker-in-error@example.test" });
    await open.firm.db.$client.query("alter table boreal.notification rename to notification_away");
    const answer = await open.ask(broken, "{ notifications { id } }");
    await open.firm.db.$client.query("alter table boreal.notification_away rename to notification");
    expect(answer.errors).toEqual([
      expect.objectContaining({
        message: "Something went wrong on our side.",
        extensions: { code: "INTERNAL", reference: expect.stringMatching(/^[0-9a-f-]{36}$/) },
      }),
    ]);
    expect(open.faults.at(-1)?.requestId).toBe(answer.errors[0]?.extensions?.reference);
  });

  it("accepts operations as JSON only, so that no form of another site can send one", async () => {
    for (const type of [
      "text/plain",
      "application/x-www-form-urlencoded",
      "multipart/form-data; boundary=x",
      "application/graphql",
    ]) {
      const response = await fetch(open.address, {
        method: "POST",
        headers: { "content-type": type },
        body: '{"query":"{me{id}}"}',
      });
      expect([type, response.status]).toEqual([type, 415]);
    }
    expect((await fetch(open.address, { method: "PUT", body: "{}" })).status).toBe(405);
  });

  it("answers GET for stored queries only, and never a mutation", async () => {
    const get = async (server: TestServer, parameters: Record<string, string>) => {
      const response = await fetch(`${server.address}?${new URLSearchParams(parameters)}`);
      return [response.status, (await response.json()) as { data?: unknown }] as const;
    };
    const stored = (hash: string) => ({
      extensions: JSON.stringify({ persistedQuery: { version: 1, sha256Hash: hash } }),
    });
    expect((await get(open, { query: "{ me { id } }" }))[0]).toBe(405);
    expect(await get(strict, stored(storedMe))).toEqual([200, { data: { me: null } }]);
    expect((await get(strict, stored(storedRename)))[0]).toBe(405);
  });

  it("takes stored operations only in production, without introspection and without suggestions", async () => {
    const send = async (body: unknown) => {
      const response = await fetch(strict.address, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      });
      return (await response.json()) as {
        data?: unknown;
        errors?: { message: string; extensions?: { code?: string } }[];
      };
    };
    expect((await send({ query: me })).errors?.[0]?.extensions?.code).toBe("STORED_ONLY");
    expect((await send({ query: "{ __schema { types { name } } }" })).errors?.[0]?.extensions?.code).toBe(
      "STORED_ONLY",
    );
    expect(
      (await send({ extensions: { persistedQuery: { version: 1, sha256Hash: "0".repeat(64) } } })).errors?.[0]
        ?.extensions?.code,
    ).toBe("OPERATION_UNKNOWN");
    expect(
      (await send({ extensions: { persistedQuery: { version: 1, sha256Hash: "constructor" } } })).errors?.[0]
        ?.extensions?.code,
    ).toBe("OPERATION_UNKNOWN");
    expect(
      await send({ operationName: "Me", extensions: { persistedQuery: { version: 1, sha256Hash: storedMe } } }),
    ).toEqual({ data: { me: null } });
    expect((await send({})).errors?.[0]?.extensions?.code).toBe("OPERATION_MISSING");
  });

  it("hides suggestions and introspection of a stored operation that no longer fits", async () => {
    const wrong = "{ mee { id } __schema { types { name } } }";
    const server = await openTestServer({ operations: "stored", stored: { wrong } });
    const response = await fetch(server.address, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ extensions: { persistedQuery: { version: 1, sha256Hash: "wrong" } } }),
    });
    const text = await response.text();
    expect(text).toContain('Cannot query field \\"mee\\"');
    expect(text).not.toContain("Did you mean");
    expect(text).not.toContain('"data":{');
    await server.close();
  });
});

describe("limits before validation", () => {
  const nested = (depth: number): string => (depth === 0 ? "id" : `a { ${nested(depth - 1)} }`);
  const refused = async (query: string) => code(await open.ask(null, query));

  it("refuses what is too deep, too long, too wide or too dear", async () => {
    expect(await refused(`{ ${nested(limits.depth)} }`)).toBe("TOO_DEEP");
    expect(await refused(`{ ${"id ".repeat(limits.tokens)} }`)).toBe("TOO_MANY_TOKENS");
    expect(
      await refused(
        `{ ${Array.from({ length: limits.aliases + 1 }, (_, index) => `a${index}: me { id }`).join(" ")} }`,
      ),
    ).toBe("TOO_MANY_ALIASES");
    expect(
      await refused(
        "{ applications { owner { applications { owner { applications { plan { vault { page } steps { id } } } } } } } }",
      ),
    ).toBe("TOO_COSTLY");
    expect(await refused("{ me { ")).toBe("SYNTAX");
  });

  it("refuses a body that is too large", async () => {
    const response = await fetch(open.address, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ query: me, variables: { x: "y".repeat(limits.bodyBytes) } }),
    });
    expect(response.status).toBe(413);
  });

  it("measures fragments that spread each other many times in no time, and refuses a cycle", () => {
    const doubling = Array.from(
      { length: 60 },
      (_, index) => `fragment f${index} on A { ...f${index + 1} ...f${index + 1} }`,
    ).join(" ");
    expect(() => parseWithinLimits(`{ ...f0 } ${doubling} fragment f60 on A { id }`)).toThrow("asks for too much");
    expect(() => parseWithinLimits("{ ...a } fragment a on A { ...b } fragment b on A { ...a }")).toThrow(
      "may not contain itself",
    );
  });

  it("counts what is inside a list as often as a list is long", () => {
    expect(measure(parseWithinLimits("{ me { id } }")).cost).toBe(2);
    expect(measure(parseWithinLimits("{ notifications { id } }")).cost).toBe(11);
    expect(measure(parseWithinLimits("{ x: me { y: id } ... on Query { me { id } } }"))).toEqual({
      depth: 2,
      aliases: 2,
      cost: 4,
    });
  });
});
