import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import type { Question } from "@boreal/reading/languageModel/fieldReader";
import type { WordingQuestion } from "@boreal/reading/languageModel/wordingWriter";
import type { ModelConfig } from "../settingGroups.ts";

type Asked = {
  readonly path: string;
  readonly authorization: string | undefined;
  readonly body: {
    readonly model: string;
    readonly messages: readonly { readonly role: string; readonly content: string }[];
    readonly response_format: { readonly type: string; readonly json_schema: { readonly schema: object } };
  };
};

/** A text and the fields to find in it, or the draft of a section and the facts in it. */
type Given = Pick<Question, "text" | "fields"> & Pick<WordingQuestion, "draft" | "facts" | "language">;

/** Plays a server of language models: speaks its protocol and answers what it is told to. */
export type TestModel = {
  readonly config: ModelConfig;
  readonly asked: Asked[];
  /** What it answers to what it was given; an object, or text that is none. */
  answer: (given: Given) => unknown;
  mood: "usual" | "broken" | "refusing" | "declining" | "elsewhere" | "endless";
  /** Waits for this before it answers. */
  hold: Promise<void> | undefined;
  close(): Promise<void>;
};

export async function openTestModel(): Promise<TestModel> {
  const asked: Asked[] = [];
  const state: Pick<TestModel, "answer" | "mood" | "hold"> = { answer: () => ({}), mood: "usual", hold: undefined };
  const server = createServer((request, response) => {
    const reply = (status: number, body: object, headers = {}) =>
      response.writeHead(status, { "content-type": "application/json", ...headers }).end(JSON.stringify(body));
    void text(request).then(async (sent) => {
      const body = JSON.parse(sent) as Asked["body"];
      asked.push({ path: request.url ?? "", authorization: request.headers.authorization, body });
      await state.hold;
      if (state.mood === "broken") return reply(503, { error: { message: "overloaded" } });
      if (state.mood === "refusing") return reply(400, { error: { message: "no such model" } });
      if (state.mood === "elsewhere") return reply(307, {}, { location: "http://127.0.0.1:9/elsewhere" });
      const said = state.answer(JSON.parse(body.messages.at(-1)?.content ?? "{}") as Given);
      const content =
        state.mood === "endless" ? "x".repeat(400_000) : typeof said === "string" ? said : JSON.stringify(said);
      return reply(200, {
        id: "chatcmpl-1",
        object: "chat.completion",
        model: body.model,
        choices: [
          {
            index: 0,
            finish_reason: "stop",
            message:
              state.mood === "declining"
                ? { role: "assistant", content: null, refusal: "I cannot write this." }
                : { role: "assistant", content },
          },
        ],
        usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
      });
    });
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  return Object.assign(state, {
    config: {
      url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
      model: "invented-7b",
      runBy: "Invented Models of Halifax",
      key: "invented-key-0000",
    },
    asked,
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  });
}
