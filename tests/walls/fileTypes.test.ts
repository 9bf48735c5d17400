import { expect, it } from "vitest";
import { projectFiles, textOf } from "./projectFiles.ts";

const sources = projectFiles().filter((path) => /\/src\/.*\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path));

it.each([
  ["the media types", '"application/msword"'],
  ["the brands of telephone photographs", '"ftyp"'],
  ["the beginning of an old Word file", "0xd0, 0xcf, 0x11"],
])("%s of files that are taken stand in one place", (_what, written) => {
  expect(sources.filter((path) => textOf(path).includes(written))).toEqual(["packages/domain/src/kernel/fileType.ts"]);
});
