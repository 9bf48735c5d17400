import { fork } from "node:child_process";
import { childCommand, childEnvironment, heicScript } from "../childArguments.ts";
import type { HeicReply, HeicRequest } from "../messages.ts";
import { residentMemoryMb } from "../residentMemory.ts";
import { startWorkLimit } from "../workLimit.ts";

export type HeicResult =
  | HeicReply
  | { readonly kind: "timedOut" }
  | { readonly kind: "tooComplex" }
  | { readonly kind: "aborted" };

const memoryWatch = 50;

/** Turns a HEIC photo into a JPEG in a process of its own, which ends afterwards (its decoder is LGPL and hungry). */
export function heicPicture(
  bytes: Uint8Array,
  limits: { readonly timeout: number; readonly memoryMb: number },
  signal?: AbortSignal,
): Promise<HeicResult> {
  return new Promise((resolve) => {
    const child = fork(heicScript, [], {
      ...childCommand(limits.memoryMb, false),
      env: childEnvironment(),
      serialization: "advanced",
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    });
    const end = (result: HeicResult) => {
      endTime();
      clearInterval(watch);
      signal?.removeEventListener("abort", abort);
      child.kill("SIGKILL");
      resolve(result);
    };
    const abort = () => end({ kind: "aborted" });
    const endTime = startWorkLimit(child.pid, { limit: limits.timeout, byTheClock: 4 }, () =>
      end({ kind: "timedOut" }),
    );
    const watch = setInterval(() => {
      if (child.pid === undefined) return;
      void residentMemoryMb(child.pid).then((used) => {
        if (used !== undefined && used > limits.memoryMb) end({ kind: "tooComplex" });
      });
    }, memoryWatch);
    child.once("message", (reply: HeicReply) => end(reply));
    child.once("exit", () => end({ kind: "damaged", sha256: "" }));
    child.on("error", () => end({ kind: "damaged", sha256: "" }));
    if (signal?.aborted) return abort();
    signal?.addEventListener("abort", abort, { once: true });
    const request: HeicRequest = { bytes };
    child.send(request, () => undefined);
  });
}

/** Largest width times height that the photo's own boxes name (`ispe`, ISO/IEC 23008-12 section 6.5.3). */
export function pixelsOfHeic(bytes: Uint8Array): number {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let largest = 0;
  for (let at = view.indexOf("ispe"); at >= 0 && at + 16 <= view.length; at = view.indexOf("ispe", at + 4)) {
    largest = Math.max(largest, view.readUInt32BE(at + 8) * view.readUInt32BE(at + 12));
  }
  return largest;
}
