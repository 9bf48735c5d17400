import type { RecordedFact } from "./recordedFact.ts";
import { useState } from "react";
import { useAskOnChange } from "../../api/useAskOnChange.ts";
import { useQuery } from "../../api/useQuery.ts";
import { FailureBanner } from "../../shell/chrome/FailureBanner.tsx";
import { Button } from "../../ui/controls/Button.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { recordedFactsQuery } from "./operations.ts";
import { RecordedFactForm } from "./RecordedFactForm.tsx";
import { text } from "./recordedFacts.text.ts";

/** Facts of the application that no question asks and no document says: what is recorded, by whom, and a form for each. */
export function RecordedFacts({ applicationId }: { applicationId: string }) {
  const { t } = useLanguage();
  const query = useQuery(recordedFactsQuery, { id: applicationId });
  const { askNow } = useAskOnChange(applicationId, query);
  const [open, setOpen] = useState<string>();
  const facts = query.data?.application?.recordedFacts ?? [];
  if (facts.length === 0) return <FailureBanner failure={query.failure} />;
  return (
    <section aria-labelledby="recorded-facts">
      <h2 id="recorded-facts">{t(text.title)}</h2>
      <p>{t(text.lead)}</p>
      <dl className="status__recorded">
        {facts.map((fact) => (
          <div key={fact.key}>
            {/* The form says it again, as the name of its field. */}
            <dt className={open === fact.key ? "visually-hidden" : undefined}>{t(fact.label)}</dt>
            <dd>
              {open === fact.key ? (
                <RecordedFactForm
                  applicationId={applicationId}
                  fact={fact}
                  onDone={(isSaved) => {
                    setOpen(undefined);
                    if (isSaved) askNow();
                  }}
                  onRefused={askNow}
                />
              ) : (
                <Recorded fact={fact} onChange={() => setOpen(fact.key)} />
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Recorded({ fact, onChange }: { fact: RecordedFact; onChange: () => void }) {
  const { t, dayOf } = useLanguage();
  return (
    <>
      <WordsRecorded fact={fact} />
      {fact.recordedAt === null
        ? fact.words.length > 0 && <p className="status__quiet">{t(text.withStatus)}</p>
        : fact.recordedByName !== null && (
            <p className="status__quiet">{t(text.by, { name: fact.recordedByName, date: dayOf(fact.recordedAt) })}</p>
          )}
      <Button id={`change-${fact.key}`} onClick={onChange}>
        {t(fact.words.length === 0 ? text.enter : text.change)} <span className="visually-hidden">{t(fact.label)}</span>
      </Button>
    </>
  );
}

function WordsRecorded({ fact }: { fact: RecordedFact }) {
  const { t, date } = useLanguage();
  const [first] = fact.words;
  if (fact.kind === "yesNo") return <p>{t(first === undefined ? text.no : text.yes)}</p>;
  if (first === undefined) return <p>{t(text.none)}</p>;
  if (fact.kind === "date") return <p>{date(first)}</p>;
  return (
    <ul>
      {fact.choices
        .filter(({ id }) => fact.words.includes(id))
        .map(({ id, name }) => (
          <li key={id}>{t(name)}</li>
        ))}
    </ul>
  );
}
