import { describe, expect, it } from "vitest";
import { projectFiles, textOf } from "../walls/projectFiles.ts";
import { hang, hangOfTest, hangOfUnit, waitUntil } from "./patience.ts";

describe("waiting", () => {
  it("ends as soon as it holds", async () => {
    let asked = 0;
    await waitUntil(
      () => ++asked === 3,
      () => "never",
    );
    expect(asked).toBe(3);
  });

  it("goes on past its patience while something moves", async () => {
    const begun = performance.now();
    let left = 12;
    await waitUntil(
      () => (left -= 1) === 0,
      () => `${left} left`,
      60,
    );
    expect([left, performance.now() - begun > 60]).toEqual([0, true]);
  });

  it("gives up once nothing moved for that long, and says what it waited for", async () => {
    await expect(
      waitUntil(
        () => false,
        () => "3 left",
        40,
      ),
    ).rejects.toThrow("3 left");
  });

  it("ends with a fault of the question", async () => {
    const fails = () => Promise.reject(new Error("no server"));
    await expect(waitUntil(fails, () => "never")).rejects.toThrow("no server");
  });

  it("ends one wait before the test, so that the test says what it waited for", () => {
    expect([hang < hangOfTest, hang < hangOfUnit]).toEqual([true, true]);
  });
});

/** A limit of its own for a wait, a request or a test; the product's limit for a picture is tried with one of its own. */
const ownLimit = /\btimeout: ?\d(?!.*memoryMb)|AbortSignal\.timeout\(\d|setDefaultTimeout\(\d|^ *\}, \d[\d_]*\);/gm;

it("no test names a limit of its own: a machine that is busy would fail it", () => {
  const tests = projectFiles().filter(
    (path) => /^tests\/(?:journeys|browser|badFiles|rights)\//.test(path) || /\.test\.tsx?$/.test(path),
  );
  const limits = tests.flatMap((path) => [...textOf(path).matchAll(ownLimit)].map(([found]) => `${path}: ${found}`));
  expect(tests.length).toBeGreaterThan(300);
  expect(limits).toEqual([]);
});
