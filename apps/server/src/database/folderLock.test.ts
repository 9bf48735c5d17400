import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, test } from "vitest";
import { holderSentence, takeLock } from "./folderLock.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "boreal-lock-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Another process that takes the lock, says so, and then stays. */
async function holderProcess() {
  const module = fileURLToPath(new URL("folderLock.ts", import.meta.url));
  const program = `import { takeLock } from ${JSON.stringify(module)};
    const taken = takeLock(${JSON.stringify(folder)}, 'server', 'start');
    if ('lock' in taken) taken.lock.describe({ address: 'http://127.0.0.1:4321' });
    // Nothing refers to the lock from here on; the collector must not end it.
    setImmediate((said) => {
      gc();
      process.stdout.write(said);
    }, 'lock' in taken ? 'taken' : 'refused');
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ["--expose-gc", "--input-type=module-typescript", "-e", program], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [said] = (await once(child.stdout, "data")) as [Buffer];
  return {
    said: String(said),
    pid: child.pid,
    end: async () => {
      child.kill("SIGKILL");
      await once(child, "exit");
    },
  };
}

test("a second process is refused and told who holds the folder, since when and where", async () => {
  const other = await holderProcess();
  try {
    expect(other.said).toBe("taken");
    const second = takeLock(folder, "server", "start");
    if ("lock" in second) throw new Error("the lock was given twice");
    expect(second.holder).toMatchObject({ pid: other.pid, does: "start", address: "http://127.0.0.1:4321" });
    expect(holderSentence(second.holder)).toMatch(
      new RegExp(`process ${other.pid} \\(start\\), running since \\d{4}-.*, at http://127.0.0.1:4321`),
    );
  } finally {
    await other.end();
  }
});

test("the lock of a killed process is free at once, whatever it left behind", async () => {
  const other = await holderProcess();
  await other.end();
  expect(existsSync(join(folder, "locks", "server.json"))).toBe(true);
  // A number that lives again as another process is no hindrance either.
  writeFileSync(
    join(folder, "locks", "server.json"),
    JSON.stringify({ pid: process.pid, startedAt: "2020-01-01T00:00:00.000Z", does: "start" }),
  );
  const taken = takeLock(folder, "server", "start");
  expect("lock" in taken).toBe(true);
  if ("lock" in taken) taken.lock.release();
});

test("it is free again after its release, and other names are other locks", () => {
  const first = takeLock(folder, "server", "start");
  if (!("lock" in first)) throw new Error("refused");
  expect("holder" in takeLock(folder, "server", "start")).toBe(true);
  const other = takeLock(folder, "database", "database");
  expect("lock" in other).toBe(true);
  first.lock.release();
  const again = takeLock(folder, "server", "start");
  expect("lock" in again).toBe(true);
  for (const taken of [other, again]) if ("lock" in taken) taken.lock.release();
});
