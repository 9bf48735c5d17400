import { isStaff, useMe } from "../../shell/session.tsx";
import type { TheApplication } from "../loading/theCase.ts";
import { AnswerOrDocument } from "./AnswerOrDocument.tsx";
import { DifferenceToRead } from "./DifferenceToRead.tsx";
import { differencesBesideWarnings } from "./openDifferences.ts";

type OtherwiseProps = {
  application: TheApplication;
  /** Only those of this file. */
  fileId?: string;
  onChanged?: () => void;
};

/** Each answer of which a document says something else, until it is settled (ADR 0169). The legal team reads both values: which is right, the applicant says. */
export function AnswersReadOtherwise({ application, fileId, onChanged }: OtherwiseProps) {
  const own = !isStaff(useMe().role);
  return differencesBesideWarnings(application)
    .filter((one) => fileId === undefined || one.fileId === fileId)
    .map((one) =>
      own && application.abilities.includes("answer") ? (
        <AnswerOrDocument key={one.id} difference={one} application={application} onChanged={onChanged} />
      ) : (
        <DifferenceToRead key={one.id} difference={one} application={application} withPlace={fileId === undefined} />
      ),
    );
}
