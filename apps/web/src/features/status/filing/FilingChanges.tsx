import { useQuery } from "../../../api/useQuery.ts";
import type { ResultOf } from "../../../api/graphql.ts";
import { FailureBanner } from "../../../shell/chrome/FailureBanner.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { Table } from "../../../ui/layout/Table.tsx";
import { text } from "./filingChanges.text.ts";
import { filingChangesQuery } from "./filingPackageOperations.ts";

type Changes = NonNullable<
  NonNullable<ResultOf<typeof filingChangesQuery>["application"]>["lifecycle"]["filings"][number]["changes"]
>;

/** What was filed beside the case of today: by name, what it was then and what it is now. */
export function FilingChanges({ applicationId, filingId }: { applicationId: string; filingId: string }) {
  const { t } = useLanguage();
  const { data, failure } = useQuery(filingChangesQuery, { id: applicationId });
  const filing = data?.application?.lifecycle.filings.find(({ id }) => id === filingId);
  return (
    <>
      <FailureBanner failure={failure} />
      {filing && filing.changes === null && <p>{t(text.notKept)}</p>}
      {filing?.changes && <Kinds changes={filing.changes} />}
    </>
  );
}

const kinds = [
  ["person", text.people],
  ["answer", text.answers],
  ["document", text.documents],
  ["form", text.forms],
] as const;

function Kinds({ changes }: { changes: Changes }) {
  const { t } = useLanguage();
  if (changes.length === 0) return <p>{t(text.nothing)}</p>;
  const shown = kinds.filter(([kind]) => changes.some(({ what }) => what === kind));
  return (
    <>
      <p>{t(text.lead)}</p>
      {shown.map(([kind, title]) => (
        <Table key={kind} caption={t(title)} head={[t(text.what), t(text.sent), t(text.today)]} stacks>
          {changes
            .filter(({ what }) => what === kind)
            .map(({ of, name, before, after }) => (
              <tr key={[of && t(of), t(name), before && t(before), after && t(after)].join(" ")}>
                <th scope="row">
                  {of && <span className="status__quiet filing-changes__of">{t(of)}</span>}
                  {t(name)}
                </th>
                <td data-head={t(text.sentIs)} className="filing-changes__value" dir="auto">
                  {t(before ?? text.none)}
                </td>
                <td data-head={t(text.todayIs)} className="filing-changes__value" dir="auto">
                  {t(after ?? text.none)}
                </td>
              </tr>
            ))}
        </Table>
      ))}
    </>
  );
}
