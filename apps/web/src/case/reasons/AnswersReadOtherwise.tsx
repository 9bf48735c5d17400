import type { ApplicationType } from "@boreal/domain/caseFile/application";
import type { CaseFile } from "@boreal/domain/caseFile/caseFile";
import { differencesOf } from "@boreal/domain/plan/assessmentPart";
import type { PlannedDifference } from "@boreal/domain/plan/plan";
import { stepsOf } from "@boreal/domain/questionnaire/flow";
import { readerFor } from "@boreal/domain/questionnaire/inUse";
import { assess } from "@boreal/domain/questionnaire/progress";
import { send } from "../../api/send.ts";
import { useAction } from "../../api/useAction.ts";
import { FailureBanner } from "../../shell/chrome/FailureBanner.tsx";
import { Button } from "../../ui/controls/Button.tsx";
import { LinkButton } from "../../ui/controls/LinkButton.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { askingSteps } from "../answers/askedFields.ts";
import { valueWords } from "../fields/valueWords.ts";
import { stepPath } from "../loading/addresses.ts";
import { caseFileOf, type TheApplication } from "../loading/theCase.ts";
import { acknowledgeWarningMutation } from "../operations.ts";
import { sideBySideText as text } from "./sideBySide.text.ts";
import "./SideBySide.css";

const known = new WeakMap<CaseFile, readonly PlannedDifference[]>();

/** The answers of which a document says something else, found once for a page with many files. */
function differencesIn(caseFile: CaseFile): readonly PlannedDifference[] {
  const before = known.get(caseFile);
  if (before) return before;
  const { type } = caseFile.application;
  const the = readerFor(caseFile);
  const found = differencesOf(type, assess(type, the), the);
  known.set(caseFile, found);
  return found;
}

type OtherwiseProps = {
  application: TheApplication;
  /** Only those of this file. */ fileId?: string;
  onChanged?: () => void;
};

/** Each answer of which a document says something else, beside it, until somebody says which one is right (ADR 0169). */
export function AnswersReadOtherwise({ application, fileId, onChanged }: OtherwiseProps) {
  if (!application.abilities.includes("answer")) return null;
  const isSettled = (one: PlannedDifference) =>
    application.acknowledgedWarnings.some((seen) => seen.warningId === one.id && seen.fileId === one.fileId);
  return differencesIn(caseFileOf(application.caseFile))
    .filter((one) => (fileId === undefined || one.fileId === fileId) && !isSettled(one))
    .map((one) => <Otherwise key={one.id} one={one} application={application} onChanged={onChanged} />);
}

type OneProps = Pick<OtherwiseProps, "application"> & { one: PlannedDifference; onChanged: (() => void) | undefined };

function Otherwise({ one, application, onChanged }: OneProps) {
  const tools = useLanguage();
  const { t } = tools;
  const action = useAction();
  const page = stepsOf(application.type as ApplicationType).find((step) =>
    askingSteps(step).some(({ id }) => id === one.step),
  );
  const asked = page && askingSteps(page).find(({ id }) => id === one.step);
  if (!page || asked?.type !== "question") return null;
  const answered = readerFor(caseFileOf(application.caseFile)).value(asked.id);
  const keep = () =>
    action.run(async () => {
      const seen = { applicationId: application.id, warningId: one.id, fileId: one.fileId };
      await send(acknowledgeWarningMutation, seen, { repeatable: true });
      onChanged?.();
    });
  const hidden = <span className="visually-hidden">{t(asked.question)}</span>;
  return (
    <section className="side-by-side" aria-label={t(asked.question)}>
      <p className="side-by-side__label">{t(asked.question)}</p>
      <dl className="side-by-side__values">
        <div>
          <dt>{t(text.answered)}</dt>
          <dd dir="auto">{valueWords(asked, answered, tools)}</dd>
        </div>
        <div>
          <dt>{t(text.onDocument)}</dt>
          <dd dir="auto">{valueWords(asked, one.read, tools)}</dd>
        </div>
      </dl>
      <div className="side-by-side__ways">
        <div>
          <Button busy={action.busy} onClick={() => void keep()}>
            {t(text.keepAnswer)} {hidden}
          </Button>
        </div>
        <div>
          <LinkButton href={stepPath(application.id, page.id)}>
            {t(text.changeAnswer)} {hidden}
          </LinkButton>
        </div>
      </div>
      <FailureBanner failure={action.failure} />
    </section>
  );
}
