// `npm test`: every stage runs even when an earlier one failed; the last line is `N passed, N failed`.
// With `--all` (`npm run test:all`) what comes in two sizes runs in full: tests/running/sizes.ts.
// With `--touched` (`.ci/run`) so does, afterwards, what the change touches: tests/running/touched.ts.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { countsOf, failuresOf } from "../tests/running/report.ts";
import { changedSince, comparedWith, touchedBy } from "../tests/running/touched.ts";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const reports = mkdtempSync(join(tmpdir(), "boreal-test-"));
const total = { passed: 0, failed: 0, skipped: 0 };
const failures = [];
const details = [];
const isWhole = process.argv.includes("--all");
const begun = performance.now();
/** On a machine that took longer for `npm test`, the touched tests could take the time of everybody who waits. */
const mostMinutesBefore = 25;

/** A check without tests of its own counts as one. */
const checks = [
  ["types", "tsc", ["-p", "."]],
  ["lint", "oxlint", ["--type-aware", "--deny-warnings"]],
  ["format", "oxfmt", ["--check"]],
  ["dead code", "knip", []],
];
// The tests of the parts wait for disk and database now and then, so the checks run beside them; what each check says is shown whole.
await Promise.all([
  ...checks.map(async ([name, command, args]) => {
    const { status, seconds } = await run(name, command, args, { output: "gathered" });
    count(name, { passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1, skipped: 0 }, seconds);
  }),
  runTests("unit"),
]);
await runTests("journeys");
if (process.argv.includes("--touched") && !isWhole) await runTouched();
rmSync(reports, { recursive: true, force: true });

if (failures.length > 0) console.log(`\nfailed: ${failures.join(", ")}\n${details.join("\n")}`);
if (total.skipped > 0)
  console.log(`\n${total.skipped} tests were skipped on this machine; their output above says why`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;

async function runTests(project, { files = [], size = isWhole ? "all" : "share", name = project } = {}) {
  const report = join(reports, `${name}.json`);
  const args = ["run", "--project", project, ...files, "--reporter=default", "--reporter=json"];
  const { status, seconds } = await run(name, "vitest", [...args, `--outputFile.json=${report}`], { size });
  const read = existsSync(report) ? JSON.parse(readFileSync(report, "utf8")) : undefined;
  count(name, countsOf(read, status), seconds);
  details.push(...failuresOf(read, root));
}

/** Of what `npm run test:all` runs in full, the tests of what was changed; says why where there is none. */
async function runTouched() {
  const minutes = (performance.now() - begun) / 60_000;
  const git = (...args) => {
    const { status, stdout } = spawnSync("git", args, { cwd: root, encoding: "utf8" });
    return status === 0 ? stdout.trim() : undefined;
  };
  const commit = comparedWith(git);
  const changed = commit === undefined ? undefined : changedSince(commit, git);
  if (changed === undefined) return notInFull("git does not know with which commit to compare");
  const files = touchedBy(changed);
  if (files.length === 0) return notInFull(`none of the ${changed.length} files changed since ${commit} calls for it`);
  if (minutes > mostMinutesBefore)
    return notInFull(`this machine is busy (${Math.round(minutes)} minutes so far); left out: ${files.join(" ")}`);
  console.log(`\nchanged since ${commit}: ${changed.length} files, which call for ${files.join(" ")} in full`);
  const isJourney = (path) => path.startsWith("tests/journeys/");
  await runInFull(
    "unit",
    files.filter((path) => !isJourney(path)),
  );
  await runInFull("journeys", files.filter(isJourney));
}

async function runInFull(project, files) {
  if (files.length > 0) await runTests(project, { files, size: "all", name: `${project} in full` });
}

function notInFull(why) {
  console.log(`\nnothing of "npm run test:all" was run in full: ${why}`);
}

/** `gathered`: the output is shown once the command has ended, so that those at the same time stay apart. */
async function run(name, command, args, { output = "inherit", size = "share" } = {}) {
  const title = `\n=== ${name}: ${command} ${args.filter((arg) => !arg.startsWith("--reporter") && !arg.startsWith("--outputFile")).join(" ")}`;
  if (output === "inherit") console.log(title);
  const started = performance.now();
  // npm puts the project's own tools first on the PATH; the tools themselves then run on the pinned Node.
  const path = [join(root, "node_modules", ".bin"), process.env.PATH].join(process.platform === "win32" ? ";" : ":");
  const pipe = output === "inherit" ? "inherit" : "pipe";
  const child = spawn(command, args, {
    cwd: root,
    stdio: ["ignore", pipe, pipe],
    env: { ...process.env, PATH: path, TEST_SIZE: size },
    shell: process.platform === "win32",
  });
  const said = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk) => said.push(chunk));
  const status = await new Promise((resolve) => {
    child.once("error", (error) => {
      console.error(`${command} could not be started: ${error.message}`);
      resolve(1);
    });
    child.once("close", (code) => resolve(code ?? 1));
  });
  if (output !== "inherit") console.log(`${title}\n${Buffer.concat(said).toString("utf8")}`);
  return { status, seconds: Math.round((performance.now() - started) / 100) / 10 };
}

function count(name, { passed, failed, skipped }, seconds) {
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
  if (failed > 0) failures.push(name);
  console.log(`--- ${name}: ${passed} passed, ${failed} failed, ${seconds} s`);
}
