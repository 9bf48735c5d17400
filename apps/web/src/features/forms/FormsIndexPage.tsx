import type { FormState } from "@boreal/domain/forms/formState";
import { isTeamForm } from "@boreal/domain/forms/teamForms";
import { Link } from "wouter";
import { formPath, planPath } from "../../case/loading/addresses.ts";
import { FoldedMore } from "../../case/FoldedMore.tsx";
import { shareOf } from "../../case/forms/formShare.ts";
import { WhyPanel } from "../../case/reasons/WhyPanel.tsx";
import { Page } from "../../shell/Page.tsx";
import { StatusTag } from "../../ui/layout/StatusTag.tsx";
import { useLanguage, useText } from "../../ui/language.tsx";
import { usePersonWords } from "./FormHead.tsx";
import { LifeLeft } from "./personalHistory/LifeLeft.tsx";
import { isForTeam, isSentAway, neededFor } from "./neededFor.ts";
import { ProgressTag } from "./ProgressTag.tsx";
import { progressOfForm } from "./sections/sectionWay.ts";
import { text } from "./text.ts";
import type { CaseForm } from "../../case/forms/theForms.ts";
import type { Forms } from "./useForms.ts";

/** The official forms of the case, person by person: which are needed and why, and how each stands. */
export function FormsIndexPage({ forms }: { forms: Forms }) {
  const { t } = useLanguage();
  const ofReader = forms.all.filter(({ form }) => !forms.own || !isTeamForm(form.id));
  const { needed, leftToTeam } = neededFor(forms, ofReader);
  const others = ofReader.filter(({ decision }) => !decision.value);
  const isOver = isSentAway(forms);
  const byTeam = ofReader.length < forms.all.length && forms.all.some(({ decision }) => decision.value);
  return (
    <Page
      title={t(forms.own ? text.title : text.titleOfCase)}
      lead={t(isOver ? text.wasSent : text.lead)}
      width="wide"
      backHref={planPath(forms.applicationId)}
      backLabel={t(forms.own ? text.toPlan : text.toCase)}
    >
      {forms.own && !isOver && needed.length > 0 && <LifeLeft forms={forms} />}
      {needed.length === 0 && <p>{t(byTeam || leftToTeam.length > 0 ? text.allByTeam : text.none)}</p>}
      <ByPerson forms={forms} list={needed} />
      {leftToTeam.length > 0 && (
        <FoldedMore summary={t(text.leftToTeam, { count: leftToTeam.length })}>
          {() => <ByPerson forms={forms} list={leftToTeam} />}
        </FoldedMore>
      )}
      {others.length > 0 && (
        <FoldedMore summary={t(text.notNeeded, { count: others.length })}>
          {() => <ByPerson forms={forms} list={others} />}
        </FoldedMore>
      )}
    </Page>
  );
}

/** The applicant first, then as a family is told of. */
const order: readonly string[] = ["main", "visitor", "spouse", "child"];
const rank = ({ person }: CaseForm): number =>
  order.indexOf(person.role) + (person.role === "child" ? person.childNumber : 0);

function ByPerson({ forms, list }: { forms: Forms; list: readonly CaseForm[] }) {
  const personWords = usePersonWords();
  const inOrder = list.toSorted((one, other) => rank(one) - rank(other));
  const people = [...Map.groupBy(inOrder, (one) => personWords(one, forms))];
  return people.map(([person, own]) => (
    <section key={person} className="forms-person">
      <h2>{person}</h2>
      <ul className="form-list-all">
        {own.map((one) => (
          <FormLine key={one.form.id} forms={forms} caseForm={one} />
        ))}
      </ul>
    </section>
  ));
}

function FormLine({ forms, caseForm }: { forms: Forms; caseForm: CaseForm }) {
  const { t, percent, number } = useLanguage();
  const { form, decision } = caseForm;
  const title = t(form.title);
  const open = forms.open(caseForm);
  const isToFill = decision.value && !isSentAway(forms);
  const share = isToFill && open && !isForTeam(forms, open.state) && shareOf(open.state);
  return (
    <li className="form-line">
      <p className="form-line__head">
        {open ? <Link href={formPath(forms.applicationId, open.key)}>{title}</Link> : title}{" "}
        {open && isToFill && <Standing forms={forms} state={open.state} />}
      </p>
      {share && (
        <p className="form-line__share">
          {t(text.filledShare, {
            share: percent(share.ratio),
            prefilled: number(share.prefilled),
            wanted: number(share.wanted),
          })}
        </p>
      )}
      {!open && isToFill && <p className="form-line__share">{t(text.notHereYet)}</p>}
      <WhyPanel
        why={decision}
        applicationId={forms.applicationId}
        type={forms.type}
        subject={title}
        mayTry={forms.mayFill}
      />
    </li>
  );
}

/** How a form stands; to the applicant, one in which only the legal team has something to enter is nothing to do. */
function Standing({ forms, state }: { forms: Forms; state: FormState }) {
  const t = useText();
  if (isForTeam(forms, state)) return <StatusTag tone="quiet">{t(text.teamFills)}</StatusTag>;
  return <ProgressTag progress={progressOfForm(state)} />;
}
