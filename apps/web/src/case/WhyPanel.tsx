import type { ApplicationType } from '@boreal/domain/caseFile/application';
import { useState } from 'react';
import { Link } from 'wouter';
import { Details } from '../ui/Details.tsx';
import { useLanguage } from '../ui/language.tsx';
import { StatusTag } from '../ui/StatusTag.tsx';
import { factLinks, type FactLink } from './factLinks.ts';
import { text } from './text.ts';
import type { Why } from './theCase.ts';
import './WhyPanel.css';

type WhyProps = {
  why: Why;
  applicationId: string;
  type: string;
  /** What is explained, so that several "Why?" on one page have names of their own. */
  subject: string;
  /** Opened from the start: for the desk. */
  open?: boolean;
};

/** Why something is as it is, opened in place: the sentence, what it rests on, what is still unknown, the source. */
export function WhyPanel({ subject, open: openAtFirst = false, ...reason }: WhyProps) {
  const { t } = useLanguage();
  const [open, setOpen] = useState(openAtFirst);
  return (
    <Details
      open={open}
      onToggle={setOpen}
      summary={
        <>
          {t(text.why)} <span className="visually-hidden">{subject}</span>
        </>
      }
    >
      {open && <Reason {...reason} />}
    </Details>
  );
}

function Reason({ why, applicationId, type }: Omit<WhyProps, 'subject' | 'open'>) {
  const { t, date } = useLanguage();
  const place = { applicationId, type: type as ApplicationType };
  const missing = factLinks(why.missing, place);
  const restsOn = factLinks(why.restsOn, place).filter((fact) => !missing.some((other) => other.label.en === fact.label.en));
  return (
    <div className="why">
      <p className="why__heading">{t(text.because)}</p>
      <ul>
        {why.because.map((sentence) => (
          <li key={sentence.en}>{t(sentence)}</li>
        ))}
      </ul>
      <FactList heading={t(text.restsOn)} facts={restsOn} />
      <FactList heading={t(text.missing)} facts={missing} />
      {why.sources.length > 0 && (
        <>
          <p className="why__heading">{t(text.sources)}</p>
          <ul>
            {eachSourceOnce(why.sources).map((source) => (
              <li key={`${source.title} ${source.validFrom ?? ''}`}>
                {source.address ? (
                  <a href={source.address} rel="noreferrer external">
                    {source.title}
                  </a>
                ) : (
                  source.title
                )}
                <span className="why__dates">
                  {source.validFrom && <>{t(text.inForceSince, { date: date(source.validFrom) })}, </>}
                  {t(text.checkedOn, { date: date(source.checkedOn) })}
                </span>
                <SourceStatus status={source.status} isOurs={!source.address} />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** A source that is cited twice is said once, with the day from which the cited row holds where one is known. */
const eachSourceOnce = (sources: Why['sources']): Why['sources'] =>
  sources.filter((source, index) => {
    const same = sources.filter((other) => other.title === source.title);
    const best = same.find((other) => other.validFrom) ?? same[0];
    return source === best && sources.indexOf(source) === index;
  });

function FactList({ heading, facts }: { heading: string; facts: readonly FactLink[] }) {
  const { t } = useLanguage();
  if (facts.length === 0) return null;
  return (
    <>
      <p className="why__heading">{heading}</p>
      <ul>
        {facts.map((fact) => (
          <li key={fact.label.en}>{fact.href === undefined ? t(fact.label) : <Link href={fact.href}>{t(fact.label)}</Link>}</li>
        ))}
      </ul>
    </>
  );
}

/** Whether a source was read in the authority's own text; without an address it is a rule of our own. */
export function SourceStatus({ status, isOurs }: { status: string; isOurs: boolean }) {
  const { t } = useLanguage();
  if (status !== 'verified') return <StatusTag tone="attention">{t(text.unverified)}</StatusTag>;
  return <StatusTag tone="quiet" icon="check">{t(isOurs ? text.specified : text.verified)}</StatusTag>;
}
