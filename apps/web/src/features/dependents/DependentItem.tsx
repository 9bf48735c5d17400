import { answersToRemove } from "@boreal/domain/questionnaire/family/answersForDependents";
import { visaTypesOffered, whyNotDependent } from "@boreal/domain/questionnaire/family/visaTypesOffered";
import { useState } from "react";
import { partialDateWords } from "../../case/fields/valueWords.ts";
import { readerOf } from "../../case/loading/readerOf.ts";
import { caseFileOf, type Dependent, type TheApplication } from "../../case/loading/theCase.ts";
import { personName } from "../../case/text.ts";
import { visaTypeWord } from "../../case/visaTypeWords.ts";
import { Button, ButtonRow } from "../../ui/controls/Button.tsx";
import { Banner } from "../../ui/feedback/Banner.tsx";
import { useLanguage, useText } from "../../ui/language.tsx";
import { DependentForm, type DependentValues } from "./DependentForm.tsx";
import { focusOnce } from "./focusOnce.ts";
import { RemovalAgainst } from "./RemovalAgainst.tsx";
import { text } from "./text.ts";
import type { DependentActions } from "./useDependents.ts";

type ItemProps = { dependent: Dependent; application: TheApplication; actions: DependentActions };

/** One person with what is known of them, and the ways to change or remove them. */
export function DependentItem({ dependent, application, actions }: ItemProps) {
  const tools = useLanguage();
  const { t } = tools;
  const [isEditing, setEditing] = useState(false);
  const name = personName(dependent.type === "Child" ? "child" : "spouse", dependent.childNumber, true);
  const title = t(name.text, name.values);
  const may = (ability: string) => application.abilities.includes(ability);
  const visaType = visaTypeWord(dependent.visaType);
  const the = readerOf(application.caseFile);
  const type = dependent.type === "Child" ? "Child" : "Spouse";
  const whyGrown = (birthday: string | null | undefined) =>
    type === "Child" ? whyNotDependent(the, birthday) : undefined;
  const told = ({ birthday }: Partial<DependentValues>) => {
    const why = whyGrown(birthday);
    return why && <Banner tone="attention">{t(why)}</Banner>;
  };
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
            knownAs: dependent.knownAs ?? null,
            visaType: dependent.visaType ?? null,
          }}
          today={application.plan.today}
          visaTypes={visaTypesOffered(the, type)}
          notice={told}
          action={actions.action}
          onSave={(values) => actions.update(dependent.id, values, title, () => setEditing(false))}
          onCancel={() => setEditing(false)}
        />
      ) : (
        <>
          {told({ birthday: dependent.birthday ?? null })}
          <dl className="dependents__facts">
            <dt>{t(text.fullName)}</dt>
            <dd>{dependent.applicantFullName ?? t(text.notGiven)}</dd>
            <dt>{t(text.birthday)}</dt>
            <dd>{dependent.birthday ? partialDateWords(dependent.birthday, tools) : t(text.notGiven)}</dd>
            <dt>{t(text.visaType)}</dt>
            <dd>{visaType ? t(visaType) : t(text.notGiven)}</dd>
          </dl>
          <Ways {...{ dependent, application, actions, title }} onEdit={() => setEditing(true)} />
        </>
      )}
    </li>
  );
}

type WaysProps = ItemProps & { title: string; onEdit: () => void };

/** Changing or removing a person; where the answers say that they come, the answer first. */
function Ways({ dependent, application, actions, title, onEdit }: WaysProps) {
  const t = useText();
  const [isLeaving, setLeaving] = useState(false);
  const may = (ability: string) => application.abilities.includes(ability);
  if (isLeaving)
    return (
      <RemovalAgainst
        {...{ application, actions }}
        leaving={[dependent]}
        sentence={t(text.removed, { name: title })}
        onClose={() => setLeaving(false)}
      />
    );
  const remove = () =>
    answersToRemove(caseFileOf(application.caseFile), [dependent]).length > 0
      ? setLeaving(true)
      : actions.remove(dependent, title);
  return (
    <ButtonRow>
      {may("updateDependent") && (
        <Button look="quiet" icon="pencil" onClick={onEdit}>
          {t(text.edit)} <span className="visually-hidden">{title}</span>
        </Button>
      )}
      {may("removeDependent") && (
        <Button look="quiet" icon="bin" busy={actions.action.busy} onClick={remove}>
          {t(text.remove)} <span className="visually-hidden">{title}</span>
        </Button>
      )}
    </ButtonRow>
  );
}
