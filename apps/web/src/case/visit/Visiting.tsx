import { useEffect } from "react";
import { send } from "../../api/send.ts";
import { useLanguage } from "../../ui/language.tsx";
import { whenSeen } from "../../ui/whenSeen.ts";
import type { CaseVisit } from "./caseVisit.ts";
import { visitCaseMutation } from "./operations.ts";
import { visitText as text } from "./visit.text.ts";

/** How often the page says that it is there; the server forgets it after three. */
const beatMs = 15_000;

type VisitingProps = { applicationId: string; onVisit: (visit: CaseVisit | undefined) => void };

/** Says that somebody has the case open, while the page is looked at. A beat that is lost is followed by the next. */
export function Visiting({ applicationId, onVisit }: VisitingProps) {
  useEffect(() => {
    const stop = new AbortController();
    const beat = () => {
      if (document.visibilityState === "hidden") return;
      send(visitCaseMutation, { applicationId }, { repeatable: true, signal: stop.signal }).then(
        ({ visitCase }) => onVisit(visitCase ?? undefined),
        () => undefined,
      );
    };
    const timer = setInterval(beat, beatMs);
    const stopLooking = whenSeen(beat);
    return () => {
      stop.abort();
      clearInterval(timer);
      stopLooking();
      onVisit(undefined);
    };
  }, [applicationId, onVisit]);
  return null;
}

/** Who else has the case open. */
export function WhoElse({ visit: { others } }: { visit: CaseVisit }) {
  const { t, language } = useLanguage();
  const names = new Intl.ListFormat(`${language}-CA`, { type: "conjunction" }).format(others);
  return (
    <div role="status" className="no-print">
      {others.length > 0 && <p>{t(text.others, { count: others.length, names })}</p>}
    </div>
  );
}
