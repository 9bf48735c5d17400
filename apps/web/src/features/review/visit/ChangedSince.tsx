import { useCaseVisit } from "../../../case/visit/caseVisit.ts";
import { useLanguage } from "../../../ui/language.tsx";
import { Details } from "../../../ui/layout/Details.tsx";
import { visitText as text } from "./visit.text.ts";

/** What others changed since one looked last; nothing on the first visit. */
export function ChangedSince() {
  const { t, dateTime } = useLanguage();
  const visit = useCaseVisit();
  if (!visit || visit.since === null) return null;
  const when = dateTime(visit.since);
  if (visit.changes.length === 0) return <p>{t(text.unchanged, { when })}</p>;
  return (
    <Details summary={t(text.changed, { when })} open>
      <ul>
        {visit.changes.map(({ said, byName, at }) => (
          <li key={`${t(said)} ${byName} ${at}`}>
            {t(text.line, { what: t(said), name: byName ?? t(text.boreal), when: dateTime(at) })}
          </li>
        ))}
      </ul>
    </Details>
  );
}
