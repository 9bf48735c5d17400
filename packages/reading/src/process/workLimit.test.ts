import { spawn } from "node:child_process";
import { setTimeout } from "node:timers/promises";
import { afterEach, describe, expect, test, vi } from "vitest";
import { startWorkLimit } from "./workLimit.ts";

describe.runIf(process.platform === "linux")("a limit of the time that a process works", () => {
  const children: ReturnType<typeof spawn>[] = [];
  const start = (program: string) => {
    const child = spawn(process.execPath, ["-e", program]);
    children.push(child);
    return child.pid;
  };
  afterEach(() => {
    for (const child of children.splice(0)) child.kill("SIGKILL");
  });

  test("who works is late at the limit", async () => {
    const late = vi.fn<() => void>();
    startWorkLimit(start("for (;;);"), { limit: 300, byTheClock: 100 }, late);
    await expect.poll(() => late.mock.calls.length).toBe(1);
  });

  test("who waits for its turn is not, until the clock says so", async () => {
    const late = vi.fn<() => void>();
    const pid = start("setTimeout(() => undefined, 60_000)");
    const end = startWorkLimit(pid, { limit: 1000, byTheClock: 100 }, late);
    await setTimeout(1500);
    expect(late).not.toHaveBeenCalled();
    end();
    startWorkLimit(pid, { limit: 1000, byTheClock: 1 }, late);
    await expect.poll(() => late.mock.calls.length).toBe(1);
  });
});
