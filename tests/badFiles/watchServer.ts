import { readdirSync, readFileSync } from "node:fs";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { residentMegabytes } from "../browser/processes.ts";
import type { Boreal } from "../browser/server.ts";

/** What one file did to the processes that took it. */
export type Strain = {
  /** Growth of the largest reader process over what it had before, in MB. */
  readonly extraMegabytes: number;
  /** Longest time the web process's event loop stood still, in ms. */
  readonly stalled: number;
  /** The same of this process, which opens no file: what a busy machine alone does. */
  readonly stalledHere: number;
  /** How long the web process’s main thread was ready and had no core meanwhile, in ms; 0 where the system does not say. */
  readonly waitedForCore: number;
};

const everyMs = 25;

/** Watches the reader processes of a server, and the event loop of its web process. */
export class ServerWatch {
  readonly #boreal: Boreal;
  readonly #commands = new Map<number, string>();
  readonly #own = monitorEventLoopDelay({ resolution: 10 });
  readonly #timer: NodeJS.Timeout;
  /** Where each reader stood when the file came; one that starts meanwhile begins where an idle one stands. */
  #before = new Map<number, number>();
  #idle = 0;
  #extra = 0;
  #waitedBefore = 0;

  constructor(boreal: Boreal) {
    this.#boreal = boreal;
    this.#own.enable();
    this.#timer = setInterval(() => this.#look(), everyMs);
  }

  /** A reader that has started and read one small file: what every reader weighs before it meets a bad one. */
  noteIdleReader(): void {
    this.#idle = Math.max(0, ...this.#readers().map(({ megabytes }) => megabytes));
  }

  async begin(): Promise<void> {
    await this.#lag();
    this.#own.reset();
    this.#before = new Map(this.#readers().map(({ pid, megabytes }) => [pid, megabytes]));
    this.#extra = 0;
    this.#waitedBefore = this.#waitedForCore();
  }

  async end(): Promise<Strain> {
    this.#look();
    const stalled = await this.#lag();
    const waitedForCore = this.#waitedForCore() - this.#waitedBefore;
    return { extraMegabytes: this.#extra, stalledHere: this.#own.max / 1e6, stalled, waitedForCore };
  }

  close(): void {
    clearInterval(this.#timer);
    this.#own.disable();
  }

  /** The second figure of the scheduler, in nanoseconds; the process’s own line is that of its main thread. */
  #waitedForCore(): number {
    return Number(textOf(`/proc/${this.#boreal.pid}/schedstat`).split(" ")[1] ?? 0) / 1e6;
  }

  #look(): void {
    for (const { pid, megabytes } of this.#readers())
      this.#extra = Math.max(this.#extra, megabytes - (this.#before.get(pid) ?? this.#idle));
  }

  #readers(): { pid: number; megabytes: number }[] {
    return descendantsOf(this.#boreal.pid).flatMap((pid) => {
      if (!/(?:reader|heic|picture|portal)\w*\.ts/i.test(this.#commandOf(pid))) return [];
      try {
        return [{ pid, megabytes: residentMegabytes(pid) }];
      } catch {
        return []; // It ended between the listing and the reading.
      }
    });
  }

  #commandOf(pid: number): string {
    const known = this.#commands.get(pid);
    if (known !== undefined) return known;
    const command = textOf(`/proc/${pid}/cmdline`).replaceAll("\0", " ");
    // A process that was only just forked still has its parent's command.
    if (!/main\.ts/.test(command)) this.#commands.set(pid, command);
    return command;
  }

  /** Reading it sets it back. */
  async #lag(): Promise<number> {
    const text = await fetch(`${this.#boreal.address}/metrics`).then((answer) => answer.text());
    return Number(/^boreal_event_loop_lag_seconds (\S+)$/m.exec(text)?.[1] ?? Number.NaN) * 1000;
  }
}

/** A process that any thread of `pid` started. */
const childrenOf = (pid: number): number[] =>
  threadsOf(pid).flatMap((thread) =>
    textOf(`/proc/${pid}/task/${thread}/children`).trim().split(" ").filter(Boolean).map(Number),
  );

/** A reader with a file system of its own is a grandchild: between it and the server stands the program that shuts it in. */
export const descendantsOf = (pid: number): number[] =>
  childrenOf(pid).flatMap((child) => [child, ...descendantsOf(child)]);

function threadsOf(pid: number): string[] {
  try {
    return readdirSync(`/proc/${pid}/task`);
  } catch {
    return [];
  }
}

function textOf(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
