import { useLanguage } from "../../ui/language.tsx";
import { text } from "./status.text.ts";
import type { SeenApplication } from "./useChangeStatus.ts";

type Lifecycle = SeenApplication["lifecycle"];

const isDay = (value: string): boolean => /^\d{4}-\d{2}-\d{2}$/u.test(value);

/** Dates and numbers that came with the changes so far. */
export function FactList({ facts }: { facts: Lifecycle["facts"] }) {
  const { t, date } = useLanguage();
  return (
    <dl className="status__facts">
      {facts.map(({ key, label, value, words }) => (
        <div key={key}>
          <dt>{t(label)}</dt>
          <dd>{isDay(value) ? date(value) : t(words)}</dd>
        </div>
      ))}
    </dl>
  );
}

export function StatusFacts({ lifecycle: { facts } }: { lifecycle: Lifecycle }) {
  const { t } = useLanguage();
  if (facts.length === 0) return null;
  return (
    <section aria-labelledby="status-facts">
      <h2 id="status-facts">{t(text.facts)}</h2>
      <FactList facts={facts} />
    </section>
  );
}
