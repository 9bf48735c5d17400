import { useState } from "react";
import { planPath } from "../../case/loading/addresses.ts";
import { ApplicationGate } from "../../case/loading/ApplicationGate.tsx";
import { personName } from "../../case/text.ts";
import { caseFileOf, type Dependent, type TheApplication } from "../../case/loading/theCase.ts";
import { useApplication } from "../../case/loading/useApplication.ts";
import { Page } from "../../shell/Page.tsx";
import { isStaff, useMe } from "../../shell/session.tsx";
import { Banner } from "../../ui/feedback/Banner.tsx";
import { Button, ButtonRow } from "../../ui/controls/Button.tsx";
import { EmptyState } from "../../ui/feedback/EmptyState.tsx";
import { useLanguage, useText } from "../../ui/language.tsx";
import { DependentForm } from "./DependentForm.tsx";
import { nextChildNumber, suggestions, type Suggestion } from "./suggestions.ts";
import { visaTypeWord } from "../../case/visaTypeWords.ts";
import { text } from "./text.ts";
import { useDependents, type DependentActions } from "./useDependents.ts";
import "./dependents.css";

/** Who is part of the application besides the applicant. */
export function DependentsPage({ applicationId }: { applicationId: string }) {
  const t = useText();
  const { role } = useMe();
  const { application, failure, reload } = useApplication(applicationId);
  return (
    <ApplicationGate value={application} failure={failure} onRetry={reload}>
      {(known) => (
        <Page
          title={t(isStaff(role) ? text.titleStaff : text.title)}
          lead={t(text.lead)}
          backHref={planPath(applicationId)}
        >
          <Family application={known} onChanged={reload} />
        </Page>
      )}
    </ApplicationGate>
  );
}

function Family({ application, onChanged }: { application: TheApplication; onChanged: () => void }) {
  const t = useText();
  const actions = useDependents(application, onChanged);
  const [adding, setAdding] = useState<Suggestion>();
  const { dependents } = application;
  const caseFile = caseFileOf(application.caseFile);
  const may = (ability: string) => application.abilities.includes(ability);
  const children = dependents.filter(({ type }) => type === "Child");
  const hasSpouse = dependents.some(({ type }) => type === "Spouse");
  const suggested = may("addDependent") ? suggestions(caseFile) : [];
  return (
    <>
      {!may("addDependent") && <Banner tone="quiet">{t(text.readOnly)}</Banner>}
      {dependents.length === 0 && (
        <EmptyState title={t(text.none)}>
          <p>{t(text.noneMore)}</p>
        </EmptyState>
      )}
      <ul className="dependents">
        {dependents.map((dependent) => (
          <DependentItem key={dependent.id} dependent={dependent} actions={actions} application={application} />
        ))}
      </ul>
      {adding === undefined &&
        suggested.map((suggestion) => (
          <Banner key={suggestion.type === "Spouse" ? "spouse" : suggestion.childNumber} tone="todo">
            <p>
              {suggestion.type === "Spouse"
                ? t(text.suggestSpouse)
                : t(text.suggestChild, { n: suggestion.childNumber })}
            </p>
            <Button onClick={() => setAdding(suggestion)}>
              {suggestion.type === "Spouse" ? t(text.addSpouse) : t(text.addThisChild, { n: suggestion.childNumber })}
            </Button>
          </Banner>
        ))}
      {adding !== undefined && (
        <AddForm adding={adding} application={application} actions={actions} onClose={() => setAdding(undefined)} />
      )}
      {adding === undefined && may("addDependent") && (
        <ButtonRow>
          {!hasSpouse && !suggested.some(({ type }) => type === "Spouse") && (
            <Button icon="plus" onClick={() => setAdding({ type: "Spouse" })}>
              {t(text.addSpouse)}
            </Button>
          )}
          <Button icon="plus" onClick={() => setAdding({ type: "Child", childNumber: nextChildNumber(caseFile) })}>
            {t(text.addChild)}
          </Button>
          {children.length > 1 && may("removeDependent") && (
            <Button look="quiet" icon="bin" busy={actions.action.busy} onClick={() => actions.removeChildren(children)}>
              {t(text.removeChildren)}
            </Button>
          )}
        </ButtonRow>
      )}
    </>
  );
}

type AddProps = { adding: Suggestion; application: TheApplication; actions: DependentActions; onClose: () => void };

function AddForm({ adding, application, actions, onClose }: AddProps) {
  const t = useText();
  const childNumber = adding.type === "Child" ? adding.childNumber : null;
  const name = personName(adding.type === "Child" ? "child" : "spouse", childNumber, true);
  const title = t(name.text, name.values);
  return (
    <section className="dependents__form" aria-labelledby="add-title">
      <h2 id="add-title" tabIndex={-1} ref={focusOnce}>
        {title}
      </h2>
      <DependentForm
        id="new"
        start={{
          visaType: adding.visaType ?? null,
          birthday: adding.birthday ?? null,
          applicantFullName: adding.type === "Spouse" ? (adding.applicantFullName ?? null) : null,
        }}
        today={application.plan.today}
        action={actions.action}
        onSave={(values) => actions.add({ type: adding.type, childNumber, ...values }, title, onClose)}
        onCancel={onClose}
      />
    </section>
  );
}

/** A form that opens takes the focus to its title. */
const focusOnce = (heading: HTMLHeadingElement | null) => heading?.focus();

type ItemProps = { dependent: Dependent; application: TheApplication; actions: DependentActions };

function DependentItem({ dependent, application, actions }: ItemProps) {
  const { t, date } = useLanguage();
  const [isEditing, setEditing] = useState(false);
  const name = personName(dependent.type === "Child" ? "child" : "spouse", dependent.childNumber, true);
  const title = t(name.text, name.values);
  const may = (ability: string) => application.abilities.includes(ability);
  const visaType = visaTypeWord(dependent.visaType);
  return (
    <li className="dependents__item">
      <h2 className="dependents__name" tabIndex={-1} ref={isEditing ? focusOnce : undefined}>
        {title}
      </h2>
      {isEditing ? (
        <DependentForm
          id={dependent.id}
          visaTypeStays={!may("changeVisaType")}
          start={{
            applicantFullName: dependent.applicantFullName ?? null,
            birthday: dependent.birthday ?? null,
            visaType: dependent.visaType ?? null,
          }}
          today={application.plan.today}
          action={actions.action}
          onSave={(values) => actions.update(dependent.id, values, title, () => setEditing(false))}
          onCancel={() => setEditing(false)}
        />
      ) : (
        <>
          <dl className="dependents__facts">
            <dt>{t(text.fullName)}</dt>
            <dd>{dependent.applicantFullName ?? t(text.notGiven)}</dd>
            <dt>{t(text.birthday)}</dt>
            <dd>{dependent.birthday ? date(dependent.birthday) : t(text.notGiven)}</dd>
            <dt>{t(text.visaType)}</dt>
            <dd>{visaType ? t(visaType) : t(text.notGiven)}</dd>
          </dl>
          <ButtonRow>
            {may("updateDependent") && (
              <Button look="quiet" icon="pencil" onClick={() => setEditing(true)}>
                {t(text.edit)} <span className="visually-hidden">{title}</span>
              </Button>
            )}
            {may("removeDependent") && (
              <Button
                look="quiet"
                icon="bin"
                busy={actions.action.busy}
                onClick={() => actions.remove(dependent, title)}
              >
                {t(text.remove)} <span className="visually-hidden">{title}</span>
              </Button>
            )}
          </ButtonRow>
        </>
      )}
    </li>
  );
}
