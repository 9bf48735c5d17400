import type { Actor } from "../../policies/actor.ts";
import type { TestServer } from "../testServer.ts";

/** Waits until it holds; a hang is noticed by the runner. */
export async function until(check: () => boolean): Promise<void> {
  while (!check())
    await new Promise((resolve) => {
      setTimeout(resolve, 5);
    });
}

export type TestStream = Awaited<ReturnType<typeof openStream>>;

type Asked = { readonly variables?: Record<string, unknown> | undefined; readonly page?: string | undefined };

/** Reads server-sent events as a browser does. `page`: the name that the page gave itself. */
export async function openStream(
  server: Pick<TestServer, "address">,
  actor: Actor,
  query: string,
  { variables = {}, page }: Asked = {},
) {
  const aborter = new AbortController();
  const response = await fetch(server.address, {
    method: "POST",
    signal: aborter.signal,
    body: JSON.stringify({ query, variables }),
    headers: {
      "content-type": "application/json",
      accept: "text/event-stream",
      "x-test-user": actor.userId,
      ...(page === undefined ? {} : { "x-boreal-page": page }),
    },
  });
  const decoder = new TextDecoder();
  const reader = response.body?.getReader();
  let text = "";
  const reading = (async () => {
    for (;;) {
      const part = await reader?.read().catch(() => undefined);
      if (!part || part.done) return;
      text += decoder.decode(part.value, { stream: true });
    }
  })();
  const events = () =>
    [...text.matchAll(/^data: (\{.*\})$/gm)].map(
      ([, data]) => JSON.parse(data ?? "{}") as { data?: unknown; errors?: { extensions?: { code?: string } }[] },
    );
  return { response, events, text: () => text, ended: reading, close: () => aborter.abort() };
}
