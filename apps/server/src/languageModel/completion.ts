import * as z from "zod";
import type { ModelConfig } from "../settingGroups.ts";

/**
 * One question to a server of models, behind the protocol that they have in common, whoever runs them: `POST /chat/completions`
 * with a JSON Schema for the answer (ADR 0172). Nothing of a question or an answer is logged or kept here.
 */

const mostAnswerBytes = 200_000;

const completion = z.object({
  choices: z
    .array(z.object({ message: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }) }))
    .min(1),
});

export type Asked = {
  readonly instructions: string;
  /** Data, which is never followed. */
  readonly given: unknown;
  readonly schema: { readonly name: string; readonly schema: object };
  readonly patience: number;
};

export type Failed = { readonly failed: "unreachable" | "unusable" | "refused" };

/** What the model said, as JSON. Throws where `signal` stopped it. */
export async function completed(
  { url, model, key }: ModelConfig,
  { instructions, given, schema, patience }: Asked,
  signal?: AbortSignal,
): Promise<{ readonly said: unknown } | Failed> {
  const limit = AbortSignal.timeout(patience);
  try {
    const response = await fetch(`${url.replace(/\/$/, "")}/chat/completions`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
      },
      body: JSON.stringify({
        model,
        temperature: 0,
        messages: [
          { role: "system", content: instructions },
          { role: "user", content: JSON.stringify(given) },
        ],
        response_format: { type: "json_schema", json_schema: { strict: true, ...schema } },
      }),
      // The words go to the address that the deployment names, and to no other.
      redirect: "error",
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
    });
    if (!response.ok) {
      await response.body?.cancel();
      return { failed: response.status >= 500 || response.status === 429 ? "unreachable" : "unusable" };
    }
    return saidIn(await textOf(response));
  } catch (error) {
    if (signal?.aborted) throw error;
    return { failed: "unreachable" };
  }
}

/** Undefined where it is longer than any answer could be. */
async function textOf(response: Response): Promise<string | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > mostAnswerBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

function saidIn(text: string | undefined): { readonly said: unknown } | Failed {
  const message = completion.safeParse(parsed(text)).data?.choices[0]?.message;
  if (message?.refusal) return { failed: "refused" };
  const said = parsed(message?.content ?? undefined);
  return said === undefined ? { failed: "unusable" } : { said };
}

function parsed(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
