import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sealJson } from "../../keys/fieldEncryption.ts";
import type { Actor } from "../../policies/actor.ts";
import { answerContext } from "../../store/answers/sealedContexts.ts";
import { openTestServer, type TestServer } from "../testServer.ts";

let server: TestServer;
let amara: Actor;
let application: string;
beforeAll(async () => {
  server = await openTestServer();
  amara = await server.firm.person("student");
  application = await server.firm.application(amara);
  await leave("askedOnce", { colour: "<b>blue</b>" });
  await leave("birthday", "the twelfth of April");
});
afterAll(async () => await server.close());

/** An answer as an older version of the questionnaire left it in the store. */
async function leave(key: string, value: unknown): Promise<void> {
  const sealed = sealJson(await server.firm.personKey(amara.userId), value, answerContext(application, key));
  await server.firm.db.$client.query(
    "insert into boreal.answer (application_id, key, sealed_value, version, written_in, answered_by, answered_at) values ($1, $2, $3, 1, 1, $4, now())",
    [application, key, sealed, amara.userId],
  );
}

const query = "query A($id: ID!) { application(id: $id) { unreadableAnswers { key value } answerVersions caseFile } }";
type Seen = {
  readonly unreadableAnswers: unknown;
  readonly answerVersions: Record<string, number>;
  readonly caseFile: { readonly answers: Record<string, unknown> };
};
const seen = async (actor: Actor = amara) =>
  (await server.data(actor, query, { id: application }))["application"] as Seen;

const mutation =
  "mutation S($id: ID!, $answers: [AnswerInput!]!) { saveAnswers(applicationId: $id, answers: $answers) { saved { key version } conflicts { key } refusals { code path } } }";
const save = async (key: string, value: unknown, baseVersion: number) =>
  (await server.data(amara, mutation, { id: application, answers: [{ key, value, baseVersion }] }))["saveAnswers"];

describe("answers that fit no question any more", () => {
  it("are told with their value and their version, and are no part of the case", async () => {
    const { unreadableAnswers, answerVersions, caseFile } = await seen();
    expect(unreadableAnswers).toEqual(
      expect.arrayContaining([
        { key: "askedOnce", value: { colour: "<b>blue</b>" } },
        { key: "birthday", value: "the twelfth of April" },
      ]),
    );
    expect(answerVersions).toEqual({ askedOnce: 1, birthday: 1 });
    expect(caseFile.answers).toEqual({});
  });

  it("are not told to support, who reads no answers", async () => {
    const support = await server.firm.person("support");
    expect(
      ((await server.data(support, query, { id: application }))["application"] as Seen | null)?.unreadableAnswers ?? [],
    ).toEqual([]);
  });

  it("are gone once the question is answered again over them", async () => {
    expect(await save("birthday", "1996-04-12", 1)).toEqual({
      saved: [{ key: "birthday", version: 2 }],
      conflicts: [],
      refusals: [],
    });
    expect((await seen()).unreadableAnswers).toEqual([{ key: "askedOnce", value: { colour: "<b>blue</b>" } }]);
  });

  it("can be removed and not be written again", async () => {
    expect(await save("askedOnce", { colour: "grey" }, 1)).toMatchObject({
      saved: [],
      refusals: [{ path: "answers.askedOnce" }],
    });
    expect(await save("askedOnce", null, 0)).toMatchObject({ saved: [], conflicts: [{ key: "askedOnce" }] });
    expect(await save("askedOnce", null, 1)).toEqual({
      saved: [{ key: "askedOnce", version: 2 }],
      conflicts: [],
      refusals: [],
    });
    expect((await seen()).unreadableAnswers).toEqual([]);
  });
});
