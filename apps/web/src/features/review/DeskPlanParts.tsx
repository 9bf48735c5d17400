import type { PlanBesideVault, PlannedForm } from "@boreal/domain/plan/planned";
import { formNumbers } from "@boreal/domain/caseFile/formValues";
import { formsOfPerson } from "@boreal/domain/forms/teamForms";
import { letterCount } from "@boreal/domain/letters/letterCount";
import { letterOf } from "@boreal/domain/letters/letters";
import type { ReactNode } from "react";
import { Link } from "wouter";
import { formPath, formsPath, letterPath } from "../../case/loading/addresses.ts";
import type { TheApplication } from "../../case/loading/theCase.ts";
import { asksForNoMoney, dollarsIn, hasUnknown, setsNoAmount } from "../../case/money.ts";
import { PlanPart } from "../../case/parts/PlanPart.tsx";
import { planWords } from "../../case/reasons/planWords.ts";
import { WhyPanel, type ShownWhy } from "../../case/reasons/WhyPanel.tsx";
import { levelWord } from "../../case/text.ts";
import { isStillPrepared } from "../../case/vaultOverview.ts";
import { usePersonName } from "../../case/usePersonName.ts";
import { useLanguage, type LanguageTools } from "../../ui/language.tsx";
import { StatusTag } from "../../ui/layout/StatusTag.tsx";
import { text } from "./text.ts";

type PartProps = { application: TheApplication; plan: PlanBesideVault };

const keyOf = ({ id, person, childNumber }: PlannedForm): string =>
  person === "main" ? id : person === "child" ? `${id}:child${childNumber ?? 1}` : `${id}:${person}`;

/** The official forms that the case needs. */
export function DeskForms({ application, plan }: PartProps) {
  const { t } = useLanguage();
  const needed = plan.forms.filter(({ applies }) => applies);
  // The applicant’s plan counts the others alone.
  const ofTeam = needed.length - formsOfPerson(needed).length;
  const mayOpen = application.abilities.includes("readForms");
  const personName = usePersonName(false, application.caseFile);
  if (plan.forms.length === 0) return null;
  return (
    <PlanPart
      id="forms"
      title={t(text.forms)}
      result={
        !isStillPrepared(application)
          ? t(planWords.nothingToFillNow)
          : ofTeam === 0
            ? t(text.formCount, { count: needed.length })
            : t(ofTeam === needed.length ? text.formsOfTeam : text.formsOfBoth, { count: needed.length, team: ofTeam })
      }
    >
      {() => (
        <>
          <ul className="plan__list">
            {needed.map((form) => {
              const whose = personName(form.person, form.childNumber);
              const name = t(text.ofPerson, { name: t(form.title), person: whose });
              const isHere = mayOpen && formNumbers.some((number) => number === form.id);
              return (
                <DeskLine key={keyOf(form)} application={application} subject={name} why={form.why}>
                  {isHere ? <Link href={formPath(application.id, keyOf(form))}>{name}</Link> : name}
                </DeskLine>
              );
            })}
          </ul>
          {mayOpen && (
            <p>
              <Link href={formsPath(application.id)}>{t(planWords.allForms)}</Link>
            </p>
          )}
        </>
      )}
    </PlanPart>
  );
}

/** The letters to write. */
export function DeskLetters({ application, plan }: PartProps) {
  const { t } = useLanguage();
  const needed = plan.letters.filter(({ requirement, isOver }) => requirement !== "NotApplicable" && !isOver);
  const { toWrite } = letterCount(plan.letters);
  if (plan.letters.length === 0) return null;
  return (
    <PlanPart
      id="letters"
      title={t(text.letters)}
      result={toWrite === 0 ? t(text.noLetter) : t(text.letterCount, { count: toWrite })}
    >
      {() => (
        <ul className="plan__list">
          {needed.map(({ id, title, requirement, why }) => {
            const letter = letterOf(id);
            const level = levelWord(requirement);
            return (
              <DeskLine key={id} application={application} subject={t(title)} why={why}>
                {letter ? <Link href={letterPath(application.id, letter.href)}>{t(title)}</Link> : t(title)}{" "}
                <StatusTag tone={level.tone}>{t(level.word)}</StatusTag>
              </DeskLine>
            );
          })}
        </ul>
      )}
    </PlanPart>
  );
}

/** Funds to show and fees to pay, in one line; each amount with its reason once it is opened. */
export function DeskMoney({ application, plan: { funds, fees } }: PartProps) {
  const tools = useLanguage();
  const { t } = tools;
  const { required, available, shortfall } = funds;
  const isOpen = isStillPrepared(application);
  const feesInLine = t(text.feesInLine, {
    fees: sum(
      null,
      fees.filter(({ paidBy }) => paidBy === undefined),
      tools,
    ),
  });
  const inOneLine = `${fundsInLine(funds, tools)} ${feesInLine}`;
  return (
    <PlanPart
      id="funds"
      title={t(text.money)}
      result={isOpen ? inOneLine : t(planWords.nothingMoreToShow)}
      {...(isOpen && shortfall ? { tone: "attention" as const } : {})}
    >
      {() => (
        <>
          <h3>{t(text.fundsNeeded)}</h3>
          <Amounts application={application} lines={required.lines} />
          <h3>{t(text.fundsShown)}</h3>
          <Amounts application={application} lines={available.accounts} />
          <h3>{t(text.fees)}</h3>
          <Amounts application={application} lines={fees} />
        </>
      )}
    </PlanPart>
  );
}

/** What is to be shown, as the plan tells it: of a super visa the income of the host, and of some applications nothing. */
function fundsInLine(funds: PlanBesideVault["funds"], tools: LanguageTools): string {
  const { required, available, hostIncome } = funds;
  if (hostIncome.amount !== null) return tools.t(text.hostInLine, { amount: dollarsIn(tools, hostIncome.amount) });
  if (setsNoAmount(funds) || asksForNoMoney(funds)) return tools.t(text.noFundsInLine);
  const isShown = available.amount !== null || available.accounts.length > 0;
  return tools.t(isShown ? text.fundsInLine : text.nothingInLine, {
    needed: sum(required.amount, required.lines, tools),
    available: sum(available.amount, available.accounts, tools),
  });
}

type AmountLine = {
  readonly id: string;
  readonly title: PlannedForm["title"];
  readonly amount: number | null;
  readonly person?: string;
  readonly childNumber?: number;
  readonly why?: ShownWhy;
};

function Amounts({ application, lines }: { application: TheApplication; lines: readonly AmountLine[] }) {
  const tools = useLanguage();
  const { t } = tools;
  const personName = usePersonName(false, application.caseFile);
  if (lines.length === 0) return <p>{t(text.noAmount)}</p>;
  return (
    <ul className="plan__list">
      {lines.map(({ id, title, amount, person, childNumber, why }) => {
        const name =
          person === undefined
            ? t(title)
            : t(text.ofPerson, { name: t(title), person: personName(person, childNumber) });
        return (
          <DeskLine
            key={`${id} ${person ?? ""} ${childNumber ?? ""}`}
            application={application}
            subject={name}
            {...(why ? { why } : {})}
          >
            {name} <strong>{amount === null ? t(planWords.notKnown) : dollarsIn(tools, amount)}</strong>
          </DeskLine>
        );
      })}
    </ul>
  );
}

/** A sum; while a part of it is not known, how much it is at least, and of nothing known no number. */
function sum(
  amount: number | null,
  lines: readonly { readonly amount: number | null }[],
  tools: LanguageTools,
): string {
  const known = amount ?? lines.reduce((all, line) => all + (line.amount ?? 0), 0);
  if (lines.length === 0 && amount === null) return tools.t(planWords.notKnown);
  const isOpen = lines.length > 0 ? lines.some((line) => line.amount === null) : hasUnknown(amount, lines);
  if (!isOpen) return dollarsIn(tools, known);
  return known > 0 ? tools.t(text.atLeast, { amount: dollarsIn(tools, known) }) : tools.t(planWords.notKnown);
}

type LineProps = { application: TheApplication; subject: string; why?: ShownWhy; children: ReactNode };

function DeskLine({ application, subject, why, children }: LineProps) {
  return (
    <li className="desk__document">
      <div className="desk__document-head">
        <span>{children}</span>
      </div>
      {why && <WhyPanel why={why} applicationId={application.id} type={application.type} subject={subject} />}
    </li>
  );
}
