import { expect, test } from "vitest";
import { cache } from "./queryCache.ts";

test("what was asked ahead is for the first who reads it, and for nobody after", async () => {
  cache.prefetch("Overview 1", Promise.resolve("the answer"));
  expect(cache.takePrefetched("Overview 2")).toBeUndefined();
  expect(await cache.takePrefetched("Overview 1")).toBe("the answer");
  expect(cache.takePrefetched("Overview 1")).toBeUndefined();
});

test("what was asked ahead and failed is asked again by whoever reads it", async () => {
  const failed = Promise.reject(new Error("no line"));
  cache.prefetch("Overview 1", failed);
  await failed.catch(() => {});
  expect(cache.takePrefetched("Overview 1")).toBeUndefined();
});

test("what was asked ahead for one person is forgotten when another signs in", () => {
  cache.prefetch("Overview 1", Promise.resolve("the answer"));
  cache.clear();
  expect(cache.takePrefetched("Overview 1")).toBeUndefined();
});
