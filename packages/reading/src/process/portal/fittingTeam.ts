import { availableParallelism } from "node:os";
import type { FitReply, FitRequest } from "../../portal/fitRequest.ts";
import { fitScript } from "../childArguments.ts";
import { LimitedChild } from "../limitedChild.ts";

/** A process was stopped, or ended by itself; nothing of a document is in it. */
export class FittingStopped extends Error {
  readonly how: string;
  constructor(how: string) {
    super(`fitting was stopped: ${how}`);
    this.how = how;
  }
}

type Reply<Kind extends FitReply["kind"]> = Extract<FitReply, { kind: Kind }>;

/** Some processes that work side by side on the files of one slot. */
export type FittingTeam = {
  readonly size: number;
  /** Asks one of them; what is asked of the same one waits its turn. */
  ask<Kind extends FitReply["kind"]>(
    member: number,
    request: FitRequest,
    expected: Kind,
  ): Promise<Reply<Kind> | Reply<"refused">>;
  close(): void;
};

const mostMembers = 2;
/** Two engines of recognition, the pages of a slot and one picture at work; watched every 50 ms. */
const limits = { memoryMb: 900, wholeMs: 180_000, firstStepMs: 180_000 };

export function startFittingTeam(signal?: AbortSignal): FittingTeam {
  const size = Math.max(1, Math.min(mostMembers, availableParallelism()));
  const members = Array.from(
    { length: size },
    () => new LimitedChild<FitRequest, FitReply>({ script: fitScript, ...limits, stepMs: () => limits.wholeMs }),
  );
  const turns: Promise<unknown>[] = members.map(() => Promise.resolve());
  return {
    size,
    ask: async (member, request, expected) => {
      const child = members[member];
      if (!child) throw new RangeError("no such member");
      const mine = (turns[member] ?? Promise.resolve()).then(() => child.work(request, () => undefined, signal));
      turns[member] = mine.catch(() => undefined);
      const result = await mine;
      if (result.kind === "aborted") throw signal?.reason;
      if (result.kind !== "done")
        throw new FittingStopped(
          result.kind === "fault" ? result.where : result.kind === "crashed" ? result.how : result.kind,
        );
      const reply = result.result;
      if (reply.kind !== expected && reply.kind !== "refused")
        throw new Error(`a fitting process answered ${reply.kind} to ${request.kind}`);
      return reply as Reply<typeof expected> | Reply<"refused">;
    },
    close: () => {
      for (const child of members) child.kill();
    },
  };
}
