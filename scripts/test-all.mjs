// `npm test`: every stage runs even when an earlier one failed; the last line is `N passed, N failed`.
// Of the journeys it walks those of tests/running/everyTime.ts, and of what comes in two sizes (tests/running/sizes.ts) the
// small one. With `--all` (`npm run test:all`) everything runs in full; with `--touched` (`.ci/run`), afterwards, what the
// change touches: tests/running/calledForBy.ts.
import { spawn, spawnSync } from "node:child_process";
import { randomInt } from "node:crypto";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { calledForBy } from "../tests/running/calledForBy.ts";
import { everyTimeFiles, onlyInFull } from "../tests/running/everyTime.ts";
import { countsOf, failuresOf } from "../tests/running/report.ts";
import { changedSince, comparedWith, inBatches, touchedBy } from "../tests/running/touched.ts";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const reports = mkdtempSync(join(tmpdir(), "boreal-test-"));
const total = { passed: 0, failed: 0, skipped: 0 };
const failures = [];
const details = [];
const isWhole = process.argv.includes("--all");
const begun = performance.now();
/** What the change touches is begun until then: who waits for all of it gives up after 90 minutes (.github/workflows). */
const mostMinutes = 50;
/** Which share of the long guards is tried: of another number each run, and said at its end. */
const seed = process.env.TEST_SEED ?? String(randomInt(1_000_000));
const runInFull = new Set();
let nothingTouched = "";
let leftForTime = [];

/** A check without tests of its own counts as one. */
const checks = [
  // The linter knows the types and says what is wrong with them: half the processor time of a second program that reads all files.
  ["types and lint", "oxlint", ["--type-aware", "--type-check", "--deny-warnings"]],
  // The compiler itself has the last word where everything runs. One checker: several repeat the shared types.
  ...(isWhole ? [["types", "tsc", ["-p", ".", "--singleThreaded"]]] : []),
  ["format", "oxfmt", ["--check"]],
  ["dead code", "knip", []],
];
// The tests of the parts wait for disk and database now and then, so the checks run beside them; what each check says is shown
// whole. Journeys come after: beside them both took a third more of the processors than one after the other.
await Promise.all([runTests("unit"), checkEverything()]);
await runTests("journeys", isWhole ? {} : { files: everyTimeFiles });
if (process.argv.includes("--touched") && !isWhole) await runTouched();
rmSync(reports, { recursive: true, force: true });
if (!isWhole) sayWhatIsLeftOut();

if (failures.length > 0) console.log(`\nfailed: ${failures.join(", ")}\n${details.join("\n")}`);
if (total.skipped > 0)
  console.log(`\n${total.skipped} tests were skipped on this machine; their output above says why`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;

async function checkEverything() {
  await Promise.all(
    checks.map(async ([name, command, args]) => {
      const { status, seconds } = await run(name, command, args, { output: "collected" });
      count(name, { passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1, skipped: 0 }, seconds);
    }),
  );
}

async function runTests(project, { files = [], size = isWhole ? "all" : "share", name = project } = {}) {
  const report = join(reports, `${name}.json`);
  const left = size === "share" ? onlyInFull.map((file) => `--exclude=${file}`) : [];
  const args = ["run", "--project", project, ...files, ...left, "--reporter=default", "--reporter=json"];
  const { status, seconds } = await run(name, "vitest", [...args, `--outputFile.json=${report}`], { size });
  const read = existsSync(report) ? JSON.parse(readFileSync(report, "utf8")) : undefined;
  count(name, countsOf(read, status), seconds);
  details.push(...failuresOf(read, root));
}

/** Of what `npm test` runs a share of or nothing, the tests of what was changed; says why where there is none. */
async function runTouched() {
  const git = (...args) => {
    const { status, stdout } = spawnSync("git", args, { cwd: root, encoding: "utf8" });
    return status === 0 ? stdout.trim() : undefined;
  };
  const compared = comparedWith(git, process.env.TEST_SINCE);
  const changed = compared && changedSince(compared.since, git);
  if (changed === undefined) nothingTouched = "git does not know with which commit to compare";
  else if (touchedBy(changed).length === 0)
    nothingTouched = `none of the ${changed.length} files changed since ${compared.since} calls for it`;
  if (nothingTouched !== "") return;
  const first = touchedBy(changedSince(compared.last, git) ?? []);
  const files = [...new Set([...first, ...touchedBy(changed)])];
  console.log(
    `\nchanged since ${compared.since}: ${changed.length} files, which call for ${files.length} tests in full; first for what changed since ${compared.last}: ${first.join(" ") || "nothing"}`,
  );
  for (const [nth, batch] of inBatches(files, 6).entries()) {
    if (performance.now() - begun > mostMinutes * 60_000) break;
    for (const project of ["unit", "journeys"]) {
      const ofProject = batch.filter((path) => path.startsWith("tests/journeys/") === (project === "journeys"));
      if (ofProject.length === 0) continue;
      await runTests(project, { files: ofProject, size: "all", name: `${project} in full, ${nth + 1}` });
      for (const file of ofProject) runInFull.add(file);
    }
  }
  leftForTime = files.filter((file) => !runInFull.has(file));
}

/** Said at the end, so that nobody takes a share for the whole. */
function sayWhatIsLeftOut() {
  const nameOf = (path) => path.replace(/^.*\/([^/]+)\.test\.ts$/, "$1");
  const left = Object.keys(calledForBy).filter((path) => !runInFull.has(path));
  const isTriedInPart = (path) =>
    everyTimeFiles.includes(path) || !(path.startsWith("tests/journeys/") || onlyInFull.includes(path));
  const said = [
    { what: "not run", files: left.filter((path) => !isTriedInPart(path)) },
    { what: `a share, drawn with TEST_SEED=${seed}`, files: left.filter(isTriedInPart) },
    { what: "called for by the change, and left out since this machine is busy", files: leftForTime },
  ];
  console.log("\nleft out, and run by `npm run test:all`:");
  if (nothingTouched !== "") console.log(`  nothing was run for the change: ${nothingTouched}`);
  for (const { what, files } of said)
    if (files.length > 0) console.log(`  ${what} (${files.length}): ${files.map(nameOf).join(", ")}`);
}

/** `collected`: the output is shown once the command has ended, so that those at the same time stay apart. */
async function run(name, command, args, { output = "inherit", size = "share" } = {}) {
  const title = `\n=== ${name}: ${command} ${args.filter((arg) => !/^--(?:reporter|outputFile|exclude)/.test(arg)).join(" ")}`;
  if (output === "inherit") console.log(title);
  const started = performance.now();
  // npm puts the project's own tools first on the PATH; the tools themselves then run on the pinned Node.
  const path = [join(root, "node_modules", ".bin"), process.env.PATH].join(process.platform === "win32" ? ";" : ":");
  const pipe = output === "inherit" ? "inherit" : "pipe";
  const child = spawn(command, args, {
    cwd: root,
    stdio: ["ignore", pipe, pipe],
    env: { ...process.env, PATH: path, TEST_SIZE: size, TEST_SEED: seed },
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
