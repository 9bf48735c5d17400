import { useEffect, useReducer, type ComponentType } from "react";
import { press } from "../api/press.ts";
import { Button } from "../ui/controls/Button.tsx";
import { useText } from "../ui/language.tsx";
import { text } from "./text.ts";

/**
 * A part of a page that only some readers see, fetched when it is first drawn. It takes its place once no finger is down
 * (ADR 0092); when it cannot be fetched, that is said there, and the rest of the
 * page stays. Browsers fetch a script that failed only when the page is loaded again.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let Arrived: ComponentType<Props> | undefined;
  let arriving: Promise<void> | undefined;
  const fetchPart = () =>
    (arriving ??= load().then((part) => {
      Arrived = part;
    }));
  return function LazyPart(props: Props) {
    const t = useText();
    const [state, come] = useReducer(
      (_before: "waiting" | "there" | "failed", now: "there" | "failed") => now,
      "waiting",
    );
    useEffect(() => {
      if (Arrived) return undefined;
      let isShown = true;
      const then = (now: "there" | "failed") => () => press.after(() => isShown && come(now));
      fetchPart().then(then("there"), then("failed"));
      return () => {
        isShown = false;
      };
    }, []);
    if (Arrived) return <Arrived {...props} />;
    if (state !== "failed") return null;
    return (
      <p role="alert">
        {t(text.partNotFetched)}{" "}
        <Button look="quiet" onClick={() => location.reload()}>
          {t(text.loadAgain)}
        </Button>
      </p>
    );
  };
}
