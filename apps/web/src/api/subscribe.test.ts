import { afterEach, describe, expect, it, vi } from "vitest";
import { applicationChangedSubscription } from "./operations.ts";
import { press } from "./press.ts";
import { subscribe } from "./subscribe.ts";

/** A server whose streams open after so many milliseconds, and end at once; `asked` is what each was asked for. */
function streamsAfter(delays: readonly number[]): unknown[] {
  const left = [...delays];
  const asked: unknown[] = [];
  vi.stubGlobal("fetch", async (_: string, { body }: { body: string }) => {
    asked.push((JSON.parse(body) as { variables: unknown }).variables);
    const delay = left.shift();
    if (delay === undefined) return new Response(null, { status: 404 });
    await new Promise((resolve) => setTimeout(resolve, delay));
    return new Response("event: complete\ndata:\n\n", { headers: { "content-type": "text/event-stream" } });
  });
  return asked;
}

type Heard = { readonly missed: number; readonly asked: readonly unknown[] };

/** How often something may have been missed, until the server turns the listener away. The page asked 300 ms before it listens. */
async function heardWith(delays: readonly number[]): Promise<Heard> {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  const asked = streamsAfter(delays);
  let missed = 0;
  const over = subscribe(
    applicationChangedSubscription,
    { id: "a", askedAgo: 300 },
    { onEvent: () => {}, onResumed: () => (missed += 1) },
    new AbortController().signal,
  );
  await vi.runAllTimersAsync();
  await over;
  return { missed, asked };
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("listening for changes", () => {
  it.each<[string, readonly number[], number]>([
    ["begins at once: the server tells what changed meanwhile", [50], 0],
    ["begins late: it is read once more", [3000], 1],
    ["begins again after a break: it is read once more", [50, 50], 1],
    ["is turned away: nothing is read", [], 0],
  ])("%s", async (_words, delays, missed) => {
    expect((await heardWith(delays)).missed).toBe(missed);
  });

  it("says how long ago the page asked, and after a break, when it asks anew, that it asks now", async () => {
    expect((await heardWith([50])).asked).toEqual([
      { id: "a", askedAgo: 300 },
      { id: "a", askedAgo: 0 },
    ]);
  });

  it("counts the time of tries that failed", async () => {
    vi.spyOn(Math, "random").mockReturnValue(1);
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
    const begun = performance.now();
    const asked: { readonly askedAgo: number; readonly after: number }[] = [];
    vi.stubGlobal("fetch", async (_: string, { body }: { body: string }) => {
      asked.push({
        askedAgo: (JSON.parse(body) as { variables: { askedAgo: number } }).variables.askedAgo,
        after: performance.now() - begun,
      });
      if (asked.length < 3) throw new TypeError("no line");
      return new Response(null, { status: 404 });
    });
    const over = subscribe(
      applicationChangedSubscription,
      { id: "a", askedAgo: 300 },
      { onEvent: () => {}, onResumed: () => {} },
      new AbortController().signal,
    );
    await vi.runAllTimersAsync();
    await over;
    expect(asked.map(({ askedAgo }) => askedAgo)).toEqual(asked.map(({ after }) => Math.round(300 + after)));
    expect(asked[2]?.after).toBeGreaterThan(0);
    vi.restoreAllMocks();
  });

  it.each([
    ["told", false],
    ["not told", true],
  ] as const)(
    "an event that waited for a press is %s where the page was left meanwhile: %s",
    async (_words, isLeft) => {
      const held: (() => void)[] = [];
      vi.spyOn(press, "after").mockImplementation((work) => void held.push(work));
      const event = `event: next\ndata: ${JSON.stringify({ data: { applicationChanged: { kind: "answers", fileId: null, progress: null } } })}\n\n`;
      let asked = 0;
      vi.stubGlobal("fetch", async () => {
        asked += 1;
        return asked === 1
          ? new Response(event, { headers: { "content-type": "text/event-stream" } })
          : new Response(null, { status: 404 });
      });
      const told: unknown[] = [];
      const page = new AbortController();
      vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
      const over = subscribe(
        applicationChangedSubscription,
        { id: "a", askedAgo: 0 },
        { onEvent: (data) => void told.push(data), onResumed: () => {} },
        page.signal,
      );
      await vi.runAllTimersAsync();
      await over;
      expect(held).toHaveLength(1);
      if (isLeft) page.abort();
      for (const work of held) work();
      expect(told).toHaveLength(isLeft ? 0 : 1);
      vi.restoreAllMocks();
    },
  );
});
