import { fork, type ChildProcess } from "node:child_process";
import { childCommand, childEnvironment } from "./childArguments.ts";
import { residentMemoryMb } from "./residentMemory.ts";
import { startWorkLimit } from "./workLimit.ts";

/** What a limited process answers. `fault`: a fault of ours, with no content of the document in it. */
export type ChildReply<Result, Progress> =
  | { readonly kind: "ready" }
  | { readonly kind: "progress"; readonly id: number; readonly progress: Progress }
  | { readonly kind: "done"; readonly id: number; readonly result: Result }
  | { readonly kind: "fault"; readonly id: number; readonly where: string };

export type ChildResult<Result> =
  | { readonly kind: "done"; readonly result: Result }
  | { readonly kind: "fault"; readonly where: string }
  | { readonly kind: "crashed"; readonly how: string }
  | { readonly kind: "timedOut" }
  | { readonly kind: "tooComplex" }
  | { readonly kind: "aborted" };

export type ChildLimits<Progress> = {
  readonly script: string;
  readonly words?: readonly string[];
  /** Resident memory above which the process is killed. */
  readonly memoryMb: number;
  /** One piece of work, and its first step: sending the bytes, opening. In milliseconds of work (`workLimit.ts`). */
  readonly wholeMs: number;
  readonly firstStepMs: number;
  /** How long the step that this message begins may take. */
  readonly stepMs: (progress: Progress) => number;
};

const memoryWatch = 50;
/** Starting the process says nothing about the file: on a busy machine it may take long. In milliseconds by the clock. */
const startingMs = 60_000;
/** How much longer than its limit a step, and the whole, may take by the clock while the machine does other work. */
const byTheClock = { step: 4, whole: 2 };

/** A process without rights and with limits. It does one piece of work at a time and is thrown away after any doubt. */
export class LimitedChild<Request extends object, Result, Progress = never> {
  readonly #process: ChildProcess;
  readonly #limits: ChildLimits<Progress>;
  #next = 1;
  #isGone = false;
  #isReady = false;
  worksDone = 0;

  constructor(limits: ChildLimits<Progress>) {
    this.#limits = limits;
    this.#process = fork(limits.script, [...(limits.words ?? [])], {
      ...childCommand(limits.memoryMb, true),
      env: childEnvironment(),
      serialization: "advanced",
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    });
    this.#process.once("exit", () => {
      this.#isGone = true;
    });
    // Errors of a process that is gone are told by `exit`; an unheard 'error' event would end the server.
    this.#process.on("error", () => {
      this.#isGone = true;
    });
    this.#process.on("message", ({ kind }: ChildReply<Result, Progress>) => {
      if (kind === "ready") this.#isReady = true;
    });
    // An idle process does not keep the program alive.
    this.#process.unref();
    this.#process.channel?.unref();
  }

  get pid(): number | undefined {
    return this.#process.pid;
  }

  get isGone(): boolean {
    return this.#isGone;
  }

  memoryMb(): Promise<number | undefined> {
    return this.pid === undefined ? Promise.resolve(undefined) : residentMemoryMb(this.pid);
  }

  kill(): void {
    this.#isGone = true;
    this.#process.kill("SIGKILL");
  }

  /** One piece of work. Whatever the file does, this ends: with a result or with how it was stopped. */
  work(request: Request, onProgress: (progress: Progress) => void, signal?: AbortSignal): Promise<ChildResult<Result>> {
    const { stepMs, memoryMb } = this.#limits;
    const id = this.#next++;
    const child = this.#process;
    this.worksDone += 1;
    return new Promise((resolve) => {
      const end = (result: ChildResult<Result>) => {
        times.end();
        clearInterval(watch);
        signal?.removeEventListener("abort", abort);
        child.off("message", hear);
        child.off("exit", exited);
        child.off("error", failed);
        child.unref();
        child.channel?.unref();
        resolve(result);
      };
      const stop = (result: ChildResult<Result>) => {
        this.kill();
        end(result);
      };
      const times = childTimes(this.pid, this.#limits, stop);
      const abort = () => stop({ kind: "aborted" });
      const exited = (code: number | null, by: NodeJS.Signals | null) =>
        end({ kind: "crashed", how: by ?? `exit ${code}` });
      const failed = () => stop({ kind: "crashed", how: "not started" });
      const hear = (message: ChildReply<Result, Progress>) => {
        if (message.kind === "ready") return times.begin();
        if (message.id !== id) return;
        if (message.kind === "progress") {
          times.step(stepMs(message.progress));
          onProgress(message.progress);
        } else if (message.kind === "done") end({ kind: "done", result: message.result });
        else stop({ kind: "fault", where: message.where });
      };
      const watch = setInterval(() => {
        void this.memoryMb().then((used) => {
          if (used !== undefined && used > memoryMb && !this.#isGone) stop({ kind: "tooComplex" });
        });
      }, memoryWatch);
      if (this.#isReady) times.begin();
      child.ref();
      child.channel?.ref();
      child.on("message", hear);
      child.once("exit", exited);
      child.once("error", failed);
      if (signal?.aborted) return abort();
      signal?.addEventListener("abort", abort, { once: true });
      child.send({ id, ...request }, (error) => {
        if (error) stop({ kind: "crashed", how: "not reachable" });
      });
    });
  }
}

type Ended = { readonly kind: "timedOut" } | { readonly kind: "crashed"; readonly how: string };

/** The limits of time of one piece of work: that of starting until `begin`, then those of the whole and of each step. */
function childTimes(
  pid: number | undefined,
  { wholeMs, firstStepMs }: { readonly wholeMs: number; readonly firstStepMs: number },
  stop: (ended: Ended) => void,
) {
  const starting = setTimeout(() => stop({ kind: "crashed", how: "not started in time" }), startingMs);
  const watches: { whole?: () => void; step?: () => void } = {};
  const late = () => stop({ kind: "timedOut" });
  const step = (limit: number) => {
    watches.step?.();
    watches.step = startWorkLimit(pid, { limit, byTheClock: byTheClock.step }, late);
  };
  const begin = () => {
    clearTimeout(starting);
    watches.whole = startWorkLimit(pid, { limit: wholeMs, byTheClock: byTheClock.whole }, late);
    step(firstStepMs);
  };
  const end = () => {
    clearTimeout(starting);
    watches.whole?.();
    watches.step?.();
  };
  return { begin, step, end };
}
