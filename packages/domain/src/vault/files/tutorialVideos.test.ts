import { expect, it } from "vitest";
import { vaultPages } from "../pages.ts";
import { tutorialVideoTypes } from "./tutorialVideos.ts";

it("every type of video belongs to a slot, or nobody would ever see it", () => {
  const shown = new Set(vaultPages.flatMap(({ slots }) => slots.flatMap(({ videoTutorial }) => videoTutorial ?? [])));
  expect([...shown].toSorted()).toEqual(tutorialVideoTypes.toSorted());
});
