import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { startEmbedded } from "@boreal/server/database/embedded";
import { canListProcesses, residentMegabytes } from "../tests/browser/processes.ts";
import { Boreal } from "../tests/browser/server.ts";
import { median, type Figure } from "./figure.ts";

const runs = 5;
const idleFor = 5000;

/** The database by itself, first on an empty folder, then on the same one: nothing can start sooner. */
async function databaseAlone(): Promise<{ first: number; later: number }> {
  const folder = mkdtempSync(join(tmpdir(), "boreal-bench-"));
  try {
    const times: number[] = [];
    for (let run = 0; run < 2; run += 1) {
      const begun = performance.now();
      const embedded = await startEmbedded(folder, { report: () => {} });
      times.push(performance.now() - begun);
      await embedded.stop();
    }
    return { first: times[0] ?? Number.NaN, later: times[1] ?? Number.NaN };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Memory of a Node that serves one sentence. */
async function bareServerMegabytes(): Promise<number> {
  const source = "require('node:http').createServer((q, a) => a.end('x')).listen(0, () => console.log('up'))";
  const child = spawn(process.execPath, ["-e", source], { stdio: ["ignore", "pipe", "inherit"] });
  await once(child.stdout, "data");
  await pause(1000);
  const used = residentMegabytes(child.pid ?? 0);
  child.kill();
  await once(child, "exit");
  return used;
}

/** From the start of the process to a ready answer, with the web application built; then memory after five idle seconds. */
export async function measure(): Promise<readonly Figure[]> {
  // Builds the web application where needed, and fills the cache of compiled code as every earlier start would have.
  const warm = new Boreal();
  await warm.start();
  await warm.remove();

  const [first, later, idle, alone] = [
    [] as number[],
    [] as number[],
    [] as number[],
    [] as { first: number; later: number }[],
  ];
  for (let run = 0; run < runs; run += 1) {
    const boreal = new Boreal();
    first.push(await boreal.start());
    await boreal.stop();
    later.push(await boreal.start());
    await pause(idleFor);
    if (canListProcesses) idle.push(residentMegabytes(boreal.pid));
    await boreal.remove();
    alone.push(await databaseAlone());
  }
  const figures: Figure[] = [
    {
      what: "ready after the first start",
      value: median(first) / 1000,
      unit: "s",
      bound: 6,
      peer: { name: "its PostgreSQL alone", value: median(alone.map((one) => one.first)) / 1000 },
      runs,
    },
    {
      what: "ready after a later start",
      value: median(later) / 1000,
      unit: "s",
      bound: 2,
      peer: { name: "its PostgreSQL alone", value: median(alone.map((one) => one.later)) / 1000 },
      runs,
    },
  ];
  if (canListProcesses) {
    figures.push({
      what: "web process idle, resident",
      value: median(idle),
      unit: "MB",
      bound: 250,
      peer: { name: "a bare node:http server", value: await bareServerMegabytes() },
      runs,
    });
  }
  return figures;
}
