import { expect, it } from "vitest";
import { videoFor } from "./videoFor.ts";

const english = { type: "letterOfAcceptance", language: "en" };
const french = { type: "letterOfAcceptance", language: "fr" };

it("a video comes in the language of the reader, else in the other, else not at all", () => {
  expect(videoFor([french, english], "letterOfAcceptance", "en")).toBe(english);
  expect(videoFor([english, french], "letterOfAcceptance", "fr")).toBe(french);
  expect(videoFor([french], "letterOfAcceptance", "en")).toBe(french);
  expect(videoFor([english, french], "another", "en")).toBeUndefined();
  expect(videoFor([], "letterOfAcceptance", "en")).toBeUndefined();
});
