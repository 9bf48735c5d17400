import { afterEach, expect, it, vi } from "vitest";
import { applicationQuery } from "../case/operations.ts";
import { askAhead, takeAskedAhead } from "./useQuery.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("the first who listens is told how long ago the page asked ahead, and nobody after them", () => {
  vi.useFakeTimers({ toFake: ["performance", "setTimeout", "clearTimeout"] });
  vi.stubGlobal("fetch", () => new Promise(() => {}));
  expect(takeAskedAhead()).toBe(0);
  askAhead(applicationQuery, { id: "a" });
  vi.advanceTimersByTime(700);
  askAhead(applicationQuery, { id: "b" });
  vi.advanceTimersByTime(300);
  expect(takeAskedAhead()).toBe(1000);
  expect(takeAskedAhead()).toBe(0);
});
