import { afterEach, expect, it, vi } from "vitest";
import { applicationQuery } from "../case/operations.ts";
import { cache } from "./queryCache.ts";
import { prefetch, loadedOf, sincePrefetch } from "./useQuery.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("the first who listens is told how long ago the page asked ahead, and nobody after them", () => {
  vi.useFakeTimers({ toFake: ["performance", "setTimeout", "clearTimeout"] });
  vi.stubGlobal("fetch", () => new Promise(() => {}));
  expect(sincePrefetch()).toBe(0);
  prefetch(applicationQuery, { id: "a" });
  vi.advanceTimersByTime(700);
  prefetch(applicationQuery, { id: "b" });
  vi.advanceTimersByTime(300);
  expect(sincePrefetch()).toBe(1000);
  expect(sincePrefetch()).toBe(0);
});

it("a page that was there first asked for itself, and what it asks after a change is not answered from before it", () => {
  const sent = vi.fn<() => Promise<Response>>(() => new Promise(() => {}));
  vi.stubGlobal("fetch", sent);
  const key = `ApplicationOverview ${JSON.stringify({ id: "here first" })}`;
  cache.write(key, { loading: true });
  prefetch(applicationQuery, { id: "here first" });
  expect(sent).not.toHaveBeenCalled();
  expect(cache.takePrefetched(key)).toBeUndefined();
  expect(loadedOf(applicationQuery, { id: "here first" })).toBeUndefined();
  expect(sincePrefetch()).toBe(0);
});
