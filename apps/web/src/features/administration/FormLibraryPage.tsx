import { useState } from "react";
import type { ResultOf } from "../../api/graphql.ts";
import { send } from "../../api/send.ts";
import { useAction } from "../../api/useAction.ts";
import { useQuery } from "../../api/useQuery.ts";
import { FailureBanner } from "../../shell/chrome/FailureBanner.tsx";
import { Page } from "../../shell/Page.tsx";
import { useMe } from "../../shell/session.tsx";
import { Button } from "../../ui/controls/Button.tsx";
import { FileButton } from "../../ui/controls/FileButton.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { Spinner } from "../../ui/feedback/Spinner.tsx";
import { StatusTag } from "../../ui/layout/StatusTag.tsx";
import { Table } from "../../ui/layout/Table.tsx";
import { useToast } from "../../ui/feedback/toasts.tsx";
import { BlankRefusals, type BlankRefusal } from "./BlankRefusals.tsx";
import { libraryText as text } from "./formLibrary.text.ts";
import { fetchOfficialBlankMutation, formLibraryQuery } from "./operations.ts";
import "./FormLibraryPage.css";
import { NotYours } from "./NotYours.tsx";

type Library = ResultOf<typeof formLibraryQuery>;
type Blank = Library["officialBlanks"][number];
type InUse = Library["officialFormFiles"][number];

const noVariables = {};

/** Sends a blank as it is; what comes back says what was taken, or why not. */
async function sendBlank(file: File): Promise<readonly BlankRefusal[]> {
  const answer = await fetch("/forms", { method: "POST", headers: { "content-type": "application/pdf" }, body: file });
  try {
    return ((await answer.json()) as { refusals: readonly BlankRefusal[] }).refusals;
  } catch {
    return [{ code: "notSent", text: text.failed }];
  }
}

/** The blank official forms of this installation: what is here, what is in use, and how to add one. */
export function FormLibraryPage() {
  const { t } = useLanguage();
  const { role } = useMe();
  const showToast = useToast();
  const isAdministrator = role === "admin";
  const { data, failure, reload } = useQuery(formLibraryQuery, isAdministrator ? noVariables : undefined);
  const action = useAction();
  const [refusals, setRefusals] = useState<readonly BlankRefusal[]>([]);
  const [busyWith, setBusyWith] = useState<string>();
  const add = (name: string, work: () => Promise<readonly BlankRefusal[]>) => {
    setBusyWith(name);
    return action.run(async () => {
      const refused = await work().catch((): readonly BlankRefusal[] => [{ code: "notSent", text: text.failed }]);
      setRefusals(refused);
      setBusyWith(undefined);
      if (refused.length === 0) showToast({ text: t(text.taken) });
      reload();
    });
  };
  const fetchFrom = (address: string) =>
    add(address, async () => {
      const { fetchOfficialBlank } = await send(fetchOfficialBlankMutation, { address }, { repeatable: true });
      return fetchOfficialBlank.refusals;
    });
  if (!isAdministrator) {
    return (
      <Page title={t(text.title)} backHref="/">
        <NotYours />
      </Page>
    );
  }
  return (
    <Page
      title={t(text.title)}
      lead={t(text.lead)}
      width="wide"
      backHref="/administration"
      backLabel={t(text.toAdministration)}
    >
      <FailureBanner failure={failure ?? action.failure} onRetry={reload} />
      <BlankRefusals refusals={refusals} />
      <FileButton
        look="primary"
        accept="application/pdf,.pdf"
        onFiles={([file]) => file && void add("file", () => sendBlank(file))}
      >
        {t(text.upload)}
      </FileButton>
      {busyWith === "file" && <Spinner label={t(text.fetching)} />}
      {!data && !failure && <Spinner />}
      {data && <InUseTable library={data} busyWith={busyWith} onFetch={(address) => void fetchFrom(address)} />}
      {data && <BlankTable blanks={data.officialBlanks} />}
    </Page>
  );
}

const languageName = (language: string) => (language === "fr" ? text.french : text.english);
const numberOf = (form: string) => form.replace("IMM", "IMM ");

type InUseProps = { library: Library; busyWith: string | undefined; onFetch: (address: string) => void };

function InUseTable({ library: { officialBlanks, officialFormFiles }, busyWith, onFetch }: InUseProps) {
  const { t } = useLanguage();
  const isHere = ({ form, edition, language }: InUse) =>
    officialBlanks.some((blank) => blank.form === form && blank.edition === edition && blank.language === language);
  return (
    <section aria-labelledby="forms-in-use">
      <h2 id="forms-in-use">{t(text.inUse)}</h2>
      <Table
        caption={t(text.inUse)}
        captionHidden
        head={[t(text.form), t(text.edition), t(text.language), t(text.state)]}
      >
        {officialFormFiles.map((one) => (
          <tr key={one.address}>
            <th scope="row">{numberOf(one.form)}</th>
            <td>{one.edition}</td>
            <td>{t(languageName(one.language))}</td>
            <td>
              {isHere(one) ? (
                <StatusTag tone="done">{t(text.isHere)}</StatusTag>
              ) : (
                <>
                  <StatusTag tone="attention">{t(text.isMissing)}</StatusTag>{" "}
                  <Button look="quiet" busy={busyWith === one.address} onClick={() => onFetch(one.address)}>
                    {t(busyWith === one.address ? text.fetching : text.fetch)}{" "}
                    <span className="visually-hidden">
                      {numberOf(one.form)} {t(languageName(one.language))}
                    </span>
                  </Button>
                </>
              )}
            </td>
          </tr>
        ))}
      </Table>
    </section>
  );
}

function BlankTable({ blanks }: { blanks: readonly Blank[] }) {
  const { t, dateTime } = useLanguage();
  return (
    <section aria-labelledby="forms-here">
      <h2 id="forms-here">{t(text.here)}</h2>
      {blanks.length === 0 ? (
        <p>{t(text.none)}</p>
      ) : (
        <Table
          caption={t(text.here)}
          captionHidden
          head={[
            t(text.form),
            t(text.edition),
            t(text.language),
            t(text.kind),
            t(text.digest),
            t(text.added),
            t(text.source),
          ]}
        >
          {blanks.map((blank) => (
            <tr key={blank.sha256}>
              <th scope="row">{numberOf(blank.form)}</th>
              <td>{blank.edition}</td>
              <td>{t(languageName(blank.language))}</td>
              <td>{t(blank.kind === "dynamic" ? text.dynamic : text.static)}</td>
              <td>
                <code className="form-library__digest">{blank.sha256}</code>
              </td>
              <td>
                <time dateTime={blank.addedAt}>{dateTime(blank.addedAt)}</time>
              </td>
              <td className="form-library__source">{blank.source ?? t(text.uploaded)}</td>
            </tr>
          ))}
        </Table>
      )}
    </section>
  );
}
