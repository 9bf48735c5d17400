import { answersToRemove } from "@boreal/domain/questionnaire/family/answersForDependents";
import { caseFileOf, type Dependent, type TheApplication } from "../../case/loading/theCase.ts";
import { Button, ButtonRow } from "../../ui/controls/Button.tsx";
import { useText } from "../../ui/language.tsx";
import { AnswersAgainst } from "./AnswersAgainst.tsx";
import { text } from "./text.ts";
import type { DependentActions } from "./useDependents.ts";

type RemovalProps = {
  application: TheApplication;
  actions: DependentActions;
  leaving: readonly Dependent[];
  /** Said once they are removed. */
  sentence: string;
  onClose: () => void;
};

const asTheyAre = () => undefined;

/** Before somebody is removed of whom the answers say that they come: the answer, and changing it with the same press. */
export function RemovalAgainst({ application, actions, leaving, sentence, onClose }: RemovalProps) {
  const t = useText();
  const changes = answersToRemove(caseFileOf(application.caseFile), leaving);
  const mayAnswer = application.abilities.includes("answer");
  return (
    <div>
      <AnswersAgainst {...{ changes, application, mayAnswer }} as="married" onAs={asTheyAre} />
      <ButtonRow>
        {mayAnswer && (
          <Button
            icon="bin"
            busy={actions.action.busy}
            onClick={() => actions.removeByAnswers(changes, sentence, onClose)}
          >
            {t(text.changeAndRemove)}
          </Button>
        )}
        <Button look="quiet" onClick={onClose}>
          {t(text.cancel)}
        </Button>
      </ButtonRow>
    </div>
  );
}
