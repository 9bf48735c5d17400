import { Link } from "wouter";
import { applicationName } from "../../case/applicationNames.ts";
import { statusPath, stepPath } from "../../case/loading/addresses.ts";
import { useLanguage, type BilingualText } from "../../ui/language.tsx";
import { text } from "./linked.text.ts";
import type { SeenApplication } from "./useChangeStatus.ts";

type Linked = SeenApplication["lifecycle"]["continuesIn"][number];

/** From which application this one was started, and what of its answers waits to be confirmed. */
export function EarlierApplication({ application }: { application: SeenApplication }) {
  const { t } = useLanguage();
  const { startedFrom, pagesToConfirm } = application.lifecycle;
  if (startedFrom === null) return null;
  const [first] = pagesToConfirm;
  return (
    <section aria-labelledby="status-earlier">
      <h2 id="status-earlier">{t(text.earlier)}</h2>
      <LinkedLine linked={startedFrom} words={text.cameFrom} />
      {first === undefined ? (
        <p>{t(text.noneWaiting)}</p>
      ) : (
        <>
          <p>{t(text.waiting, { count: pagesToConfirm.length })}</p>
          {application.abilities.includes("answer") && (
            <p>
              <Link className="button button--primary" href={stepPath(application.id, first)}>
                {t(text.confirm)}
              </Link>
            </p>
          )}
        </>
      )}
    </section>
  );
}

/** Applications that were started from this one. */
export function ContinuesIn({ application }: { application: SeenApplication }) {
  const { t } = useLanguage();
  const { continuesIn } = application.lifecycle;
  if (continuesIn.length === 0) return null;
  return (
    <section aria-labelledby="status-later">
      <h2 id="status-later">{t(text.later)}</h2>
      <ul>
        {continuesIn.map((linked) => (
          <li key={linked.application.id}>
            <LinkedLine linked={linked} words={text.line} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function LinkedLine({ linked, words }: { linked: Linked; words: BilingualText }) {
  const { t, dayOf } = useLanguage();
  const { application, name, startedAt, statusName } = linked;
  return (
    <>
      <p>
        <Link href={statusPath(application.id)}>{t(name)}</Link>
      </p>
      <p className="status__quiet">
        {t(words, { type: t(applicationName(application.type)), date: dayOf(startedAt) })}
      </p>
      <p className="status__quiet">{t(text.state, { status: t(statusName) })}</p>
    </>
  );
}
