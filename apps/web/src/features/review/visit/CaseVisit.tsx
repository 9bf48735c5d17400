import { useEffect, useState } from "react";
import type { ResultOf } from "../../../api/graphql.ts";
import { send } from "../../../api/send.ts";
import { useLanguage } from "../../../ui/language.tsx";
import { Details } from "../../../ui/layout/Details.tsx";
import { whenSeen } from "../../../ui/whenSeen.ts";
import { visitCaseMutation } from "./operations.ts";
import { visitText as text } from "./visit.text.ts";

type Visit = NonNullable<ResultOf<typeof visitCaseMutation>["visitCase"]>;

/** How often the page says that it is there; the server forgets it after three. */
const beatMs = 15_000;

/** Says that somebody has the case open, while the page is looked at, and learns who else has. A beat that is lost is followed by the next. */
function useVisit(applicationId: string): Visit | undefined {
  const [visit, setVisit] = useState<Visit>();
  useEffect(() => {
    const stop = new AbortController();
    const beat = () => {
      if (document.visibilityState === "hidden") return;
      send(visitCaseMutation, { applicationId }, { repeatable: true, signal: stop.signal }).then(
        ({ visitCase }) => setVisit(visitCase ?? undefined),
        () => undefined,
      );
    };
    const timer = setInterval(beat, beatMs);
    const stopLooking = whenSeen(beat);
    return () => {
      stop.abort();
      clearInterval(timer);
      stopLooking();
    };
  }, [applicationId]);
  return visit;
}

/** Who else has the case open, and what others changed since one looked last. */
export function CaseVisit({ applicationId }: { applicationId: string }) {
  const { t, dateTime, language } = useLanguage();
  const visit = useVisit(applicationId);
  const others = visit?.others ?? [];
  const names = new Intl.ListFormat(`${language}-CA`, { type: "conjunction" }).format(others);
  return (
    <>
      <p role="status">{others.length > 0 && t(text.others, { count: others.length, names })}</p>
      {visit && <Changed visit={visit} when={visit.since === null ? undefined : dateTime(visit.since)} />}
    </>
  );
}

function Changed({ visit: { changes }, when }: { visit: Visit; when: string | undefined }) {
  const { t, dateTime } = useLanguage();
  if (when === undefined) return null;
  if (changes.length === 0) return <p>{t(text.unchanged, { when })}</p>;
  return (
    <Details summary={t(text.changed, { when })} open>
      <ul>
        {changes.map(({ said, byName, at }) => (
          <li key={`${t(said)} ${byName} ${at}`}>
            {t(text.line, { what: t(said), name: byName ?? t(text.boreal), when: dateTime(at) })}
          </li>
        ))}
      </ul>
    </Details>
  );
}
