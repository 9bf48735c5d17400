import { isAboutPreparer } from "@boreal/domain/questionnaire/visit/asPreparerReads";
import { partialDateWords } from "../../case/fields/valueWords.ts";
import { readerOf } from "../../case/loading/readerOf.ts";
import type { TheApplication } from "../../case/loading/theCase.ts";
import { WhoLooked } from "../../case/viewers/WhoLooked.tsx";
import { PlanPart } from "../../case/parts/PlanPart.tsx";
import { personName } from "../../case/text.ts";
import { visaTypeWord } from "../../case/visaTypeWords.ts";
import { useLanguage } from "../../ui/language.tsx";
import { text } from "./text.ts";

/** Who is part of the case besides who applies. */
export function DeskPeople({ application }: { application: TheApplication }) {
  const tools = useLanguage();
  const { t } = tools;
  const people = application.dependents.map((dependent) => {
    const name = personName(dependent.type === "Child" ? "child" : "spouse", dependent.childNumber, false);
    const visaType = visaTypeWord(dependent.visaType);
    const facts = [
      dependent.applicantFullName,
      dependent.birthday && t(text.born, { date: partialDateWords(dependent.birthday, tools) }),
      visaType && t(text.visa, { kind: t(visaType) }),
    ].filter(Boolean);
    return { id: dependent.id, name: t(name.text, name.values), facts: facts.join(", ") };
  });
  const visitor = isAboutPreparer(readerOf(application.caseFile)) ? [] : [t(text.visitor)];
  // Its log of who looked is for those who know the whole case.
  if (people.length === 0 && application.plan.isCut && !application.abilities.includes("readReasons")) return null;
  const named = [...visitor, ...people.map(({ name }) => name)];
  return (
    <PlanPart id="people" title={t(text.people)} result={named.length === 0 ? t(text.nobody) : named.join(", ")}>
      {() => (
        <>
          <ul className="plan__list">
            {people.map(({ id, name, facts }) => (
              <li key={id}>
                <strong>{name}</strong> {facts}
              </li>
            ))}
          </ul>
          {application.abilities.includes("readReasons") && <WhoLooked applicationId={application.id} heading="h3" />}
        </>
      )}
    </PlanPart>
  );
}
