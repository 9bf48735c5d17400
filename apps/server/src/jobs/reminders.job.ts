import { remindOfDeadlines } from "../commands/remindOfDeadlines.ts";

const firstAfterMs = 10 * 60 * 1000;
const everyMs = 60 * 60 * 1000;

export type ReminderRunner = { stop(): Promise<void> };

/** Looks for deadlines that come near every hour, and first when the server has been up for a while. Running twice tells nobody twice. */
export function startReminding(
  deps: Parameters<typeof remindOfDeadlines>[0],
  report: (told: number) => void = () => {},
): ReminderRunner {
  let running: Promise<void> = Promise.resolve();
  const run = () => {
    running = running.then(() => remindOfDeadlines(deps)).then(report, deps.reportFault);
  };
  const first = setTimeout(run, firstAfterMs);
  const timer = setInterval(run, everyMs);
  first.unref();
  timer.unref();
  return {
    stop: async () => {
      clearTimeout(first);
      clearInterval(timer);
      await running;
    },
  };
}
