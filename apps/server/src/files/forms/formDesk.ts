import { Worker } from "node:worker_threads";
import type { Filled, NotFilled } from "@boreal/official-forms/fill";
import { formRefusal, type FormFileRefusal } from "@boreal/official-forms/formRefusals";
import type { FormValues } from "@boreal/official-forms/formValues";
import type { BlankFacts } from "./formLibrary.ts";

export type FormWork =
  | { readonly kind: "check"; readonly bytes: Uint8Array }
  | { readonly kind: "fill"; readonly path: string; readonly sha256: string; readonly values: FormValues };

export type FormAnswer =
  | { readonly facts: BlankFacts }
  | { readonly filled: Filled | NotFilled }
  | { readonly refusal: FormFileRefusal };

/** Opens and fills official forms in a thread of its own, so that nobody else waits while a form is written. */
export type FormDesk = {
  /** Whether a file may be kept as a blank. */
  check(bytes: Buffer): Promise<BlankFacts | FormFileRefusal>;
  fill(
    blank: { readonly path: string; readonly sha256: string },
    values: FormValues,
  ): Promise<Filled | NotFilled | FormFileRefusal>;
  close(): Promise<void>;
};

/** Far more than the slowest form needs on a slow machine. */
const patienceMs = 20_000;
/** Opened blanks are given up when nobody needs a form for this long. */
const idleMs = 180_000;
const memoryMb = 256;

type Told = { readonly id: number; readonly answer: FormAnswer } | { readonly id: number; readonly fault: string };

/** One thread, started with the first form and thrown away after a fault, a delay or a while without work. */
export function openFormDesk(options: { readonly patienceMs?: number } = {}): FormDesk {
  let worker: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let next = 1;

  const drop = async () => {
    clearTimeout(idle);
    const ended = worker;
    worker = undefined;
    await ended?.terminate();
  };
  const start = (): Worker => {
    const started = new Worker(new URL("./formWorker.ts", import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    });
    // What ends the thread between two works is noticed here; an 'error' that nobody hears would end the server.
    started.on("error", () => undefined);
    started.once("exit", () => {
      if (worker === started) worker = undefined;
    });
    started.unref();
    return started;
  };
  /** `undefined`: the file was more than the thread could bear. */
  const ask = (work: FormWork): Promise<FormAnswer | undefined> =>
    new Promise((resolve, reject) => {
      clearTimeout(idle);
      const thread = (worker ??= start());
      const id = next++;
      thread.ref();
      const end = (finish: () => void) => {
        clearTimeout(timer);
        thread.off("message", hear).off("error", fail).off("exit", exited);
        thread.unref();
        idle = setTimeout(() => void drop(), idleMs).unref();
        finish();
      };
      const giveUp = () => end(() => void drop().then(() => resolve(undefined), reject));
      const hear = (told: Told) => {
        if (told.id !== id) return;
        if ("answer" in told) end(() => resolve(told.answer));
        else end(() => reject(new Error(`an official form could not be worked on: ${told.fault}`)));
      };
      const fail = () => giveUp();
      const exited = () => giveUp();
      const timer = setTimeout(giveUp, options.patienceMs ?? patienceMs);
      thread.on("message", hear).once("error", fail).once("exit", exited);
      thread.postMessage({ id, work });
    });
  const inTurn = (work: FormWork): Promise<FormAnswer | undefined> => {
    const mine = last.then(() => ask(work));
    last = mine.catch(() => undefined);
    return mine;
  };
  return {
    check: async (bytes) => {
      const answer = await inTurn({ kind: "check", bytes });
      if (answer === undefined) return formRefusal("formDamaged");
      if ("facts" in answer) return answer.facts;
      if ("refusal" in answer) return answer.refusal;
      throw new Error("a blank was filled instead of checked");
    },
    fill: async ({ path, sha256 }, values) => {
      const answer = await inTurn({ kind: "fill", path, sha256, values });
      if (answer === undefined) throw new Error("a form took too long or too much memory to be filled");
      if ("refusal" in answer) return answer.refusal;
      if ("filled" in answer)
        return "bytes" in answer.filled ? { ...answer.filled, bytes: Buffer.from(answer.filled.bytes) } : answer.filled;
      throw new Error("a form was checked instead of filled");
    },
    close: drop,
  };
}
