import type { CaseReader } from "@boreal/domain/caseFile/reader";
import {
  readOtherwise,
  readOtherwiseId,
  type ReadOtherwise,
} from "@boreal/domain/questionnaire/application/readOtherwise";
import type { QuestionStep } from "@boreal/domain/questionnaire/step";
import { useState } from "react";
import { Link } from "wouter";
import { choosing, type Entered } from "../../../case/fields/entered.ts";
import { valueWords } from "../../../case/fields/valueWords.ts";
import { vaultPagePath } from "../../../case/loading/addresses.ts";
import { Button, ButtonRow } from "../../../ui/controls/Button.tsx";
import { Banner } from "../../../ui/feedback/Banner.tsx";
import { useToast } from "../../../ui/feedback/toasts.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import type { Answers } from "../saving/useAnswers.ts";
import { readOtherwiseText as text } from "./readOtherwise.text.ts";
import "../saving/UnsettledAnswers.css";

export type ReadOtherwiseProps = {
  step: QuestionStep;
  the: CaseReader;
  answers: Pick<Answers, "applicationId" | "acknowledged" | "acknowledge" | "sheet">;
  fieldId: string;
  onEnter: (entered: Entered) => void;
};

/** What a document says beside what the person answered, where it is something else. Neither is changed before she chooses. */
export function ReadOtherwiseBox({ step, the, ...around }: ReadOtherwiseProps) {
  const found = readOtherwise(step, the.fresh());
  return found ? <FoundOtherwise found={found} {...around} /> : null;
}

type FoundProps = Omit<ReadOtherwiseProps, "step" | "the"> & { found: ReadOtherwise };

function FoundOtherwise({ found, answers, fieldId, onEnter }: FoundProps) {
  const { t } = useLanguage();
  const showToast = useToast();
  const [isBusy, setBusy] = useState(false);
  const { applicationId, acknowledged } = answers;
  const { readIn, read } = found;
  const seen = { warningId: readOtherwiseId(found.step.id), fileId: readIn.fileId };
  const isKept = acknowledged.some((each) => each.warningId === seen.warningId && each.fileId === seen.fileId);
  const done = (said: string) => {
    showToast({ text: said });
    // The box goes away with the button that was pressed.
    document.getElementById(fieldId)?.focus();
  };
  const keep = async () => {
    setBusy(true);
    // The answer is compared as the server has it.
    await answers.sheet.settled();
    await answers.acknowledge([seen]).finally(() => setBusy(false));
    done(t(text.kept));
  };
  const toDocument = <Link href={vaultPagePath(applicationId, readIn.page)}>{t(text.look)}</Link>;
  if (isKept)
    return (
      <Banner tone="quiet" title={t(text.keptTitle)}>
        <BothValues found={found} />
        <p>{toDocument}</p>
      </Banner>
    );
  return (
    <Banner tone="attention" title={t(text.title)} live>
      <p>{t(text.explain)}</p>
      <BothValues found={found} />
      <ButtonRow>
        <Button
          onClick={() => {
            onEnter(choosing(read));
            done(t(text.taken));
          }}
        >
          {t(text.take)}
        </Button>
        <Button busy={isBusy} onClick={() => void keep()}>
          {t(text.keep)}
        </Button>
      </ButtonRow>
      <p>{toDocument}</p>
    </Banner>
  );
}

function BothValues({ found: { step, answered, read, origin } }: { found: ReadOtherwise }) {
  const tools = useLanguage();
  const { t } = tools;
  return (
    <dl className="conflict">
      <div>
        <dt>{t(text.answered)}</dt>
        <dd dir="auto">{valueWords(step, answered, tools)}</dd>
      </div>
      <div>
        <dt className="conflict__origin">{t(origin)}</dt>
        <dd dir="auto">{valueWords(step, read, tools)}</dd>
      </div>
    </dl>
  );
}
