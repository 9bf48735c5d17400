import type { AnswerKey } from "@boreal/domain/caseFile/answers/answers";
import type { ApplicationType } from "@boreal/domain/caseFile/application";
import type { Text } from "@boreal/domain/kernel/text";
import { wholeFlow } from "@boreal/domain/questionnaire/flow";
import { readerFor } from "@boreal/domain/questionnaire/inUse";
import { useMemo, useRef, useState } from "react";
import { Link } from "wouter";
import { isStaff, useSession } from "../../shell/session.tsx";
import { Details } from "../../ui/layout/Details.tsx";
import { isSameText } from "../../ui/halves.ts";
import { useLanguage } from "../../ui/language.tsx";
import { StatusTag } from "../../ui/layout/StatusTag.tsx";
import { whatIfPath } from "../loading/addresses.ts";
import { stepsSetting } from "../answers/askedFields.ts";
import { asksOccupation, wholeAnswerLine } from "../answers/answerWords.ts";
import { useOccupations } from "../fields/useOccupations.ts";
import { factLink, type FactLink } from "../answers/factLinks.ts";
import { useLoadedCase } from "../loading/loadedCase.tsx";
import { FoldedMore } from "../FoldedMore.tsx";
import { planWords } from "./planWords.ts";
import { asOthersRead, reasonSentence } from "./reasonSentence.ts";
import { usePrinting } from "../printing.ts";
import { text } from "../text.ts";
import { usePageOf, type PageOf } from "../loading/usePageOf.ts";
import "./WhyPanel.css";

type ShownSource = {
  readonly title: string;
  readonly address?: string | null;
  readonly validFrom?: string | null;
  readonly checkedOn: string;
  readonly status: string;
};

/** A reason, as the server sends it or as the browser works it out. */
export type ShownWhy = {
  readonly because: readonly Text[];
  readonly restsOn: readonly string[];
  readonly missing: readonly string[];
  readonly sources: readonly ShownSource[];
};

type WhyProps = {
  why: ShownWhy;
  applicationId: string;
  type: string;
  /** What is explained, so that several "Why?" on one page have names of their own. */
  subject: string;
  /** Offers to try other answers, for the person whose answers they are. */
  mayTry?: boolean;
};

/** Why something is as it is, opened in place: one sentence and what is still unknown; what it rests on and its sources on a second press. Escape closes it. */
export function WhyPanel({ subject, ...reason }: WhyProps) {
  const { t } = useLanguage();
  const printing = usePrinting();
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const isOpen = open || printing;
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape bubbles up from the summary and the links inside; the box itself is no control
    <div
      ref={box}
      className="why-box"
      onKeyDown={(event) => {
        if (event.key !== "Escape" || !isOpen) return;
        event.stopPropagation();
        setOpen(false);
        box.current?.querySelector("summary")?.focus();
      }}
    >
      <Details
        open={isOpen}
        onToggle={(now) => {
          if (!printing) setOpen(now);
        }}
        summary={
          <>
            {t(text.why)} <span className="visually-hidden">{subject}</span>
          </>
        }
      >
        {isOpen && <Reason {...reason} />}
      </Details>
    </div>
  );
}

function Reason({ why, applicationId, type, mayTry = false }: Omit<WhyProps, "subject">) {
  const { t, language } = useLanguage();
  const known = useLoadedCase();
  const the = useMemo(() => known && readerFor(known), [known]);
  const place = { applicationId, type: type as ApplicationType, the };
  const pageOf = usePageOf([...why.restsOn, ...why.missing].some((ref) => ref.startsWith("documents.")));
  const missing = factsIn(why.missing.filter(mayBeTold(place, pageOf)), place, pageOf);
  const restsOn = factsIn(
    why.restsOn.filter((ref) => isOfAccount(ref) || !why.missing.includes(ref)),
    place,
    pageOf,
  ).filter((fact) => !missing.some((other) => isSameText(other.label, fact.label)));
  const answers = [...new Set([...missing, ...restsOn].flatMap(({ ref }) => /^answers\.(\w+)/.exec(ref)?.[1] ?? []))];
  const sentence = reasonSentence(why.because);
  const { me } = useSession();
  const isOfAnother = me ? isStaff(me.role) : false;
  return (
    <div className="why">
      {sentence && <p className="why__sentence">{t(isOfAnother ? asOthersRead(sentence, language) : sentence)}</p>}
      {restsOnUnverified(why) && (
        <p>
          <SourceStatus status="unverified" isOurs={false} />
        </p>
      )}
      <FactList heading={t(isOfAnother ? text.missingOfAnother : text.missing)} facts={missing} type={place.type} />
      {(restsOn.length > 0 || why.sources.length > 0) && (
        <FoldedMore summary={t(text.basis)}>
          {() => (
            <>
              <FactList
                heading={t(isOfAnother ? text.restsOnOfAnother : text.restsOn)}
                facts={restsOn}
                type={place.type}
              />
              <Sources sources={why.sources} />
            </>
          )}
        </FoldedMore>
      )}
      {mayTry && answers.length > 0 && (
        <p className="no-print">
          <Link href={whatIfPath(applicationId, answers)}>{t(planWords.tryOther)}</Link>
        </p>
      )}
    </div>
  );
}

/** Whether anything of a reason was not read in an official text. */
export const restsOnUnverified = ({ sources }: Pick<ShownWhy, "sources">): boolean =>
  sources.some(({ status }) => status !== "verified");

/** What a registration link, a sign-on or the legal team says of an account. The person cannot tell it. */
const isOfAccount = (ref: string): boolean => ref.startsWith("user.");

/** What this application never asks cannot become known, and what an account is for is not the person’s to say. */
const mayBeTold =
  (place: Parameters<typeof factLink>[1], pageOf: PageOf) =>
  (ref: string): boolean =>
    !isOfAccount(ref) && (!ref.startsWith("answers.") || factLink(ref, place, pageOf).href !== undefined);

type Fact = FactLink & { readonly ref: string };

/** The facts in the order of reading, the same thing said once. */
function factsIn(refs: readonly string[], place: Parameters<typeof factLink>[1], pageOf: PageOf): readonly Fact[] {
  const facts = refs.map((ref) => ({ ...factLink(ref, place, pageOf), ref }));
  return facts.filter((fact, index) => facts.findIndex((other) => isSameText(other.label, fact.label)) === index);
}

function Sources({ sources }: Pick<ShownWhy, "sources">) {
  const { t, date } = useLanguage();
  if (sources.length === 0) return null;
  return (
    <>
      <p className="why__heading">{t(text.sources)}</p>
      <ul>
        {eachSourceOnce(sources).map((source) => (
          <li key={`${source.title} ${source.validFrom ?? ""}`}>
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
  );
}

/** What is cited twice is said once; where the day is known from which a cited row holds, it is said with that day. */
const eachSourceOnce = (sources: ShownWhy["sources"]): ShownWhy["sources"] =>
  sources.filter((source, index) => {
    const isLike = (other: ShownSource) =>
      other.title === source.title && (source.validFrom ? other.validFrom === source.validFrom : true);
    return (
      sources.findIndex(isLike) === index &&
      (source.validFrom || !sources.some((other) => other.title === source.title && other.validFrom))
    );
  });

function FactList({ heading, facts, type }: { heading: string; facts: readonly Fact[]; type: ApplicationType }) {
  const { t } = useLanguage();
  if (facts.length === 0) return null;
  return (
    <>
      <p className="why__heading">{heading}</p>
      <ul>
        {facts.map((fact) => (
          <li key={t(fact.label)}>
            {fact.href === undefined ? t(fact.label) : <Link href={fact.href}>{t(fact.label)}</Link>}
            <AnswerInWords fact={fact} type={type} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** Longest that an answer is quoted in a reason; the whole of it stands behind the link. */
const quoted = 120;

/** The answer itself, where the page knows the case. */
function AnswerInWords({ fact, type }: { fact: Fact; type: ApplicationType }) {
  const tools = useLanguage();
  const caseFile = useLoadedCase();
  const key = /^answers\.(\w+)/.exec(fact.ref)?.[1] as AnswerKey | undefined;
  const value = key === undefined ? undefined : caseFile?.answers[key];
  useOccupations(value !== undefined && key !== undefined && stepsSetting(wholeFlow(type), key).some(asksOccupation));
  if (!caseFile || key === undefined || value === undefined) return null;
  const words = wholeAnswerLine({ flow: wholeFlow(type), key, value }, readerFor(caseFile), tools);
  return <span className="why__answer">{words.length > quoted ? `${words.slice(0, quoted)}…` : words}</span>;
}

/** Whether a source was read in the authority's own text; without an address it is a rule of our own. */
export function SourceStatus({ status, isOurs }: { status: string; isOurs: boolean }) {
  const { t } = useLanguage();
  if (status !== "verified") return <StatusTag tone="attention">{t(text.unverified)}</StatusTag>;
  return (
    <StatusTag tone="quiet" icon="check">
      {t(isOurs ? text.specified : text.verified)}
    </StatusTag>
  );
}
