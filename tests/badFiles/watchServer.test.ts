import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, it } from "vitest";
import { descendantsOf } from "./watchServer.ts";

it.runIf(process.platform === "linux")("what stands behind another program is found as well", async () => {
  const script = `const child = require("node:child_process").spawn("sleep", ["60"]); console.log(child.pid)`;
  const between = spawn(process.execPath, ["-e", script], { stdio: ["ignore", "pipe", "ignore"] });
  const [said] = (await once(between.stdout, "data")) as [Buffer];
  const behind = Number(String(said).trim());
  try {
    expect(descendantsOf(process.pid)).toEqual(expect.arrayContaining([between.pid, behind]));
  } finally {
    process.kill(behind);
    between.kill();
  }
});
