import { expect, test } from "vitest";
import { sharedStreams } from "./sharedStreams.ts";

/** What was opened, with its way to tell and whether it was ended. */
function opened() {
  const streams: { id: string; tell: (event: string) => void; signal: AbortSignal }[] = [];
  const listen = sharedStreams<string>((id, tell, signal) => void streams.push({ id, tell, signal }));
  return { streams, listen };
}

test("however many parts of a page listen, one stream is open for each application, and each part hears all", () => {
  const { streams, listen } = opened();
  const heard: string[] = [];
  for (const part of ["status", "closing", "erasing", "news", "facts", "parts"])
    listen("a1", (event) => heard.push(`${part} ${event}`));
  listen("a2", (event) => heard.push(`other ${event}`));
  expect(streams.map(({ id }) => id)).toEqual(["a1", "a2"]);
  streams[0]?.tell("changed");
  expect(heard).toEqual(["status", "closing", "erasing", "news", "facts", "parts"].map((part) => `${part} changed`));
});

test("a stream ends with its last listener, and the next one opens another", () => {
  const { streams, listen } = opened();
  const [first, second] = [listen("a1", () => {}), listen("a1", () => {})];
  first();
  expect(streams[0]?.signal.aborted).toBe(false);
  second();
  expect(streams[0]?.signal.aborted).toBe(true);
  listen("a1", () => {});
  expect(streams).toHaveLength(2);
  expect(streams[1]?.signal.aborted).toBe(false);
});
