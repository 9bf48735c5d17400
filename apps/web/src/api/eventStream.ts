/** One event of a `text/event-stream`. */
export type StreamEvent = { readonly event: string; readonly data: string };

/** Cuts a growing text into events; answers those that are whole and what is left over. */
export function wholeEvents(received: string): { events: readonly StreamEvent[]; rest: string } {
  const blocks = received.replaceAll("\r\n", "\n").split("\n\n");
  const rest = blocks.pop() ?? "";
  return { events: blocks.map(readEvent).filter((event) => event !== undefined), rest };
}

function readEvent(block: string): StreamEvent | undefined {
  let event = "message";
  const data: string[] = [];
  for (const line of block.split("\n")) {
    if (line.startsWith(":")) continue;
    const colon = line.indexOf(":");
    const field = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? "" : line.slice(colon + 1).replace(/^ /, "");
    if (field === "event") event = value;
    if (field === "data") data.push(value);
  }
  return data.length === 0 && event === "message" ? undefined : { event, data: data.join("\n") };
}

/** Reads a response's events until it ends; a stream that ends with a lone line break may lose nothing. */
export async function* eventsOf(response: Response): AsyncGenerator<StreamEvent> {
  if (!response.body) return;
  const decoder = new TextDecoder();
  const reader = response.body.getReader();
  let rest = "";
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const cut = wholeEvents(rest + decoder.decode(value, { stream: true }));
      rest = cut.rest;
      yield* cut.events;
    }
  } finally {
    await reader.cancel().catch(() => {});
  }
}
