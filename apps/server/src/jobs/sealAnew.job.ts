import { sealAnew, type SealedAnew } from "../commands/uploads/sealAnew.ts";
import type { FileDeps } from "../commands/documents/fileDeps.ts";
import type { Keys } from "../keys/personKeys.ts";

/** Seals anew, in the background of a start, what an older version sealed. Ends at once when told to stop; the next start goes on. */
export function startSealingAnew(
  deps: FileDeps & { readonly keys: Keys },
  report: (done: SealedAnew) => void,
): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const running = sealAnew({ ...deps, signal: stopping.signal }).then(report, deps.reportFault);
  return {
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}
