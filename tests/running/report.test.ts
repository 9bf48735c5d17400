import { describe, expect, it } from "vitest";
import { countsOf, failuresOf, type Report } from "./report.ts";

const passed = { status: "passed", fullName: "adds" };
const report = (testResults: Report["testResults"], numFailedTests = 0): Report => ({
  numPassedTests: 3,
  numFailedTests,
  numPendingTests: 1,
  numTodoTests: 1,
  testResults,
});

describe("the end of a test run", () => {
  it("counts what passed, failed and was skipped", () => {
    const whole = report([{ name: "/house/a.test.ts", status: "passed", assertionResults: [passed] }]);
    expect(countsOf(whole, 0)).toEqual({ passed: 3, failed: 0, skipped: 2 });
    expect(failuresOf(whole, "/house")).toEqual([]);
  });

  it("names each test that failed, with the beginning of its message", () => {
    const message = `${String.fromCodePoint(27)}[31mexpected 1 to be 2${String.fromCodePoint(27)}[39m\n${"x\n".repeat(40)}`;
    const failed = { status: "failed", fullName: "sums adds", failureMessages: [message] };
    const one = report([{ name: "/house/sums/a.test.ts", status: "failed", assertionResults: [passed, failed] }], 1);
    expect(countsOf(one, 1).failed).toBe(1);
    const [said = ""] = failuresOf(one, "/house");
    expect(said.split("\n").slice(0, 2)).toEqual(["  sums/a.test.ts: sums adds", "    expected 1 to be 2"]);
    expect(said.split("\n")).toHaveLength(27);
    expect(said.endsWith("…")).toBe(true);
  });

  it("counts and names a file that could not be loaded", () => {
    const one = report([
      { name: "/house/b.test.ts", status: "failed", message: "no such module", assertionResults: [] },
    ]);
    expect(countsOf(one, 1).failed).toBe(1);
    expect(failuresOf(one, "/house")).toEqual(["  b.test.ts\n    no such module"]);
  });

  it("counts an error outside every test, and a runner that wrote no report", () => {
    expect(countsOf(report([]), 1).failed).toBe(1);
    expect(countsOf(undefined, 0)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });
});
