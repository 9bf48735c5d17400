import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import type { ConnectionState, WaitingAnswers } from "../../api/connection.ts";
import { connection } from "../../api/connection.ts";
import { Banner } from "../../ui/feedback/Banner.tsx";
import { useText } from "../../ui/language.tsx";
import { text } from "../text.ts";
import "./ConnectionBanner.css";

/** How the line stands, while it is broken and for six seconds after. The region is always there, so that it is read out. */
export function ConnectionBanner() {
  const t = useText();
  const state = useSyncExternalStore(connection.subscribe, connection.state);
  const waiting = useSyncExternalStore(connection.subscribe, connection.waiting);
  const before = useRef<ConnectionState>("good");
  const [back, setBack] = useState<ConnectionState>();
  useEffect(() => {
    const was = before.current;
    before.current = state;
    if (state !== "good" || was === "good") {
      setBack(undefined);
      return undefined;
    }
    setBack(was);
    const timer = setTimeout(() => setBack(undefined), 6000);
    return () => clearTimeout(timer);
  }, [state]);
  return (
    <div className="connection-banner no-print" role="status">
      {state === "unsaved" && (
        <Banner tone="attention" icon="offline" title={t(text.unsaved)} wide>
          <p>{t(waitingWords(waiting), { count: waiting.count })}</p>
        </Banner>
      )}
      {state === "retrying" && <Banner tone="attention" icon="offline" title={t(text.retrying)} wide />}
      {state === "good" && back !== undefined && (
        <Banner
          tone="done"
          title={t(back === "unsaved" && waiting.count === 0 ? text.backOnline : text.backOnlineRead)}
          wide
        />
      )}
    </div>
  );
}

/** How many answers wait, and whether closing the page would lose them. Something else than answers: only that it is here. */
function waitingWords({ count, isKept }: WaitingAnswers) {
  if (count === 0) return text.unsavedMore;
  return isKept ? text.unsavedCount : text.unsavedMemoryCount;
}
