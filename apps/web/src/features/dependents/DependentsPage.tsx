import { answersToRemove } from "@boreal/domain/questionnaire/family/answersForDependents";
import { visitorChildrenToAdd } from "@boreal/domain/questionnaire/visit/visitorChildrenToAdd";
import { useState } from "react";
import { planPath } from "../../case/loading/addresses.ts";
import { ApplicationGate } from "../../case/loading/ApplicationGate.tsx";
import { readerOf } from "../../case/loading/readerOf.ts";
import { caseFileOf, type TheApplication } from "../../case/loading/theCase.ts";
import { useApplication } from "../../case/loading/useApplication.ts";
import { Page } from "../../shell/Page.tsx";
import { isStaff, useMe } from "../../shell/session.tsx";
import { Banner } from "../../ui/feedback/Banner.tsx";
import { Button, ButtonRow } from "../../ui/controls/Button.tsx";
import { EmptyState } from "../../ui/feedback/EmptyState.tsx";
import { useText } from "../../ui/language.tsx";
import { AddForm } from "./AddForm.tsx";
import { DependentItem } from "./DependentItem.tsx";
import { RemovalAgainst } from "./RemovalAgainst.tsx";
import { nextChildNumber, suggestions, type Suggestion } from "./suggestions.ts";
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
  const suggested = may("addDependent")
    ? suggestions(caseFile, visitorChildrenToAdd(readerOf(application.caseFile)))
    : [];
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
      {adding === undefined && <Suggested suggested={suggested} onAdd={setAdding} />}
      {adding !== undefined && (
        <AddForm adding={adding} application={application} actions={actions} onClose={() => setAdding(undefined)} />
      )}
      {adding === undefined && may("addDependent") && (
        <Ways {...{ application, actions, suggested }} onAdd={setAdding} />
      )}
    </>
  );
}

type SuggestedProps = { suggested: readonly Suggestion[]; onAdd: (adding: Suggestion) => void };

/** Whom the answers name and the application does not have. */
function Suggested({ suggested, onAdd }: SuggestedProps) {
  const t = useText();
  return suggested.map((suggestion) => (
    <Banner key={suggestion.type === "Spouse" ? "spouse" : suggestion.childNumber} tone="todo">
      <p>
        {suggestion.type === "Spouse" ? t(text.suggestSpouse) : t(text.suggestChild, { n: suggestion.childNumber })}
      </p>
      <Button onClick={() => onAdd(suggestion)}>
        {suggestion.type === "Spouse" ? t(text.addSpouse) : t(text.addThisChild, { n: suggestion.childNumber })}
      </Button>
    </Banner>
  ));
}

type WaysProps = SuggestedProps & { application: TheApplication; actions: DependentActions };

/** Adding anybody else, and removing all children at once. */
function Ways({ application, actions, suggested, onAdd }: WaysProps) {
  const t = useText();
  const [isEmptying, setEmptying] = useState(false);
  const caseFile = caseFileOf(application.caseFile);
  const children = application.dependents.filter(({ type }) => type === "Child");
  const hasSpouse = [...application.dependents, ...suggested].some(({ type }) => type === "Spouse");
  const removeAll = () =>
    answersToRemove(caseFile, children).length > 0 ? setEmptying(true) : actions.removeChildren(children);
  if (isEmptying)
    return (
      <RemovalAgainst
        {...{ application, actions }}
        leaving={children}
        sentence={t(text.childrenRemoved)}
        onClose={() => setEmptying(false)}
      />
    );
  return (
    <ButtonRow>
      {!hasSpouse && (
        <Button icon="plus" onClick={() => onAdd({ type: "Spouse" })}>
          {t(text.addSpouse)}
        </Button>
      )}
      <Button icon="plus" onClick={() => onAdd({ type: "Child", childNumber: nextChildNumber(caseFile) })}>
        {t(text.addChild)}
      </Button>
      {children.length > 1 && application.abilities.includes("removeDependent") && (
        <Button look="quiet" icon="bin" busy={actions.action.busy} onClick={removeAll}>
          {t(text.removeChildren)}
        </Button>
      )}
    </ButtonRow>
  );
}
