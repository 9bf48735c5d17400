import type { ApplicationType } from "@boreal/domain/caseFile/application";
import type { ToldDifference } from "@boreal/domain/plan/toldWarning";
import { stepsOf } from "@boreal/domain/questionnaire/flow";
import { LinkButton } from "../../ui/controls/LinkButton.tsx";
import { useText } from "../../ui/language.tsx";
import { questionOf } from "../answers/questionOf.ts";
import { stepPath, vaultPagePath } from "../loading/addresses.ts";
import type { DocumentFile, TheApplication } from "../loading/theCase.ts";
import { AnswerOrDocument } from "./AnswerOrDocument.tsx";
import { openDifferences } from "./openDifferences.ts";
import { readValuesId } from "./readValuesId.ts";
import { sideBySideText as text } from "./sideBySide.text.ts";
import { TwoValues } from "./TwoValues.tsx";

type SideBySideProps = {
  differs: readonly ToldDifference[];
  file: DocumentFile;
  application: TheApplication;
  own: boolean;
  onChanged?: (() => void) | undefined;
};

/** Each value that differs beside that of the case: settled with one press where the question is asked, else with the ways to correct it. */
export function SideBySide({ differs, file, application, own, onChanged }: SideBySideProps) {
  const open = openDifferences(application).filter(({ fileId }) => fileId === file.id);
  return differs.map((one) => {
    const key = `${one.field} ${one.inCase}`;
    const difference = open.find(({ step }) => step === one.answer);
    return own && difference ? (
      <AnswerOrDocument key={key} difference={difference} application={application} onChanged={onChanged} />
    ) : (
      <Pair key={key} one={one} file={file} application={application} own={own} />
    );
  });
}

type PairProps = Pick<SideBySideProps, "file" | "application" | "own"> & { one: ToldDifference };

function Pair({ one, file, application, own }: PairProps) {
  const t = useText();
  const { answer, label, caseSays, documentSays } = one;
  const asked =
    answer !== undefined && application.abilities.includes("answer")
      ? questionOf(stepsOf(application.type as ApplicationType), answer, { the: undefined })
      : undefined;
  const hidden = <span className="visually-hidden">{t(label)}</span>;
  const answered = own ? text.answered : text.answeredByApplicant;
  return (
    <TwoValues
      label={t(label)}
      fileName={file.name}
      ours={{
        heading: t(answer === undefined ? text.inCase : answered),
        value: t(caseSays),
        way: asked && (
          <LinkButton href={stepPath(application.id, asked.stepId)}>
            {t(text.changeAnswer)} {hidden}
          </LinkButton>
        ),
      }}
      read={{
        value: t(documentSays),
        way: file.abilities.includes("correctReading") && (
          <LinkButton href={`${vaultPagePath(application.id, file.page, file.childNumber)}#${readValuesId(file.id)}`}>
            {t(text.correctReading)} {hidden}
          </LinkButton>
        ),
      }}
    />
  );
}
