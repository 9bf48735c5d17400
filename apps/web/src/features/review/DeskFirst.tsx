import type { ApplicationStatus } from "@boreal/domain/caseFile/application";
import type { PlanBesideVault } from "@boreal/domain/plan/planned";
import { isClosedStatus } from "@boreal/domain/lifecycle/statuses";
import { questionCount } from "@boreal/domain/questionnaire/questionCount";
import { Link } from "wouter";
import { FoldedMore } from "../../case/FoldedMore.tsx";
import type { TheApplication } from "../../case/loading/theCase.ts";
import { isStillPrepared } from "../../case/vaultOverview.ts";
import { useLanguage, type BilingualText, type LanguageTools } from "../../ui/language.tsx";
import { StatusTag } from "../../ui/layout/StatusTag.tsx";
import { firstThings, type FirstThing } from "./firstThings.ts";
import { text } from "./text.ts";

/** How many lines stand before the rest is opened. */
const atFirst = 4;
/** How many documents of the applicant are named in their line. */
const mostNamed = 6;

/** What blocks and what the legal team has to do, with what still waits for the applicant in one line. */
export function DeskFirst({ application }: { application: TheApplication }) {
  const { t } = useLanguage();
  // Made by `planView` of the server, for those who may know the whole case.
  const whole = application.plan.whole as Pick<PlanBesideVault, "unread" | "verdict"> | null | undefined;
  const { things, toApplicant } = firstThings(application, whole?.unread);
  // What stands against the way is told to the applicant: the team reads the same, and not that nothing blocks.
  const against = whole?.verdict && whole.verdict.way !== "open" ? whole.verdict.sentence : undefined;
  const questions = questionCount(application.plan.progress);
  // Answers change nothing about what was sent.
  const open = isStillPrepared(application) ? questions.of - questions.done : 0;
  // While the lawyer reviews it, the applicant changes only what is opened again.
  const isLocked = application.status === "LawyerReview";
  const nothing = nothingFirst(application, against !== undefined);
  const lines = (some: readonly FirstThing[]) => (
    <ol className="desk-first__list">
      {some.map((thing) => (
        <FirstLine key={thing.key} thing={thing} />
      ))}
    </ol>
  );
  const rest = things.slice(atFirst);
  return (
    <section className="plan__next desk-first" aria-labelledby="desk-first">
      <h2 id="desk-first">{t(text.first)}</h2>
      {against && <p className="desk-first__waits">{t(text.verdictRead, { sentence: t(against) })}</p>}
      {things.length === 0 ? <p>{t(nothing)}</p> : lines(things.slice(0, atFirst))}
      {rest.length > 0 && (
        <FoldedMore summary={t(text.moreFirst, { count: rest.length })}>{() => lines(rest)}</FoldedMore>
      )}
      {open > 0 && (
        <p className="desk-first__waits">{t(isLocked ? text.questionsLocked : text.questionsOpen, { count: open })}</p>
      )}
      {toApplicant.length > 0 && (
        <p className="desk-first__waits">
          {t(isLocked ? text.documentsLocked : text.documentsOpen, { count: toApplicant.length })}{" "}
          <ToApplicant names={toApplicant} />
        </p>
      )}
    </section>
  );
}

/** Which documents they are: by name while they are few, else where they are listed. */
function ToApplicant({ names }: { names: readonly BilingualText[] }) {
  const { t } = useLanguage();
  const few = [...new Set(names.map((name) => t(name)))];
  return <a href="#documents">{names.length > mostNamed ? t(text.whichDocuments) : few.join("; ")}</a>;
}

/** Of a part that is shown, nothing is said about the whole. */
function nothingFirst({ status, plan }: Pick<TheApplication, "status" | "plan">, isAgainst: boolean): BilingualText {
  if (isClosedStatus(status as ApplicationStatus)) return text.nothingOfClosed;
  if (plan.isCut) return text.nothingOfPart;
  return isAgainst ? text.nothingWaits : text.nothingFirst;
}

/** Whose it is and which file, before what is wrong with it. */
function nameOf({ about, file }: FirstThing, t: LanguageTools["t"]): string {
  if (file === undefined) return t(about);
  const said = { name: t(about), file: file.name };
  return file.whose === undefined ? t(text.ofFile, said) : t(text.ofFileOf, { ...said, whose: t(file.whose) });
}

function FirstLine({ thing }: { thing: FirstThing }) {
  const { kind, due, isPast, href } = thing;
  const { t, date } = useLanguage();
  const { words, tone } = text.firstKinds[kind];
  const name = nameOf(thing, t);
  return (
    <li className="desk-first__line">
      {href.startsWith("#") ? <a href={href}>{name}</a> : <Link href={href}>{name}</Link>}{" "}
      <StatusTag tone={tone}>
        {due === undefined ? (
          t(words)
        ) : (
          <time dateTime={due}>{isPast ? t(text.dayPassed, { date: date(due) }) : date(due)}</time>
        )}
      </StatusTag>
    </li>
  );
}
