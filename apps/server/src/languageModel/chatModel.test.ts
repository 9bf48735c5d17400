import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { chatModel } from "./chatModel.ts";
import { openTestModel, type TestModel } from "./testModel.ts";

let server: TestModel;
beforeAll(async () => {
  server = await openTestModel();
});
afterAll(async () => await server.close());
beforeEach(() => {
  server.asked.length = 0;
  Object.assign(server, { mood: "usual", answer: () => ({ schoolName: "Bayview Polytechnic" }) });
});

const question = {
  documentType: "LetterOfAcceptance",
  text: "Welcome to Bayview Polytechnic",
  fields: [
    { name: "schoolName", label: "Name of the school", kind: "text" },
    { name: "issueDate", label: "Date of the document", kind: "date" },
  ],
};

describe("a language model behind the common protocol", () => {
  test("is asked for a shape, with the text as data, and answers with quotes", async () => {
    expect(await chatModel(server.config).ask(question)).toEqual({ quotes: { schoolName: "Bayview Polytechnic" } });
    expect(server.asked).toMatchObject([
      {
        path: "/v1/chat/completions",
        authorization: "Bearer invented-key-0000",
        body: {
          model: "invented-7b",
          response_format: {
            type: "json_schema",
            json_schema: { schema: { required: ["schoolName", "issueDate"], additionalProperties: false } },
          },
        },
      },
    ]);
    const [system, user] = server.asked[0]?.body.messages ?? [];
    expect(system?.content).not.toContain("Bayview");
    expect(JSON.parse(user?.content ?? "")).toEqual(question);
  });

  test.each([
    ["is overloaded", { mood: "broken" }, "unreachable"],
    ["does not know the model", { mood: "refusing" }, "unusable"],
    ["sends elsewhere, where nothing goes", { mood: "elsewhere" }, "unreachable"],
    ["never ends", { mood: "endless" }, "unusable"],
    ["talks instead", { answer: (): unknown => "The school is Bayview Polytechnic." }, "unusable"],
    ["answers with other things", { answer: (): unknown => ({ schoolName: { value: "x" } }) }, "unusable"],
  ] as const)("a server that %s gives nothing", async (_, how, failed) => {
    Object.assign(server, how);
    expect(await chatModel(server.config).ask(question)).toEqual({ failed });
  });

  const draft = {
    language: "en",
    title: "Why I come",
    draft: "In Canada, I plan to see my daughter.",
    facts: [{ name: "who", value: "my daughter" }],
    limit: 3000,
  } as const;

  test("is asked for another wording of a draft, and answers with a text", async () => {
    server.answer = () => ({ text: "I come to see my daughter." });
    expect(await chatModel(server.config).suggest(draft)).toEqual({ wording: "I come to see my daughter." });
    const [system, user] = server.asked[0]?.body.messages ?? [];
    expect(system?.content).not.toContain("daughter");
    expect(JSON.parse(user?.content ?? "")).toEqual(draft);
  });

  test.each([
    ["is overloaded", { mood: "broken" }, "unreachable"],
    ["will not write it", { mood: "declining" }, "refused"],
    ["never ends", { mood: "endless" }, "unusable"],
    ["talks instead", { answer: (): unknown => "Sure! I come to see my daughter." }, "unusable"],
    ["answers with other things", { answer: (): unknown => ({ text: ["I come."] }) }, "unusable"],
  ] as const)("a server that %s suggests nothing", async (_, how, failed) => {
    Object.assign(server, how);
    expect(await chatModel(server.config).suggest(draft)).toEqual({ failed });
  });

  test("a server that is not there gives nothing; whoever stops waiting hears so", async () => {
    expect(await chatModel({ ...server.config, url: "http://127.0.0.1:9/v1" }).ask(question)).toEqual({
      failed: "unreachable",
    });
    await expect(chatModel(server.config).ask(question, AbortSignal.abort(new Error("stopped")))).rejects.toThrow(
      "stopped",
    );
  });
});
