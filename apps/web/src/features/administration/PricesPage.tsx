import type { Prices } from "./prices.ts";
import type { ApplicationType } from "@boreal/domain/caseFile/application";
import { useQuery } from "../../api/useQuery.ts";
import { applicationName } from "../../case/applicationNames.ts";
import { dollarsOfCents } from "../../case/cents.ts";
import { FailureBanner } from "../../shell/chrome/FailureBanner.tsx";
import { Page } from "../../shell/Page.tsx";
import { useMe } from "../../shell/session.tsx";
import { Spinner } from "../../ui/feedback/Spinner.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { Table } from "../../ui/layout/Table.tsx";
import { pricesQuery } from "./operations.ts";
import { PaymentSettings } from "./PaymentSettings.tsx";
import { PriceForm } from "./PriceForm.tsx";
import { pricesText as text } from "./prices.text.ts";
import { NotYours } from "./NotYours.tsx";

const noVariables = {};

/** What the office charges, by kind of application and day, and how it is paid. */
export function PricesPage() {
  const { t } = useLanguage();
  const isAdministrator = useMe().role === "admin";
  const { data, failure, reload } = useQuery(pricesQuery, isAdministrator ? noVariables : undefined);
  if (!isAdministrator) {
    return (
      <Page title={t(text.title)} backHref="/">
        <NotYours />
      </Page>
    );
  }
  const known = data?.prices;
  return (
    <Page title={t(text.title)} backHref="/administration" width="wide">
      <FailureBanner failure={failure} onRetry={reload} />
      <p>{t(text.lead)}</p>
      {!data && !failure && <Spinner />}
      {known && (
        <>
          <PriceList prices={known.prices} />
          <PriceForm onAdded={reload} />
          <PaymentSettings key={known.version} known={known} onSaved={reload} />
          <Unplaced payments={known.unplaced} />
        </>
      )}
    </Page>
  );
}

function PriceList({ prices }: { prices: Prices["prices"] }) {
  const tools = useLanguage();
  const { t, date } = tools;
  if (prices.length === 0) return <p>{t(text.none)}</p>;
  const days = (from: string, until: string | null) =>
    until === null ? t(text.fromOn, { from: date(from) }) : t(text.fromUntil, { from: date(from), until: date(until) });
  return (
    <Table caption={t(text.list)} head={[t(text.item), t(text.application), t(text.price), t(text.days)]}>
      {prices.map(({ id, name, itemId, applicationType, cents, from, until }) => (
        <tr key={id}>
          <th scope="row">
            {t(name)} ({itemId})
          </th>
          <td>{t(applicationName(applicationType as ApplicationType))}</td>
          <td>{cents === null ? t(text.ended) : dollarsOfCents(tools, cents)}</td>
          <td>{days(from, until)}</td>
        </tr>
      ))}
    </Table>
  );
}

function Unplaced({ payments }: { payments: Prices["unplaced"] }) {
  const tools = useLanguage();
  const { t } = tools;
  if (payments.length === 0) return null;
  return (
    <section aria-labelledby="unplaced">
      <h2 id="unplaced">{t(text.unplaced)}</h2>
      <p>{t(text.unplacedLead)}</p>
      <ul>
        {payments.map(({ id, reference, cents, currency, receivedAt }) => (
          <li key={id}>
            {tools.dateTime(receivedAt)} ·{" "}
            {cents === null || currency === null ? t(text.unplacedUnclear) : dollarsOfCents(tools, cents, currency)} ·{" "}
            {reference}
          </li>
        ))}
      </ul>
    </section>
  );
}
