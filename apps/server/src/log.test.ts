import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openLog, type LogFields } from "./log.ts";

let folder: string;
let shown: string[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "boreal-log-"));
  shown = [];
});
afterEach(() => rmSync(folder, { recursive: true }));

const open = (largest?: number) =>
  openLog(
    { dataFolder: folder, logLevel: "info" },
    { terminal: (line) => shown.push(line), ...(largest === undefined ? {} : { largest }) },
  );
const written = () =>
  readFileSync(join(folder, "logs", "boreal.log"), "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Record<string, unknown>);

test("only fields of the list are written, whatever a caller hands over", () => {
  const log = open();
  const careless = {
    route: "/files",
    status: 200,
    email: "amara@example.test",
    fileName: "Okafor passport.pdf",
    cookie: "c",
    body: { a: 1 },
    reason: { nested: "amara" },
  } as unknown as LogFields;
  log.info("request", careless);
  log.close();
  const [line] = written();
  expect(line).toMatchObject({ level: "info", msg: "request", route: "/files", status: 200 });
  expect(JSON.stringify(line)).not.toMatch(/amara|Okafor|cookie|body/i);
});

test("of a fault it keeps kind, code and place, never the message, which may quote an answer", () => {
  const log = open();
  const cause = Object.assign(new Error("duplicate key: (email)=(amara@example.test)"), { code: "23505" });
  log.error("an operation failed", { error: new TypeError('cannot read "Amara Okafor"', { cause }) });
  log.close();
  const [line] = written();
  expect(line?.error).toMatchObject({ kind: "TypeError", cause: { kind: "Error", code: "23505" } });
  expect(JSON.stringify(line)).toContain("log.test.ts");
  expect(JSON.stringify(line)).not.toMatch(/amara/i);
  expect(shown).toEqual(["error: an operation failed (TypeError)"]);
});

test("a query string is cut off, and information stays off the terminal", () => {
  const log = open();
  log.info("request", { route: "/set-up?token=abc" });
  log.debug("not at this level");
  log.close();
  expect(written()).toHaveLength(1);
  expect(written()[0]?.route).toBe("/set-up");
  expect(shown).toEqual([]);
});

test("nobody else may read it", () => {
  open().close();
  expect(statSync(join(folder, "logs")).mode & 0o777).toBe(0o700);
  expect(statSync(join(folder, "logs", "boreal.log")).mode & 0o777).toBe(0o600);
});

test("a server that runs for months begins a new file when the old one is large, and keeps five before", () => {
  const log = open(50_000);
  for (let line = 0; line < 6100; line += 1)
    log.info("request", { route: "/graphql", status: 200, requestId: `number ${line}` });
  log.close();
  const sizes = ["boreal.log", "boreal.log.1"].map((name) => statSync(join(folder, "logs", name)).size);
  expect(Math.max(...sizes)).toBeLessThan(100_000);
  expect(written().at(-1)).toMatchObject({ requestId: "number 6099" });
  expect(readdirSync(join(folder, "logs")).toSorted()).toEqual(
    ["", ".1", ".2", ".3", ".4", ".5"].map((end) => `boreal.log${end}`),
  );
});

test("two processes on one folder both go on in the new file, whichever put the old one aside", () => {
  const [one, other] = [open(50_000), open(50_000)];
  for (let line = 0; line < 1000; line += 1)
    one.info("request", { route: "/graphql", status: 200, requestId: `one ${line}` });
  for (let line = 0; line < 350; line += 1)
    other.info("request", { route: "/graphql", status: 200, requestId: `other ${line}` });
  one.close();
  other.close();
  expect(written().filter(({ requestId }) => String(requestId).startsWith("other")).length).toBeGreaterThan(140);
});

test("a log that cannot be put aside grows on, says so once and ends nobody", () => {
  const log = open(1000);
  mkdirSync(join(folder, "logs", "boreal.log.5", "in-the-way"), { recursive: true });
  writeFileSync(join(folder, "logs", "boreal.log.4"), "");
  for (let line = 0; line < 1000; line += 1) log.info("request", { requestId: `number ${line}` });
  log.close();
  open(1000).close();
  expect(written()).toHaveLength(1000);
  expect(shown).toEqual([
    "error: the log cannot be put aside and grows",
    "error: the log cannot be put aside and grows",
  ]);
});
