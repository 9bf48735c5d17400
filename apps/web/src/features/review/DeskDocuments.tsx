import { pageName } from '@boreal/domain/vault/pageName';
import { Link } from 'wouter';
import { vaultPagePath } from '../../case/addresses.ts';
import { levelWord, personName, text as caseText, toneOf } from '../../case/text.ts';
import { readerOf, type TheApplication } from '../../case/theCase.ts';
import { filesOf, vaultOverview, type OverviewLine } from '../../case/vaultOverview.ts';
import { WhyPanel } from '../../case/WhyPanel.tsx';
import { Details } from '../../ui/Details.tsx';
import { useLanguage } from '../../ui/language.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { StatusTag } from '../../ui/StatusTag.tsx';
import { text } from './text.ts';

/** Every document place by person, with its reason opened, its files, and the way to supply what the team supplies. */
export function DeskDocuments({ application }: { application: TheApplication }) {
  const { t } = useLanguage();
  return (
    <>
      {vaultOverview(application).map((person) => {
        const name = personName(person.person, person.childNumber, false);
        // What waits for the legal team stands first.
        const needed = person.lines.filter(({ standing }) => standing !== 'notNeeded').toSorted((a, b) => Number(b.toDo !== undefined) - Number(a.toDo !== undefined));
        const notNeeded = person.lines.filter(({ standing }) => standing === 'notNeeded');
        return (
          <div key={`${person.person} ${person.childNumber ?? ''}`}>
            <h3>{t(name.text, name.values)}</h3>
            <Lines lines={needed} application={application} />
            {notNeeded.length > 0 && (
              <Details summary={t(text.notNeededCount, { count: notNeeded.length })}>
                <Lines lines={notNeeded} application={application} />
              </Details>
            )}
          </div>
        );
      })}
    </>
  );
}

function Lines({ lines, application }: { lines: readonly OverviewLine[]; application: TheApplication }) {
  const { t } = useLanguage();
  return (
    <ul className="plan__list desk__documents">
      {lines.map(({ planned, page, standing }) => {
        const level = levelWord(planned.requirement);
        const files = filesOf(planned, application.documents);
        const name = t(pageName(page, planned.childNumber, readerOf(application.caseFile)));
        const href = vaultPagePath(application.id, page.slug, planned.childNumber);
        return (
          <li key={planned.slot} className="desk__document">
            <div className="desk__document-head">
              <Link href={href}>{name}</Link>
              <StatusTag tone={toneOf(standing, planned.requirement)}>{t(level.word)}</StatusTag>
              <span>{files.length === 0 ? t(planned.saidNotAvailable ? caseText.saidNotAvailable : text.noFile) : files.map((file) => file.name).join(', ')}</span>
              {files.length === 0 && planned.permissions.includes('Upload') && planned.requirement !== 'NotApplicable' && (
                <LinkButton href={href} icon="upload">
                  {t(text.supply)} <span className="visually-hidden">{name}</span>
                </LinkButton>
              )}
            </div>
            <WhyPanel why={planned.why} applicationId={application.id} type={application.type} subject={name} open />
          </li>
        );
      })}
    </ul>
  );
}
