import { processorMs } from "./processorTime.ts";

/** Times of the processor come in hundredths of a second. */
const tick = 10;

/**
 * Calls `late` once a process has worked for `limit` milliseconds. Waiting for its turn on a busy machine is not work; after
 * `byTheClock` times the limit it is late in any case. Where the system does not tell, the clock alone counts. The answer
 * ends the watch.
 */
export function startWorkLimit(
  pid: number | undefined,
  { limit, byTheClock }: { readonly limit: number; readonly byTheClock: number },
  late: () => void,
): () => void {
  const startedAt = performance.now();
  const atStart = pid === undefined ? Promise.resolve(undefined) : processorMs(pid);
  let isOver = false;
  const look = async () => {
    const before = await atStart;
    const now = pid === undefined || before === undefined ? undefined : await processorMs(pid);
    if (isOver) return;
    const worked = before === undefined || now === undefined ? limit : now - before;
    const left = Math.min(limit - worked, limit * byTheClock - (performance.now() - startedAt));
    if (left < tick) late();
    else timer = setTimeout(() => void look(), left);
  };
  let timer = setTimeout(() => void look(), limit);
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}
