import type { TheApplication } from "../loading/theCase.ts";
import { AnswerOrDocument } from "./AnswerOrDocument.tsx";
import { differencesBesideWarnings } from "./openDifferences.ts";

type OtherwiseProps = {
  application: TheApplication;
  /** Only those of this file. */
  fileId?: string;
  onChanged?: () => void;
};

/** Each answer of which a document says something else, until it is settled (ADR 0169). */
export function AnswersReadOtherwise({ application, fileId, onChanged }: OtherwiseProps) {
  return differencesBesideWarnings(application)
    .filter((one) => fileId === undefined || one.fileId === fileId)
    .map((one) => <AnswerOrDocument key={one.id} difference={one} application={application} onChanged={onChanged} />);
}
