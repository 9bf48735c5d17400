import { expect, it } from "vitest";
import { openStreams } from "./openStreams.ts";

it("an account has so many streams and no more, each ended once, and no other account feels it", () => {
  const streams = openStreams(2);
  const [first, second] = [streams.enter("amara"), streams.enter("amara")];
  expect(streams.enter("amara")).toBeUndefined();
  expect(streams.enter("tariq")).toBeDefined();
  first?.();
  first?.();
  expect(streams.enter("amara")).toBeDefined();
  expect(streams.enter("amara")).toBeUndefined();
  second?.();
  expect(streams.enter("amara")).toBeDefined();
});
