import { useState } from "react";
import { send } from "../../../api/send.ts";
import { useAction } from "../../../api/useAction.ts";
import { useQuery } from "../../../api/useQuery.ts";
import { FailureBanner } from "../../../shell/chrome/FailureBanner.tsx";
import { ChoiceRow } from "../../../ui/choices/ChoiceRow.tsx";
import { Button, ButtonRow } from "../../../ui/controls/Button.tsx";
import { FileButton } from "../../../ui/controls/FileButton.tsx";
import { Banner } from "../../../ui/feedback/Banner.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { sendList, type ListAnswer } from "../sendList.ts";
import { letterTextsText as text } from "./letterTexts.text.ts";
import { letterheadQuery, removeLetterheadMutation } from "./operations.ts";
import "./letterTexts.css";

type Size = { readonly width: number; readonly height: number };

const noVariables = {};

function useLetterhead() {
  const { data, failure, reload } = useQuery(letterheadQuery, noVariables);
  const { busy, failure: notSent, run } = useAction();
  const [answer, setAnswer] = useState<ListAnswer<Size>>();
  const load = (file: File, replacesText: boolean) =>
    run(async () => {
      setAnswer(undefined);
      const given = await sendList<Size>(`/letterhead?replacesText=${replacesText}`, file, () => undefined);
      setAnswer(given);
      if (given.loaded) reload();
    });
  const remove = () =>
    run(async () => {
      await send(removeLetterheadMutation, noVariables);
      setAnswer(undefined);
      reload();
    });
  return { known: data?.letterhead, failure: failure ?? notSent, reload, busy, answer, load, remove };
}

/** The picture at the top of letters of the firm: shown, put in place of another, removed. */
export function LetterheadPart() {
  const { t } = useLanguage();
  const { known, failure, reload, busy, answer, load, remove } = useLetterhead();
  const [chosen, choose] = useState<boolean>();
  const replacesText = chosen ?? known?.replacesText ?? false;
  return (
    <section aria-labelledby="letterhead" aria-busy={busy}>
      <h2 id="letterhead">{t(text.letterhead)}</h2>
      <p>{t(text.letterheadLead)}</p>
      <FailureBanner failure={failure} onRetry={reload} />
      {answer?.loaded && (
        <Banner tone="done" live>
          {t(text.letterheadSaved)}
        </Banner>
      )}
      {answer?.refusals.map((refusal) => (
        <Banner key={refusal.code} tone="blocked" live>
          {t(refusal.text)}
        </Banner>
      ))}
      {known && <img className="letter-texts__letterhead" src={known.address} alt={t(text.letterheadNow)} />}
      <ChoiceRow
        type="checkbox"
        id="letterhead-replaces"
        label={t(text.letterheadReplaces)}
        checked={replacesText}
        onChange={choose}
      />
      <ButtonRow>
        <FileButton
          look="primary"
          accept=".png,.jpg,.jpeg,image/png,image/jpeg"
          onFiles={([file]) => file && void load(file, replacesText)}
        >
          {t(known ? text.letterheadOther : text.letterheadAdd)}
        </FileButton>
        {known && (
          <Button look="quiet" busy={busy} onClick={() => void remove()}>
            {t(text.letterheadRemove)}
          </Button>
        )}
      </ButtonRow>
    </section>
  );
}
