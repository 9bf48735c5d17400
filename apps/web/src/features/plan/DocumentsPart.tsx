import { Link } from 'wouter';
import { documentsPath, vaultPagePath } from '../../case/addresses.ts';
import { FoldedMore } from '../../case/FoldedMore.tsx';
import { pageName } from '../../case/pageName.ts';
import { planWords } from '../../case/planWords.ts';
import { levelWord, personName, text as caseText } from '../../case/text.ts';
import type { TheApplication } from '../../case/theCase.ts';
import { countOf, vaultOverview, type OverviewLine, type PersonLines } from '../../case/vaultOverview.ts';
import { useLanguage } from '../../ui/language.tsx';
import { StatusTag } from '../../ui/StatusTag.tsx';
import { PlanLine } from './PlanLine.tsx';
import { text } from './text.ts';

/** Every document by person, each with its level and its reason. */
export function DocumentsPart({ application }: { application: TheApplication }) {
  const { t } = useLanguage();
  return (
    <section className="plan__section" aria-labelledby="plan-documents">
      <h2 id="plan-documents">{t(planWords.documents)}</h2>
      {vaultOverview(application.plan.vault, application.documents).map((person) => (
        <PersonDocuments key={`${person.person} ${person.childNumber ?? ''}`} person={person} application={application} />
      ))}
      <p className="no-print">
        <Link href={documentsPath(application.id)}>{t(planWords.allDocuments)}</Link>
      </p>
    </section>
  );
}

type PersonProps = { person: PersonLines; application: TheApplication };

function PersonDocuments({ person, application }: PersonProps) {
  const { t } = useLanguage();
  const name = personName(person.person, person.childNumber, true);
  const count = countOf(person);
  const of = (...standings: readonly OverviewLine['standing'][]) => person.lines.filter(({ standing }) => standings.includes(standing));
  const folded = [
    { words: text.later, lines: of('later') },
    { words: text.ifApplies, lines: of('ifApplies') },
    { words: text.notNeeded, lines: of('notNeeded') },
  ].filter(({ lines }) => lines.length > 0);
  const now = [...of('missing'), ...of('saidNotThere'), ...of('present')];
  return (
    <>
      <h3 className="plan__person">
        {t(name.text, name.values)} <span className="plan__count">{count.asked === 0 ? t(planWords.nothingAsked) : t(planWords.documentCount, count)}</span>
      </h3>
      {now.length > 0 && <DocumentLines lines={now} application={application} />}
      {folded.map(({ words, lines }) => (
        <FoldedMore key={words.en} summary={t(words, { count: lines.length })}>
          {() => <DocumentLines lines={lines} application={application} />}
        </FoldedMore>
      ))}
    </>
  );
}

function DocumentLines({ lines, application }: { lines: readonly OverviewLine[]; application: TheApplication }) {
  const { t } = useLanguage();
  return (
    <ul className="plan-lines">
      {lines.map(({ planned, page, files }) => {
        const level = levelWord(planned.requirement);
        const slot = page.slots.find(({ id }) => id === planned.slot);
        const name = t(pageName(page, planned.childNumber));
        return (
          <PlanLine
            key={`${page.slug} ${planned.slot} ${planned.childNumber ?? ''}`}
            application={application}
            name={page.slots.length === 1 || !slot ? name : `${name}, ${t(slot.name)}`}
            href={vaultPagePath(application.id, page.slug, planned.childNumber)}
            why={planned.why}
          >
            <StatusTag tone={files > 0 ? 'quiet' : level.tone}>{t(level.word)}</StatusTag>
            {planned.saidNotAvailable && <StatusTag tone="todo">{t(caseText.saidNotAvailable)}</StatusTag>}
            {files > 0 && <StatusTag tone="done">{t(files === 1 ? text.file : text.files, { count: files })}</StatusTag>}
          </PlanLine>
        );
      })}
    </ul>
  );
}
