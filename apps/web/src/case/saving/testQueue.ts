import { answerQueue } from "./answerQueue.ts";
import type { SaveResult, Standing } from "./queueDeps.ts";

type Sent = readonly { key: string; value: unknown; baseVersion: number }[];

/** A queue over a server whose answers the test gives one by one, and a clock that it moves by hand. */
export function atTheServer(values: Record<string, unknown> = {}, versions: Record<string, number> = {}) {
  const requests: {
    sent: Sent;
    answer: (result: Partial<SaveResult>) => Promise<void>;
    fail: (mayPass: boolean, standing?: Standing) => Promise<void>;
  }[] = [];
  const timers: { milliseconds: number; run: () => void }[] = [];
  const line: string[] = [];
  let became: Standing = "retrying";
  const settle = () => new Promise<void>((resolve) => setImmediate(resolve));
  const queue = answerQueue(
    { values, versions },
    {
      send: (sent) =>
        new Promise((resolve, reject) => {
          requests.push({
            sent,
            answer: (result) => {
              resolve({ saved: [], conflicts: [], refusals: [], ...result });
              return settle();
            },
            fail: (mayPass, standing = "retrying") => {
              became = standing;
              reject(new Error(mayPass ? "nobody answered" : "no"));
              return settle();
            },
          });
        }),
      alone: (work) => work(),
      standing: () => became,
      mayPass: (thrown) => thrown instanceof Error && thrown.message === "nobody answered",
      now: () => "2026-11-21T10:42:00Z",
      delay: (attempt) => attempt * 1000,
      wait: (milliseconds, run) => {
        const timer = { milliseconds, run };
        timers.push(timer);
        return () => void timers.splice(timers.indexOf(timer), 1);
      },
      onLine: (now) => line.push(now),
    },
  );
  const ring = async () => {
    for (const timer of timers.splice(0)) timer.run();
    await settle();
  };
  return { queue, requests, timers, line, ring };
}
