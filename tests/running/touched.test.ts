import { describe, expect, it } from "vitest";
import { projectFiles, textOf } from "../walls/projectFiles.ts";
import { calledForBy } from "./calledForBy.ts";
import { everyTimeFiles, onlyInFull } from "./everyTime.ts";
import { changedSince, comparedWith, inBatches, noFiles, touchedBy, type Git } from "./touched.ts";

const files = projectFiles();
const journey = (name: string) => `tests/journeys/${name}.test.ts`;

const journeys = files.filter((path) => /^tests\/journeys\/.*\.test\.ts$/.test(path));

describe("the journeys that are walked every time", () => {
  it("are there, and are six to eight", () => {
    expect(everyTimeFiles.filter((path) => !journeys.includes(path))).toEqual([]);
    expect([everyTimeFiles.length >= 6, everyTimeFiles.length <= 8]).toEqual([true, true]);
  });
});

describe("the tests that a change calls for", () => {
  it("are those that ask how often they shall try, those that are left out, and journeys that are not walked every time", () => {
    const asks = /from "(?:\.\.\/)+(?:tests\/)?(?:running\/sizes|samples\/papers\/everyLayout)\.ts"/;
    const asking = files.filter((path) => path.endsWith(".test.ts") && asks.test(textOf(path)));
    const seldom = journeys.filter((path) => !everyTimeFiles.includes(path));
    expect(Object.keys(calledForBy).toSorted()).toEqual([...new Set([...asking, ...onlyInFull, ...seldom])].toSorted());
  });

  it("name folders that are there", () => {
    const gone = Object.values(calledForBy)
      .flat()
      .filter((folder) => !files.some((path) => path.startsWith(folder)));
    expect(gone).toEqual([]);
  });

  it("are called for by every part of the pages, and by everything that writes", () => {
    const parts = new Set(
      files.flatMap((path) => /^apps\/(?:web\/src\/features|server\/src\/commands)\/\w+\//.exec(path) ?? []),
    );
    const called = Object.values(calledForBy).flat();
    const withoutTest = [...parts].filter(
      (part) => !called.some((folder) => folder.startsWith(part) || part.startsWith(folder)),
    );
    expect(parts.size).toBeGreaterThan(30);
    expect(withoutTest).toEqual([]);
  });
});

describe("what a change calls for", () => {
  it.each<[string, readonly string[]]>([
    ["apps/web/src/ui/controls/Button.tsx", ["accessibility", "keyboard"]],
    ["apps/web/src/features/vault/capture/CameraPage.tsx", ["capture", "fiveTasks", "vault", "accessibility"]],
    ["apps/server/src/files/fileStore.ts", ["kill", "uploadCuts", "damagedFile", "fullDisk"]],
    ["apps/server/src/files/fileStore.test.ts", []],
    ["tests/journeys/kill.test.ts", ["kill"]],
    ["docs/roadmap.md", []],
  ])("%s, of journeys", (path, expected) => {
    expect(touchedBy([path]).filter((test) => journeys.includes(test))).toEqual(expected.map(journey));
  });

  it("a unit test too, where it has two sizes", () => {
    const badFiles = "packages/reading/src/process/badFiles.test.ts";
    expect(touchedBy(["packages/reading/src/readDocument.ts"])).toContain(badFiles);
    expect(touchedBy([badFiles])).toEqual([badFiles]);
  });

  it("is asked for once, however many files call for it", () => {
    expect(touchedBy(["apps/web/src/ui/a.tsx", "apps/web/src/ui/b.tsx"])).toEqual(
      ["accessibility", "keyboard"].map(journey),
    );
  });

  it("begins with the test that was changed itself, and with the folder that is named most exactly", () => {
    const changed = ["apps/web/src/features/forms/personalHistory/Life.tsx", "tests/journeys/signOn.test.ts"];
    expect(touchedBy(changed).slice(0, 3)).toEqual(["signOn", "askedOfLife", "personalHistory"].map(journey));
  });

  it("is run in batches, between which somebody may look at the clock", () => {
    expect(inBatches([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
    expect(inBatches([], 2)).toEqual([]);
  });
});

describe("what a change is compared with", () => {
  const gitThatSays =
    (answers: Readonly<Record<string, string>>): Git =>
    (...args) =>
      answers[args.join(" ")];
  const head = { "rev-parse --verify HEAD": "h" };

  const clean = { ...head, "status --porcelain": "", "rev-parse --verify HEAD~1": "b" };
  const onMain = {
    "merge-base HEAD origin/main": "h",
    "merge-base HEAD main": "h",
    "log -1 --format=%ct HEAD": "100000",
  };
  const aDayBefore = "rev-list -1 --before=13600 HEAD";

  it.each<[string, Readonly<Record<string, string>>, ReturnType<typeof comparedWith>]>([
    ["where it left the branch of others", { ...clean, "merge-base HEAD origin/main": "o" }, { since: "o", last: "b" }],
    ["where it left our own", { ...clean, "merge-base HEAD main": "m" }, { since: "m", last: "b" }],
    ["the commits of a day, once it landed", { ...clean, ...onMain, [aDayBefore]: "d" }, { since: "d", last: "b" }],
    [
      "first what is not committed",
      { ...clean, ...onMain, [aDayBefore]: "d", "status --porcelain": " M a" },
      { since: "d", last: "h" },
    ],
    [
      "the oldest commit, where all are younger than a day",
      { ...clean, ...onMain, [aDayBefore]: "", "rev-list --max-parents=0 HEAD": "s\nr" },
      { since: "r", last: "b" },
    ],
    [
      "no files at all in a clone of one commit",
      { ...head, ...onMain, "status --porcelain": "", [aDayBefore]: "", "rev-list --max-parents=0 HEAD": "h" },
      { since: noFiles, last: noFiles },
    ],
    ["nothing without git", {}, undefined],
  ])("%s", (_, answers, expected) => {
    expect(comparedWith(gitThatSays(answers), undefined)).toEqual(expected);
  });

  it("is the commit that is named, where there is such a commit", () => {
    const git = gitThatSays({ ...clean, "merge-base HEAD main": "m", "rev-parse --verify n^{commit}": "n" });
    expect(comparedWith(git, "n")?.since).toBe("n");
    expect(comparedWith(git, "0000")?.since).toBe("m");
  });

  it("counts files that git does not know yet, and says where it cannot tell", () => {
    const known = { "diff --name-only --no-renames c": "a\nb", "ls-files --others --exclude-standard": "new" };
    expect(changedSince("c", gitThatSays(known))).toEqual(["a", "b", "new"]);
    expect(changedSince("c", gitThatSays({}))).toBeUndefined();
  });
});
