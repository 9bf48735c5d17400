import type { ComponentType } from "react";
import { useEffect, useState } from "react";
import { Waiting } from "./shell/Waiting.tsx";
import { loadLaterSentences } from "./ui/halves.ts";

/**
 * Loads a page with its first visit. Pages are named exports. Not by Suspense: React keeps a waiting mark that it has
 * shown for 300 ms, however soon the page is there.
 */
export function page<Props extends object, Name extends string>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
) {
  let Arrived: ComponentType<Props> | undefined;
  let arriving: Promise<void> | undefined;
  const fetchPage = () =>
    (arriving ??= load().then(
      (module) => {
        Arrived = module[name];
      },
      (fault: unknown) => {
        arriving = undefined;
        throw fault;
      },
    ));
  function LoadedPage(props: Props) {
    const [outcome, setOutcome] = useState<{ fault?: unknown }>({});
    useEffect(() => {
      if (Arrived) return;
      fetchPage().then(
        () => setOutcome({}),
        (fault: unknown) => setOutcome({ fault }),
      );
    }, []);
    // The nearest ErrorBoundary says what to do when the page cannot be fetched.
    if ("fault" in outcome) throw outcome.fault;
    return Arrived ? <Arrived {...props} /> : <Waiting />;
  }
  /** A failure here is told when the page is shown. */
  const preload = () => void fetchPage().catch(() => {});
  return Object.assign(LoadedPage, { preload });
}

/** A page that is drawn with reasons or instructions. */
export const pageWithReasons = <Props extends object, Name extends string>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
) => page(async () => (await Promise.all([load(), loadLaterSentences()]))[0], name);
