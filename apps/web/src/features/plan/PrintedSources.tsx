import { sourcesOf } from "@boreal/domain/plan/sourcesOf";
import { usePrinting } from "../../case/printing.ts";
import { text as caseText } from "../../case/text.ts";
import { SourceStatus } from "../../case/reasons/WhyPanel.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { text } from "./text.ts";

/** Every source of the plan with its address, on paper only: there no link can be followed. */
export function PrintedSources({ plan }: { plan: object }) {
  const { t, date } = useLanguage();
  if (!usePrinting()) return null;
  return (
    <section className="plan__section" aria-labelledby="plan-sources">
      <h2 id="plan-sources">{t(text.sources)}</h2>
      <ol className="plan__sources">
        {sourcesOf(plan).map(({ title, address, validFrom, checkedOn, status }) => (
          <li key={`${title} ${validFrom ?? ""}`}>
            {title}. {address} {validFrom && <>{t(caseText.inForceSince, { date: date(validFrom) })}, </>}
            {t(caseText.checkedOn, { date: date(checkedOn) })}. <SourceStatus status={status} isOurs={!address} />
          </li>
        ))}
      </ol>
    </section>
  );
}
