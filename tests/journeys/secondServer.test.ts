import { spawn } from "node:child_process";
import { once } from "node:events";
import { afterAll, beforeAll, expect, it } from "vitest";
import { Boreal, root } from "../browser/server.ts";

const first = new Boreal({ settings: {} });

beforeAll(() => first.start());
afterAll(() => first.remove());

it("a second server on the same data folder refuses, and names the first", async () => {
  const second = spawn(process.execPath, ["apps/server/src/main.ts", "--port", "0", "--data", first.dataFolder], {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  for (const stream of [second.stdout, second.stderr]) {
    stream.setEncoding("utf8");
    stream.on("data", (text: string) => {
      said += text;
    });
  }
  const [status] = (await once(second, "exit")) as [number | null];
  expect(status).not.toBe(0);
  expect(status).not.toBeNull();
  expect(said).toContain(String(first.pid));
  expect(said).toContain(first.address);
  expect(said).not.toContain("listening on");
  // The first one goes on as if nothing had been.
  expect((await fetch(`${first.address}/health/ready`)).status).toBe(200);
});
