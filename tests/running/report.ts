/** What is used of the runner's own report (`--reporter=json`). */
export type Report = {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message?: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages?: readonly string[];
    }[];
  }[];
};

export type Counts = { readonly passed: number; readonly failed: number; readonly skipped: number };

const colours = new RegExp(`${String.fromCodePoint(27)}\\[[0-9;]*m`, "g");

/** The beginning of a message: a whole difference between two plans would push the other failures out of sight. */
function beginning(message: string): string {
  const lines = message.replaceAll(colours, "").trim().split("\n");
  const shown = lines.slice(0, 25).map((line) => `    ${line.slice(0, 240)}`);
  return [...shown, ...(lines.length > 25 ? ["    …"] : [])].join("\n");
}

/** A file that could not be loaded: it failed, and none of its tests did. */
const isUnloaded = ({ status, assertionResults }: Report["testResults"][number]): boolean =>
  status === "failed" && !assertionResults.some((one) => one.status === "failed");

/** A file that could not be loaded, or an error outside every test (`exitCode`), counts as one failure. */
export function countsOf(report: Report | undefined, exitCode: number): Counts {
  if (report === undefined) return { passed: 0, failed: 1, skipped: 0 };
  const failed = report.numFailedTests + report.testResults.filter(isUnloaded).length;
  return {
    passed: report.numPassedTests,
    failed: failed === 0 && exitCode !== 0 ? 1 : failed,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/**
 * Each failure with its file, its name and how its message begins. They are said again at the very end of a run, since often
 * only the end of a long output is kept.
 */
export function failuresOf(report: Report | undefined, root: string): readonly string[] {
  return (report?.testResults ?? []).flatMap((file) => {
    const path = file.name.startsWith(root) ? file.name.slice(root.length).replace(/^[/\\]/, "") : file.name;
    if (isUnloaded(file)) return [`  ${path}\n${beginning(file.message ?? "")}`];
    return file.assertionResults
      .filter(({ status }) => status === "failed")
      .map((one) => `  ${path}: ${one.fullName}\n${beginning(one.failureMessages?.join("\n") ?? "")}`);
  });
}
