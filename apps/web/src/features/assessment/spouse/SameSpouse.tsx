import type { Dependent } from "@boreal/domain/caseFile/dependents";
import { enteredAs } from "@boreal/domain/caseFile/whose/samePerson";
import { send } from "../../../api/send.ts";
import { useAction } from "../../../api/useAction.ts";
import { partialDateWords } from "../../../case/fields/valueWords.ts";
import { FailureBanner } from "../../../shell/chrome/FailureBanner.tsx";
import { Button, ButtonRow } from "../../../ui/controls/Button.tsx";
import { useToast } from "../../../ui/feedback/toasts.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import type { Answers } from "../saving/useAnswers.ts";
import { settleSpouseMutation } from "./operations.ts";
import { sameSpouseText as text } from "./sameSpouse.text.ts";

/** Asked under the questions of a spouse whose name and date of birth are both others than before (ADR 0253). */
export function SameSpouse({ spouse, answers }: { spouse: Dependent; answers: Answers }) {
  const tools = useLanguage();
  const { t } = tools;
  const action = useAction();
  const showToast = useToast();
  const { applicantFullName, birthday } = enteredAs(spouse);
  const settle = (isSamePerson: boolean) =>
    void action.run(async () => {
      // What was just typed has to be there before it is decided whose it is.
      await answers.sheet.queue.flush();
      const { changeDependent } = await send(settleSpouseMutation, { input: { id: spouse.id, isSamePerson } });
      const [refused] = changeDependent.refusals;
      showToast(refused ? { text: t(refused.text), tone: "fault" } : { text: t(text.settled) });
    });
  return (
    <section aria-labelledby="same-spouse">
      <h2 id="same-spouse">{t(text.asked)}</h2>
      <p>
        {t(text.before, {
          name: applicantFullName ?? "",
          birthday: birthday ? partialDateWords(birthday, tools) : "",
        })}
      </p>
      <p>{t(text.hint)}</p>
      <FailureBanner failure={action.failure} />
      <ButtonRow>
        <Button look="quiet" busy={action.busy} onClick={() => settle(true)}>
          {t(text.same)}
        </Button>
        <Button look="quiet" busy={action.busy} onClick={() => settle(false)}>
          {t(text.another)}
        </Button>
      </ButtonRow>
    </section>
  );
}
