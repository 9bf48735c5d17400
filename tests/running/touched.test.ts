import { describe, expect, it } from "vitest";
import { projectFiles, textOf } from "../walls/projectFiles.ts";
import { changedSince, comparedWith, inTwoSizes, touchedBy, type Git } from "./touched.ts";

const files = projectFiles();
const journey = (name: string) => `tests/journeys/${name}.test.ts`;

describe("the tests in two sizes", () => {
  it("are those that ask how often they shall try", () => {
    const asking = files.filter(
      (path) => path.endsWith(".test.ts") && /from "(?:\.\.\/)+(?:tests\/)?running\/sizes\.ts"/.test(textOf(path)),
    );
    expect(Object.keys(inTwoSizes).toSorted()).toEqual(asking.toSorted());
  });

  it("name folders that are there", () => {
    const gone = Object.values(inTwoSizes)
      .flat()
      .filter((folder) => !files.some((path) => path.startsWith(folder)));
    expect(gone).toEqual([]);
  });
});

describe("what a change calls for", () => {
  it.each<[string, readonly string[]]>([
    ["apps/web/src/ui/controls/Button.tsx", ["accessibility"]],
    ["apps/web/src/features/vault/capture/CameraPage.tsx", ["accessibility", "capture", "fiveTasks", "vault"]],
    ["apps/server/src/files/fileStore.ts", ["kill", "uploadCuts"]],
    ["apps/server/src/files/fileStore.test.ts", []],
    ["tests/journeys/kill.test.ts", ["kill"]],
    ["docs/roadmap.md", []],
  ])("%s", (path, expected) => {
    expect(touchedBy([path])).toEqual(expected.map(journey));
  });

  it("a unit test too, where it has two sizes", () => {
    const badFiles = "packages/reading/src/process/badFiles.test.ts";
    expect(touchedBy(["packages/reading/src/readDocument.ts"])).toEqual([badFiles]);
    expect(touchedBy([badFiles])).toEqual([badFiles]);
  });

  it("is asked for once, however many files call for it", () => {
    expect(touchedBy(["apps/web/src/ui/a.tsx", "apps/web/src/ui/b.tsx"])).toEqual([journey("accessibility")]);
  });
});

describe("what a change is compared with", () => {
  const gitThatSays =
    (answers: Readonly<Record<string, string>>): Git =>
    (...args) =>
      answers[args.join(" ")];
  const head = { "rev-parse --verify HEAD": "h" };

  it.each<[string, Readonly<Record<string, string>>, string | undefined]>([
    ["where it left the branch of others", { ...head, "merge-base HEAD origin/main": "o" }, "o"],
    ["where it left our own", { ...head, "merge-base HEAD main": "m" }, "m"],
    [
      "the commit before, once it landed",
      { ...head, "merge-base HEAD origin/main": "h", "status --porcelain": "", "rev-parse --verify HEAD~1": "b" },
      "b",
    ],
    [
      "the last commit, while it is not committed",
      { ...head, "merge-base HEAD main": "h", "status --porcelain": " M a" },
      "h",
    ],
    ["nothing in a clone of one commit", { ...head, "status --porcelain": "" }, undefined],
    ["nothing without git", {}, undefined],
  ])("%s", (_, answers, expected) => {
    expect(comparedWith(gitThatSays(answers))).toBe(expected);
  });

  it("counts files that git does not know yet, and says where it cannot tell", () => {
    const known = { "diff --name-only --no-renames c": "a\nb", "ls-files --others --exclude-standard": "new" };
    expect(changedSince("c", gitThatSays(known))).toEqual(["a", "b", "new"]);
    expect(changedSince("c", gitThatSays({}))).toBeUndefined();
  });
});
