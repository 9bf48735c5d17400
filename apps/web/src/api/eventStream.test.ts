import { expect, test } from "vitest";
import { eventsOf, wholeEvents } from "./eventStream.ts";

test("whole events are cut off, the rest is kept", () => {
  const { events, rest } = wholeEvents(':\n\nevent: next\ndata: {"a":1}\n\nevent: next\ndata: {"b"');
  expect(events).toEqual([{ event: "next", data: '{"a":1}' }]);
  expect(rest).toBe('event: next\ndata: {"b"');
});

test("line breaks of either kind, several data lines and an event without data are understood", () => {
  const { events } = wholeEvents("event: next\r\ndata: {\r\ndata: }\r\n\r\nevent: complete\r\n\r\n");
  expect(events).toEqual([
    { event: "next", data: "{\n}" },
    { event: "complete", data: "" },
  ]);
});

test("events arrive whole however the bytes are cut", async () => {
  const bytes = new TextEncoder().encode('event: next\ndata: {"name":"Chloé"}\n\nevent: complete\ndata:\n\n');
  for (const size of [1, 2, 7, 64]) {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (let at = 0; at < bytes.length; at += size) controller.enqueue(bytes.slice(at, at + size));
        controller.close();
      },
    });
    const seen = [];
    for await (const event of eventsOf(new Response(body))) seen.push(event);
    expect(seen).toEqual([
      { event: "next", data: '{"name":"Chloé"}' },
      { event: "complete", data: "" },
    ]);
  }
});
