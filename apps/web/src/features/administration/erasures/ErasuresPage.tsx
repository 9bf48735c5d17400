import { Link } from "wouter";
import type { ResultOf } from "../../../api/graphql.ts";
import { useQuery } from "../../../api/useQuery.ts";
import { applicationName } from "../../../case/applicationNames.ts";
import { statusPath } from "../../../case/loading/addresses.ts";
import { FailureBanner } from "../../../shell/chrome/FailureBanner.tsx";
import { Page } from "../../../shell/Page.tsx";
import { useMe } from "../../../shell/session.tsx";
import { Spinner } from "../../../ui/feedback/Spinner.tsx";
import { useLanguage, type LanguageTools } from "../../../ui/language.tsx";
import { Table } from "../../../ui/layout/Table.tsx";
import { NotYours } from "../NotYours.tsx";
import { erasuresText as text } from "./erasures.text.ts";
import { erasuresQuery } from "./operations.ts";

type Erasure = NonNullable<ResultOf<typeof erasuresQuery>["erasures"]>[number];
const noVariables = {};

/** What was erased and what is to be, without the name of any applicant. */
export function ErasuresPage() {
  const { t } = useLanguage();
  const isAdministrator = useMe().role === "admin";
  const { data, failure, reload } = useQuery(erasuresQuery, isAdministrator ? noVariables : undefined);
  const erasures = data?.erasures ?? undefined;
  if (!isAdministrator) {
    return (
      <Page title={t(text.title)} backHref="/">
        <NotYours />
      </Page>
    );
  }
  return (
    <Page title={t(text.title)} width="wide" backHref="/administration">
      <p>{t(text.lead)}</p>
      <FailureBanner failure={failure} onRetry={reload} />
      {!erasures && !failure && <Spinner />}
      {erasures?.length === 0 && <p>{t(text.none)}</p>}
      {erasures && erasures.length > 0 && (
        <Table
          caption={t(text.title)}
          captionHidden
          head={[t(text.kind), t(text.reason), t(text.asked), t(text.confirmed), t(text.state), t(text.counts)]}
        >
          {erasures.map((one) => (
            <ErasureRow key={one.id} one={one} />
          ))}
        </Table>
      )}
    </Page>
  );
}

function ErasureRow({ one }: { one: Erasure }) {
  const { t, dayOf } = useLanguage();
  const { answers, documents, letters, messages } = one;
  const isOpen = one.erasedAt === null && one.undoneAt === null;
  return (
    <tr>
      <th scope="row">
        {t(applicationName(one.type))} {isOpen && <Link href={statusPath(one.applicationId)}>{t(text.look)}</Link>}
      </th>
      <td>{t(one.reason)}</td>
      <td>{t(text.by, { date: dayOf(one.askedAt), name: one.askedByName ?? t(text.product) })}</td>
      <td>
        {one.confirmedAt !== null &&
          t(text.by, { date: dayOf(one.confirmedAt), name: one.confirmedByName ?? t(text.unknown) })}
      </td>
      <td>{stateOf(one, t, dayOf)}</td>
      <td>
        {answers !== null &&
          t(text.many, { answers, documents: documents ?? 0, letters: letters ?? 0, messages: messages ?? 0 })}
      </td>
    </tr>
  );
}

function stateOf(one: Erasure, t: LanguageTools["t"], dayOf: LanguageTools["dayOf"]): string {
  if (one.erasedAt !== null)
    return t(one.withPerson === true ? text.erasedWithPerson : text.erased, { date: dayOf(one.erasedAt) });
  if (one.undoneAt !== null) return t(text.undone, { date: dayOf(one.undoneAt) });
  return one.erasesAt === null ? t(text.waits) : t(text.planned, { date: dayOf(one.erasesAt) });
}
