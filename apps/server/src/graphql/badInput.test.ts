import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Actor } from "../policies/actor.ts";
import { limits } from "./limits.ts";
import { openTestServer, type TestServer } from "./testServer.ts";

let server: TestServer;
let amara: Actor;
let application: string;
beforeAll(async () => {
  server = await openTestServer();
  amara = await server.firm.person("student");
  server.signedIn.set(amara.userId, amara);
  application = await server.firm.application(amara);
});
afterAll(async () => await server.close());

const saving = `mutation ($id: ID!, $answers: [AnswerInput!]!) { saveAnswers(applicationId: $id, answers: $answers) { saved { key } refusals { code path } } }`;
type Told = { readonly status: number; readonly code: unknown; readonly saved?: unknown; readonly refusals?: unknown };

/** Sends these bytes as they are. */
async function send(body: string | Uint8Array<ArrayBuffer>): Promise<Told> {
  const response = await fetch(server.address, {
    method: "POST",
    headers: { "content-type": "application/json", "x-test-user": amara.userId },
    body,
  });
  const { data, errors } = (await response.json()) as {
    data?: { saveAnswers?: object } | null;
    errors?: { extensions?: { code?: string } }[];
  };
  return { status: response.status, code: errors?.[0]?.extensions?.code, ...data?.saveAnswers };
}
/** `value` is JSON as written, so that it may say what `JSON.stringify` never would. */
const withValue = (key: string, value: string, id = JSON.stringify(application), baseVersion = "0"): string =>
  `{"query":${JSON.stringify(saving)},"variables":{"id":${id},"answers":[{"key":${JSON.stringify(key)},"value":${value},"baseVersion":${baseVersion}}]}}`;

type Refused = readonly [
  what: string,
  body: () => string | Uint8Array<ArrayBuffer>,
  status: number,
  code: string | undefined,
];
const refusedWhole: readonly Refused[] = [
  ["text of 1 MB", () => withValue("spouseFullName", JSON.stringify("x".repeat(1024 * 1024))), 413, "TOO_LARGE"],
  ["a body just above the limit", () => " ".repeat(limits.bodyBytes + 1), 413, "TOO_LARGE"],
  ["nesting without end", () => withValue("country", `${"[".repeat(50_000)}${"]".repeat(50_000)}`), 400, "TOO_DEEP"],
  ["bytes that are not UTF-8", () => new Uint8Array([0x22, 0xff, 0xfe, 0x22]), 400, "BAD_REQUEST"],
  ["no JSON", () => '{"query":', 400, "BAD_REQUEST"],
  ["nothing", () => "", 400, "BAD_REQUEST"],
  ["a number", () => "7", 400, "BAD_REQUEST"],
  ["an empty object", () => "{}", 400, "OPERATION_MISSING"],
  [
    "two operations in a list",
    () => `[${withValue("country", '"NG"')},${withValue("country", '"NG"')}]`,
    400,
    "BAD_REQUEST",
  ],
  ["a version that no integer holds", () => withValue("country", '"NG"', undefined, "1e308"), 400, undefined],
];

describe("what no browser of ours sends", () => {
  it.each(refusedWhole)("%s is refused", async (_, body, status, code) => {
    const told = await send(body());
    expect([told.status, told.code, told.saved]).toEqual([status, code, undefined]);
  });

  it.each([
    [
      "more text than any question takes",
      "spouseFullName",
      JSON.stringify("x".repeat(20_001)),
      "answers.spouseFullName wrongShape",
    ],
    ["half of an emoji", "spouseFullName", '"Amara \\ud83d"', "answers.spouseFullName brokenText"],
    ["the character zero", "spouseFullName", '"a\\u0000b"', "answers.spouseFullName brokenText"],
    ["a number beyond all numbers", "numberOfChildren", "1e999", "answers.numberOfChildren wrongShape"],
    ["the largest number", "numberOfChildren", "1e308", "answers.numberOfChildren childrenMin1"],
    ["29 February of a common year", "birthday", '"2025-02-29"', "answers.birthday wrongShape"],
    ["the year 10000", "birthday", '"10000-01-01"', "answers.birthday wrongShape"],
    ["tomorrow", "birthday", '"2026-11-21"', "answers.birthday birthdayInPast"],
    [
      "keys of the prototype",
      "residentialAddress",
      '{"__proto__":{"city":"x"}}',
      "answers.residentialAddress.__proto__ wrongShape",
    ],
    ["the prototype as a question", "__proto__", "true", "answers.__proto__ unknownAnswer"],
    ["a method as a question", "hasOwnProperty", "true", "answers.hasOwnProperty unknownAnswer"],
  ])("%s is refused in its place", async (_, key, value, told) => {
    expect(await send(withValue(key, value))).toMatchObject({
      status: 200,
      code: undefined,
      saved: [],
      refusals: [{ path: told.split(" ")[0], code: told.split(" ")[1] }],
    });
  });

  it.each([
    ["another direction of writing", '"مرحبا \u202Eabc"'],
    ["a whole family of an emoji", '"👩‍👩‍👧‍👦"'],
    ["HTML", '"<img src=x onerror=alert(1)>"'],
    ["text that looks like an escape", '"\\\\u0000 \\\\ud83d"'],
  ])("%s is text like any other and comes back to the letter", async (_, value) => {
    const of = await server.firm.application(amara);
    expect(await send(withValue("spouseFullName", value, JSON.stringify(of)))).toMatchObject({
      status: 200,
      saved: [{ key: "spouseFullName" }],
      refusals: [],
    });
    const { application: read } = await server.data(amara, '{ application(id: "' + of + '") { caseFile } }');
    expect((read as { caseFile: { answers: unknown } }).caseFile.answers).toEqual({
      spouseFullName: JSON.parse(value) as unknown,
    });
  });

  it("an id that nothing can have finds nothing", async () => {
    expect(await send(withValue("country", '"NG"', '"a\\u0000"'))).toMatchObject({
      status: 200,
      refusals: [{ code: "notFound" }],
    });
    expect(await send(withValue("country", '"NG"', '"\\ud800"'))).toMatchObject({
      status: 200,
      refusals: [{ code: "notFound" }],
    });
    expect(
      (await server.ask(amara, "mutation ($id: ID!) { removeDependent(id: $id) { done } }", { id: "a\0" })).errors[0]
        ?.extensions?.code,
    ).toBe("TEXT_NOT_STORABLE");
  });

  it("and none of it was a fault of the server", () => {
    expect(server.faults).toEqual([]);
  });
});
