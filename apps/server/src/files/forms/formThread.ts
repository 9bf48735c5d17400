import { Worker } from "node:worker_threads";
import type { Filled, NotFilled } from "@boreal/official-forms/fill";
import type { FormFileRefusal } from "@boreal/official-forms/formRefusals";
import type { FormValues } from "@boreal/official-forms/formValues";
import type { BlankFacts } from "./formLibrary.ts";

export type FormWork =
  | { readonly kind: "check"; readonly bytes: Uint8Array }
  | { readonly kind: "fill"; readonly path: string; readonly sha256: string; readonly values: FormValues };

export type FormAnswer =
  | { readonly facts: BlankFacts }
  | { readonly filled: Filled | NotFilled }
  | { readonly refusal: FormFileRefusal };

/** The thread in which official forms are worked on, one after the other. */
export type FormThread = {
  /** `undefined`: the file was more than the thread could bear. Ask again only after the answer. */
  ask(work: FormWork): Promise<FormAnswer | undefined>;
  drop(): Promise<void>;
};

/** Opened blanks are given up when nobody needs a form for this long. */
const idleMs = 180_000;
const memoryMb = 256;

type Told = { readonly id: number; readonly answer: FormAnswer } | { readonly id: number; readonly fault: string };

/** Started with the first form and thrown away after a fault, a delay or a while without work. */
export function formThread(patienceMs: number): FormThread {
  let worker: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
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
      const timer = setTimeout(giveUp, patienceMs);
      thread.on("message", hear).once("error", fail).once("exit", exited);
      thread.postMessage({ id, work });
    });
  return { ask, drop };
}
