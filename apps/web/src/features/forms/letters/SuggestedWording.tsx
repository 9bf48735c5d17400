import type { Text } from "@boreal/domain/kernel/text";
import { useState } from "react";
import { send } from "../../../api/send.ts";
import { useAction } from "../../../api/useAction.ts";
import { FailureBanner } from "../../../shell/chrome/FailureBanner.tsx";
import { Button, ButtonRow } from "../../../ui/controls/Button.tsx";
import { Banner } from "../../../ui/feedback/Banner.tsx";
import { useToast } from "../../../ui/feedback/toasts.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { Details } from "../../../ui/layout/Details.tsx";
import { allowLetterModelMutation, settleSuggestionMutation, suggestWordingMutation } from "../operations.ts";
import { letterModelText as text } from "./letterModel.text.ts";
import { Suggestion, type LetterModel, type Settled } from "./Suggestion.tsx";

export type SuggestedProps = {
  model: LetterModel;
  applicationId: string;
  letterKey: string;
  /** Reads letter and entries anew. */
  onChanged: () => void;
};

/** A language model writes longer than a page usually waits for an answer. */
const aMinute = { say: 60_000, giveUp: 60_000 };

/** The language model of the deployment, for one section: offered, asked, and its suggestion for a person to decide on. */
export function SuggestedWording(props: SuggestedProps) {
  const { model } = props;
  const { t } = useLanguage();
  const { refused, busy, failure, allow, ask, settle } = usePresses(props);
  const may = (what: string) => model.may.includes(what);
  const names = { runBy: model.runBy, model: model.model };
  return (
    <div className="no-print">
      {!model.isAllowed && may("allow") && (
        <Details summary={t(text.title)}>
          <p>{t(text.offer)}</p>
          <p>{t(text.what, names)}</p>
          <p>{t(text.after)}</p>
          <ButtonRow>
            <Button busy={busy} onClick={() => allow(true)}>
              {t(text.allow)}
            </Button>
          </ButtonRow>
        </Details>
      )}
      {!model.isAllowed && !may("allow") && <p className="letter-source">{t(text.notAllowed)}</p>}
      {model.isAllowed && (
        <>
          {model.suggestion !== null && (
            <Suggestion
              key={model.suggestion}
              sentences={model.sentences}
              {...{ busy, settle }}
              standing={model.standing}
              suggestion={model.suggestion}
              maySettle={may("settle")}
            />
          )}
          <p className="letter-source">{t(text.allowed, names)}</p>
          <ButtonRow>
            {may("suggest") && (
              <Button look={model.suggestion === null ? "secondary" : "quiet"} busy={busy} onClick={ask}>
                {t(model.suggestion === null ? text.ask : text.another)}
              </Button>
            )}
            {may("withdraw") && (
              <Button look="quiet" busy={busy} onClick={() => allow(false)}>
                {t(text.cancel)}
              </Button>
            )}
          </ButtonRow>
        </>
      )}
      <FailureBanner failure={failure} />
      <div aria-live="polite">
        {busy && model.isAllowed && <p>{t(text.waiting)}</p>}
        {refused && <Banner tone="attention">{t(refused)}</Banner>}
      </div>
    </div>
  );
}

function usePresses({ model, applicationId, letterKey, onChanged }: SuggestedProps) {
  const { t } = useLanguage();
  const showToast = useToast();
  const { busy, failure, run } = useAction();
  const [refused, refuse] = useState<Text>();
  const of = { applicationId, letterKey };
  const press = (work: () => Promise<readonly { readonly text: Text }[]>, done?: Text) =>
    void run(async () => {
      refuse(undefined);
      const [refusal] = await work();
      refuse(refusal?.text);
      if (!refusal && done) showToast({ text: t(done) });
      onChanged();
    });
  return {
    refused,
    busy,
    failure,
    allow: (isAllowed: boolean) =>
      press(
        async () =>
          (await send(allowLetterModelMutation, { ...of, isAllowed }, { repeatable: true })).allowLetterModel.refusals,
        isAllowed ? undefined : text.cancelled,
      ),
    ask: () =>
      press(async () => (await send(suggestWordingMutation, of, { patience: aMinute })).suggestWording.refusals),
    settle: ({ isAccepted, edits }: Settled) =>
      press(
        async () =>
          (
            await send(settleSuggestionMutation, {
              ...of,
              isAccepted,
              edits: [...edits],
              shown: model.suggestion ?? "",
            })
          ).settleSuggestion.refusals,
        isAccepted ? text.accepted : text.rejected,
      ),
  };
}
