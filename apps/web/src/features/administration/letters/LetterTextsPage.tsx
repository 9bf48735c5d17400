import { Link } from "wouter";
import { useQuery } from "../../../api/useQuery.ts";
import { FailureBanner } from "../../../shell/chrome/FailureBanner.tsx";
import { Page } from "../../../shell/Page.tsx";
import { useMe } from "../../../shell/session.tsx";
import { Spinner } from "../../../ui/feedback/Spinner.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { Table } from "../../../ui/layout/Table.tsx";
import { LetterheadPart } from "./LetterheadPart.tsx";
import { letterTextsText as text } from "./letterTexts.text.ts";
import { letterTextsQuery } from "./operations.ts";
import { NotYours } from "../NotYours.tsx";

const noVariables = {};

/** Every letter, with how many texts of the firm are in it. */
export function LetterTextsPage() {
  const { t, number } = useLanguage();
  const isAdministrator = useMe().role === "admin";
  const { data, failure, reload } = useQuery(letterTextsQuery, isAdministrator ? noVariables : undefined);
  return (
    <Page title={t(text.title)} backHref={isAdministrator ? "/administration" : "/"}>
      {!isAdministrator && <NotYours />}
      <FailureBanner failure={failure} onRetry={reload} />
      {isAdministrator && <p>{t(text.lead)}</p>}
      {isAdministrator && !data && !failure && <Spinner />}
      {data && isAdministrator && (
        <Table caption={t(text.letters)} captionHidden head={[t(text.letter), t(text.inUse)]}>
          {data.clauseLetters.map(({ id, name, versions }) => (
            <tr key={id}>
              <th scope="row">
                <Link href={`/administration/letters/${id}`}>{t(name)}</Link>
              </th>
              <td>{number(versions.filter(({ isInEffect }) => isInEffect).length)}</td>
            </tr>
          ))}
        </Table>
      )}
      {data && isAdministrator && <LetterheadPart />}
    </Page>
  );
}
