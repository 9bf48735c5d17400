import {
  answersToAdd,
  type AnswerChange,
  type Together,
} from "@boreal/domain/questionnaire/family/answersForDependents";
import { visaTypesOffered, whyNotDependent } from "@boreal/domain/questionnaire/family/visaTypesOffered";
import { useState } from "react";
import { readerOf } from "../../case/loading/readerOf.ts";
import { caseFileOf, type TheApplication } from "../../case/loading/theCase.ts";
import { personName } from "../../case/text.ts";
import { Banner } from "../../ui/feedback/Banner.tsx";
import { useText } from "../../ui/language.tsx";
import { AnswersAgainst } from "./AnswersAgainst.tsx";
import { DependentForm, type DependentValues } from "./DependentForm.tsx";
import { focusOnce } from "./focusOnce.ts";
import type { Suggestion } from "./suggestions.ts";
import { text } from "./text.ts";
import type { DependentActions } from "./useDependents.ts";

type AddProps = { adding: Suggestion; application: TheApplication; actions: DependentActions; onClose: () => void };

const none: readonly AnswerChange[] = [];

/** A new person. Where the answers say that there is nobody, they are shown and changed with the same press. */
export function AddForm({ adding, application, actions, onClose }: AddProps) {
  const t = useText();
  const [as, setAs] = useState<Together>("married");
  const childNumber = adding.type === "Child" ? adding.childNumber : null;
  const name = personName(adding.type === "Child" ? "child" : "spouse", childNumber, true);
  const title = t(name.text, name.values);
  const mayAnswer = application.abilities.includes("answer");
  const against = (values: Partial<DependentValues>) =>
    answersToAdd(caseFileOf(application.caseFile), { type: adding.type, childNumber, ...values }, as);
  const the = readerOf(application.caseFile);
  const isAgainst = (against({}) ?? none).length > 0;
  const notice = (values: Partial<DependentValues>) => {
    const grown = adding.type === "Child" ? whyNotDependent(the, values.birthday) : undefined;
    if (grown) return <Banner tone="attention">{t(grown)}</Banner>;
    const changes = against(values);
    if (!changes) return <Banner tone="attention">{t(text.tooManyChildren)}</Banner>;
    return changes.length > 0 && <AnswersAgainst {...{ changes, application, mayAnswer, as }} onAs={setAs} />;
  };
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
        visaTypes={visaTypesOffered(the, adding.type)}
        action={actions.action}
        notice={notice}
        saveLabel={isAgainst && mayAnswer ? text.changeAndSave : text.save}
        onSave={(values) => {
          const changes = mayAnswer ? (against(values) ?? none) : none;
          actions.add({ person: { type: adding.type, childNumber, ...values }, changes }, title, onClose);
        }}
        onCancel={onClose}
      />
    </section>
  );
}
