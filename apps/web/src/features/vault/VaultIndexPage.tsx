import { useState } from 'react';
import { Link } from 'wouter';
import { planPath, trashPath, vaultPagePath } from '../../case/addresses.ts';
import { ApplicationGate } from '../../case/ApplicationGate.tsx';
import { pageName } from '../../case/pageName.ts';
import { levelWord, personName, text as caseText } from '../../case/text.ts';
import type { TheApplication } from '../../case/theCase.ts';
import { useApplication } from '../../case/useApplication.ts';
import { vaultOverview, type OverviewLine, type PersonLines } from '../../case/vaultOverview.ts';
import { Page } from '../../shell/Page.tsx';
import { isStaff, useMe } from '../../shell/session.tsx';
import { ChoiceRow } from '../../ui/ChoiceRow.tsx';
import { Details } from '../../ui/Details.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useText } from '../../ui/language.tsx';
import { StatusTag } from '../../ui/StatusTag.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { fold } from '../../ui/typeAhead.ts';
import { DownloadAll } from './DownloadAll.tsx';
import { text } from './text.ts';
import './vault.css';

/** Every document page of the application: by person, what is missing first. */
export function VaultIndexPage({ applicationId }: { applicationId: string }) {
  const t = useText();
  const { role } = useMe();
  const { application, failure, reload } = useApplication(applicationId);
  const own = !isStaff(role);
  return (
    <ApplicationGate value={application} failure={failure} onRetry={reload}>
      {(known) => (
        <Page title={t(own ? text.title : text.titleStaff)} lead={t(text.lead)} width="wide" backHref={planPath(applicationId)}>
          <DownloadAll application={known} />
          <Overview application={known} own={own} />
          <p>
            <Link href={trashPath(applicationId)} className="vault__trash-link">
              <Icon name="bin" /> {t(text.trash)}
            </Link>
          </p>
        </Page>
      )}
    </ApplicationGate>
  );
}

function Overview({ application, own }: { application: TheApplication; own: boolean }) {
  const t = useText();
  const [typed, setTyped] = useState('');
  const [onlyMissing, setOnlyMissing] = useState(false);
  const wanted = fold(typed);
  const fits = (line: OverviewLine) =>
    (!onlyMissing || line.standing === 'missing') && (wanted === '' || fold(`${line.page.name.en} ${line.page.name.fr}`).includes(wanted));
  const people = vaultOverview(application.plan.vault, application.documents)
    .map((person) => ({ ...person, lines: person.lines.filter(fits) }))
    .filter((person) => person.lines.length > 0);
  return (
    <>
      <div className="vault__filters">
        <TextField id="filter" label={t(text.filter)} value={typed} onChange={setTyped} autoComplete="off" width="medium" />
        <ChoiceRow type="checkbox" id="only-missing" label={t(text.onlyMissing)} checked={onlyMissing} onChange={setOnlyMissing} />
      </div>
      <div aria-live="polite">
        {people.length === 0 && <p>{t(onlyMissing && wanted === '' ? text.nothingMissing : text.nothingFound)}</p>}
      </div>
      {people.map((person) => (
        <PersonSection key={`${person.person} ${person.childNumber ?? ''}`} person={person} own={own} applicationId={application.id} />
      ))}
    </>
  );
}

function PersonSection({ person, own, applicationId }: { person: PersonLines; own: boolean; applicationId: string }) {
  const t = useText();
  const id = `person-${person.person}-${person.childNumber ?? ''}`;
  const name = personName(person.person, person.childNumber, own);
  const of = (standing: OverviewLine['standing']) => person.lines.filter((line) => line.standing === standing);
  const notNeeded = of('notNeeded');
  const list = (lines: readonly OverviewLine[], heading: string) =>
    lines.length > 0 && (
      <>
        <h3 className="vault__group">{heading}</h3>
        <ul className="vault__lines">
          {lines.map((line) => (
            <Line key={line.planned.slot} line={line} applicationId={applicationId} />
          ))}
        </ul>
      </>
    );
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{t(name.text, name.values)}</h2>
      {list(of('missing'), t(text.missing))}
      {list(of('saidNotThere'), t(caseText.saidNotAvailable))}
      {list(of('present'), t(text.present))}
      {list(of('later'), t(text.later))}
      {list(of('ifApplies'), t(text.ifApplies))}
      {notNeeded.length > 0 && (
        <Details summary={t(text.notNeeded, { count: notNeeded.length })}>
          <ul className="vault__lines">
            {notNeeded.map((line) => (
              <Line key={line.planned.slot} line={line} applicationId={applicationId} withReason />
            ))}
          </ul>
        </Details>
      )}
    </section>
  );
}

function Line({ line, applicationId, withReason = false }: { line: OverviewLine; applicationId: string; withReason?: boolean }) {
  const t = useText();
  const { page, planned, files, maxFiles } = line;
  const level = levelWord(planned.requirement);
  return (
    <li className="vault__line">
      <div className="vault__line-name">
        <Link href={vaultPagePath(applicationId, page.slug, planned.childNumber)}>{t(pageName(page, planned.childNumber))}</Link>
        {page.phase === 'afterSubmission' && line.standing !== 'later' && <span className="vault__phase">{t(text.phaseAfterSubmission)}</span>}
        {withReason && planned.why.because.length > 0 && <span className="vault__phase">{planned.why.because.map((sentence) => t(sentence)).join('; ')}</span>}
      </div>
      <span className="vault__count figures">{t(maxFiles === 1 ? text.fileCountOne : text.fileCount, { count: files, most: maxFiles })}</span>
      <StatusTag tone={files > 0 ? 'done' : level.tone}>{t(files > 0 ? text.present : line.standing === 'saidNotThere' ? caseText.saidNotAvailable : level.word)}</StatusTag>
    </li>
  );
}
