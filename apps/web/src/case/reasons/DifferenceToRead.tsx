import type { ApplicationType } from "@boreal/domain/caseFile/application";
import type { AnswerPath } from "@boreal/domain/caseFile/answers/answers";
import type { PlannedDifference } from "@boreal/domain/plan/planned";
import { stepsOf } from "@boreal/domain/questionnaire/flow";
import { Link } from "wouter";
import { useLanguage } from "../../ui/language.tsx";
import { askingSteps } from "../answers/askedFields.ts";
import { questionOf } from "../answers/questionOf.ts";
import { valueWords } from "../fields/valueWords.ts";
import { stepPath, vaultPagePath } from "../loading/addresses.ts";
import { readerOf } from "../loading/readerOf.ts";
import type { TheApplication } from "../loading/theCase.ts";
import { planWords } from "./planWords.ts";
import { sideBySideText as text } from "./sideBySide.text.ts";
import { TwoValues } from "./TwoValues.tsx";

type DifferenceToReadProps = {
  difference: PlannedDifference;
  application: TheApplication;
  /** With a link to the file, where that is not on the same page. */
  withPlace: boolean;
};

/** An answer beside what a document says instead, for everybody but the applicant, who chooses between them. */
export function DifferenceToRead({ difference, application, withPlace }: DifferenceToReadProps) {
  const tools = useLanguage();
  const { t } = tools;
  const the = readerOf(application.caseFile);
  const steps = stepsOf(application.type as ApplicationType);
  const path = difference.step as AnswerPath;
  const asked = steps.flatMap(askingSteps).find(({ id }) => id === path);
  const named = questionOf(steps, path, { the });
  const file = application.documents.find(({ id }) => id === difference.fileId);
  if (!named || !file || asked?.type !== "question") return null;
  return (
    <TwoValues
      label={t(text.asAsked, { question: t(named.question) })}
      fileName={file.name}
      ours={{ heading: t(text.answeredByApplicant), value: valueWords(asked, the.value(path), tools), way: null }}
      read={{ value: valueWords(asked, difference.read, tools), way: null }}
    >
      <p className="side-by-side__neither">
        {t(text.applicantChooses)}{" "}
        {application.abilities.includes("answer") && (
          <>
            <Link href={stepPath(application.id, named.stepId)}>
              {t(text.changeAnswer)} <span className="visually-hidden">{t(named.question)}</span>
            </Link>
            {withPlace && " · "}
          </>
        )}
        {withPlace && (
          <Link href={vaultPagePath(application.id, file.page, file.childNumber)}>
            {t(planWords.toFile, { name: file.name })}
          </Link>
        )}
      </p>
    </TwoValues>
  );
}
