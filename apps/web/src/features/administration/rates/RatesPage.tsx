import { useState } from "react";
import { useAction } from "../../../api/useAction.ts";
import { useQuery } from "../../../api/useQuery.ts";
import { FailureBanner } from "../../../shell/chrome/FailureBanner.tsx";
import { Page } from "../../../shell/Page.tsx";
import { useMe } from "../../../shell/session.tsx";
import { FileButton } from "../../../ui/controls/FileButton.tsx";
import { Banner } from "../../../ui/feedback/Banner.tsx";
import { ProgressBar } from "../../../ui/feedback/ProgressBar.tsx";
import { Spinner } from "../../../ui/feedback/Spinner.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { exchangeRatesQuery } from "../operations.ts";
import { sendList, type ListAnswer } from "../sendList.ts";
import { ratesText as text } from "./rates.text.ts";
import { NotYours } from "../NotYours.tsx";

type Counts = { readonly rates: number; readonly currencies: number };

const noVariables = {};

/** The exchange rates of this installation: how many there are, until when, and loading new ones. */
export function RatesPage() {
  const { t, date } = useLanguage();
  const isAdministrator = useMe().role === "admin";
  const { data, failure, reload } = useQuery(exchangeRatesQuery, isAdministrator ? noVariables : undefined);
  const known = data?.exchangeRates;
  return (
    <Page title={t(text.title)} backHref={isAdministrator ? "/administration" : "/"}>
      {!isAdministrator && <NotYours />}
      <FailureBanner failure={failure} onRetry={reload} />
      {isAdministrator && <p>{t(text.lead)}</p>}
      {isAdministrator && !data && !failure && <Spinner />}
      {known && (
        <p>
          {known.newest
            ? t(text.known, { count: known.count, newest: date(known.newest), currencies: known.currencies.join(", ") })
            : t(text.none)}
        </p>
      )}
      {known && <LoadRates onLoaded={reload} />}
    </Page>
  );
}

function LoadRates({ onLoaded }: { onLoaded: () => void }) {
  const { t } = useLanguage();
  const { busy, failure, run } = useAction();
  const [ratio, setRatio] = useState(0);
  const [answer, setAnswer] = useState<ListAnswer<Counts>>();
  const load = (file: File) =>
    run(async () => {
      setAnswer(undefined);
      setRatio(0);
      const given = await sendList<Counts>("/exchange-rates", file, setRatio);
      setAnswer(given);
      if (given.loaded) onLoaded();
    });
  return (
    <>
      <FailureBanner failure={failure} />
      {answer?.loaded && (
        <Banner tone="done" live>
          {t(text.loaded, { ...answer.loaded, count: answer.loaded.rates })}
        </Banner>
      )}
      {answer && answer.refusals.length > 0 && (
        <Banner tone="blocked" live title={t(text.notLoaded)}>
          <ul>
            {answer.refusals.map((refusal) => (
              <li key={t(refusal.text)}>{t(refusal.text)}</li>
            ))}
          </ul>
        </Banner>
      )}
      {busy && (
        <ProgressBar label={t(ratio < 1 ? text.sending : text.checking)} ratio={ratio < 1 ? ratio : undefined} />
      )}
      <FileButton look="primary" accept=".csv,text/csv" onFiles={([file]) => file && void load(file)}>
        {t(text.load)}
      </FileButton>
    </>
  );
}
