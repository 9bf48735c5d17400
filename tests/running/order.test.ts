import { describe, expect, it } from "vitest";
import { projectFiles } from "../walls/projectFiles.ts";
import { guessedFiles, inOrder, type Remembered } from "./order.ts";

const ordered = (remembered: Readonly<Record<string, Remembered>>) =>
  inOrder(
    Object.keys(remembered),
    (path) => path,
    (path) => remembered[path],
  );

describe("the order of the files", () => {
  it("begins with what failed last, however short it is", () => {
    expect(
      ordered({
        "a.test.ts": { failed: false, duration: 90_000 },
        "b.test.ts": { failed: true, duration: 10 },
        "tests/journeys/mainJob.test.ts": undefined,
        "c.test.ts": { failed: true, duration: 20 },
      }),
    ).toEqual(["c.test.ts", "b.test.ts", "a.test.ts", "tests/journeys/mainJob.test.ts"]);
  });

  it("guesses what it has not seen run", () => {
    expect(
      ordered({
        "short.test.ts": undefined,
        "tests/journeys/personalHistory.test.ts": undefined,
        "tests/journeys/mainJob.test.ts": undefined,
      }),
    ).toEqual(["tests/journeys/mainJob.test.ts", "tests/journeys/personalHistory.test.ts", "short.test.ts"]);
  });

  it("guesses for files that are there", () => {
    const files = projectFiles();
    expect(guessedFiles.filter((path) => !files.includes(path))).toEqual([]);
  });
});
