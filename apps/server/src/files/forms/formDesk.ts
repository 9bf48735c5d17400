import type { Filled, NotFilled } from "@boreal/official-forms/fill";
import { formRefusal, type FormFileRefusal } from "@boreal/official-forms/formRefusals";
import type { FormValues } from "@boreal/official-forms/formValues";
import type { BlankFacts } from "./formLibrary.ts";
import { formThread, type FormAnswer, type FormWork } from "./formThread.ts";

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

export function openFormDesk(options: { readonly patienceMs?: number } = {}): FormDesk {
  const thread = formThread(options.patienceMs ?? patienceMs);
  let last: Promise<unknown> = Promise.resolve();
  const queued = (work: FormWork): Promise<FormAnswer | undefined> => {
    const mine = last.then(() => thread.ask(work));
    last = mine.catch(() => undefined);
    return mine;
  };
  return {
    check: async (bytes) => {
      const answer = await queued({ kind: "check", bytes });
      if (answer === undefined) return formRefusal("formDamaged");
      if ("facts" in answer) return answer.facts;
      if ("refusal" in answer) return answer.refusal;
      throw new Error("a blank was filled instead of checked");
    },
    fill: async ({ path, sha256 }, values) => {
      const answer = await queued({ kind: "fill", path, sha256, values });
      if (answer === undefined) throw new Error("a form took too long or too much memory to be filled");
      if ("refusal" in answer) return answer.refusal;
      if ("filled" in answer)
        return "bytes" in answer.filled ? { ...answer.filled, bytes: Buffer.from(answer.filled.bytes) } : answer.filled;
      throw new Error("a form was checked instead of filled");
    },
    close: thread.drop,
  };
}
