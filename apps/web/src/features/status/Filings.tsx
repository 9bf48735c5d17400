import { FoldedMore } from "../../case/FoldedMore.tsx";
import { fileAddress, filingPackageAddress } from "../../case/loading/addresses.ts";
import { personName } from "../../case/text.ts";
import { isStaff, useMe } from "../../shell/session.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { text as uiText } from "../../ui/text.ts";
import { FilingChanges } from "./filing/FilingChanges.tsx";
import { text as changesText } from "./filing/filingChanges.text.ts";
import { text as packageText } from "./filing/filingPackage.text.ts";
import { PackageFiles } from "./filing/PackageFiles.tsx";
import { text } from "./status.text.ts";
import type { SeenApplication } from "./useChangeStatus.ts";

type Filing = SeenApplication["lifecycle"]["filings"][number];

/** What was sent, one line for each time, with what was in it behind. */
export function Filings({ applicationId, filings }: { applicationId: string; filings: readonly Filing[] }) {
  const { t, date } = useLanguage();
  if (filings.length === 0) return null;
  return (
    <section aria-labelledby="status-filings">
      <h2 id="status-filings">{t(text.filings)}</h2>
      {filings.map((filing) => (
        <FoldedMore
          key={filing.id}
          summary={t(text.filed, {
            date: date(filing.filedOn),
            files: t(text.files, { count: filing.files.length }),
            forms: t(text.forms, { count: filing.filedForms.length }),
          })}
        >
          {() => <Contents applicationId={applicationId} filing={filing} />}
        </FoldedMore>
      ))}
    </section>
  );
}

function Contents({ applicationId, filing }: { applicationId: string; filing: Filing }) {
  const { t } = useLanguage();
  const { confirmationNumber, files, filedForms, formsAreFilled } = filing;
  return (
    <>
      {confirmationNumber !== null && <p>{t(text.filedNumber, { number: confirmationNumber })}</p>}
      <h3>{t(formsAreFilled ? text.filledForms : text.neededForms)}</h3>
      {filedForms.length === 0 ? <p>{t(text.noForms)}</p> : <Forms forms={filedForms} />}
      {filing.packageId !== null && (
        <>
          <h3>{t(packageText.sent)}</h3>
          <p>
            <a className="button button--secondary" href={filingPackageAddress(filing.packageId)}>
              {t(packageText.openSent)}
            </a>
          </p>
          <PackageFiles files={filing.packageFiles} />
        </>
      )}
      <h3>{t(text.filedFiles)}</h3>
      {files.length === 0 ? <p>{t(text.noFiles)}</p> : <Files files={files} />}
      <FoldedMore summary={t(changesText.title)}>
        {() => <FilingChanges applicationId={applicationId} filingId={filing.id} />}
      </FoldedMore>
    </>
  );
}

function Forms({ forms }: { forms: Filing["filedForms"] }) {
  const { t } = useLanguage();
  const { role } = useMe();
  return (
    <ul>
      {forms.map(({ title, person, childNumber }) => {
        const whose = personName(person, childNumber, !isStaff(role));
        return (
          <li key={`${t(title)} ${person} ${childNumber ?? ""}`}>
            {t(text.formOf, { form: t(title), person: t(whose.text, whose.values) })}
          </li>
        );
      })}
    </ul>
  );
}

function Files({ files }: { files: Filing["files"] }) {
  const { t } = useLanguage();
  return (
    <ul className="status__files">
      {files.map(({ fileId, name, pageName, opens, isInCase }) => (
        <li key={fileId}>
          {opens ? (
            <a href={fileAddress(fileId)} target="_blank" rel="noreferrer">
              <span dir="auto">{name ?? t(pageName)}</span>
              <span className="visually-hidden"> {t(uiText.newTab)}</span>
            </a>
          ) : (
            <span dir="auto">{name ?? t(text.fileGone)}</span>
          )}{" "}
          <span className="status__quiet">
            {t(pageName)}
            {opens && !isInCase && <> ({t(text.takenOut)})</>}
            {!opens && name !== null && <> ({t(text.fileGone)})</>}
          </span>
        </li>
      ))}
    </ul>
  );
}
