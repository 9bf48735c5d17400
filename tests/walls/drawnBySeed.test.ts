import { expect, it } from "vitest";
import { projectFiles, textOf } from "./projectFiles.ts";

it("what is random is drawn by the seed of the run: properties come from `tests/running/properties.ts`", () => {
  const direct = projectFiles().filter(
    (path) => /\.tsx?$/.test(path) && /^import .* from "fast-check";/m.test(textOf(path)),
  );
  expect(direct).toEqual(["tests/running/properties.ts"]);
});
