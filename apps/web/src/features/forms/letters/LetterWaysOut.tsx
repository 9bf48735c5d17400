import type { Text } from "@boreal/domain/kernel/text";
import { useState } from "react";
import type { ResultOf } from "../../../api/graphql.ts";
import { send } from "../../../api/send.ts";
import { Button, ButtonRow } from "../../../ui/controls/Button.tsx";
import { Banner } from "../../../ui/feedback/Banner.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { Icon } from "../../../ui/layout/Icon.tsx";
import { confirmLetterMutation, putLetterMutation, type letterQuery } from "../operations.ts";
import { text } from "./letters.text.ts";

export type LetterCheck = { readonly id: string; readonly because: Text };

type WaysProps = {
  draft: Pick<ResultOf<typeof letterQuery>["letter"], "may" | "standing" | "words" | "isFileBehind" | "text">;
  applicationId: string;
  letterKey: string;
  checks: readonly LetterCheck[];
  reload: () => void;
  /** As the invited person whose letter it is. */
  asGuest?: true;
};

/** What is to be mended, then confirming, the files, and the vault. */
export function LetterWaysOut(props: WaysProps) {
  const { draft, applicationId, letterKey, checks } = props;
  const { t } = useLanguage();
  const { told, confirm, put } = usePresses(props);
  const may = (what: string) => draft.may.includes(what);
  const isConfirmed = draft.standing === "confirmed";
  return (
    <section aria-labelledby="letter-checks">
      <h2 id="letter-checks">{t(text.checks)}</h2>
      <p>{t(text.words, { count: draft.words ?? 0 })}</p>
      {checks.length === 0 ? (
        <p>{t(text.noChecks)}</p>
      ) : (
        <ul>
          {checks.map(({ id, because }) => (
            <li key={`${id} ${t(because)}`}>{t(because)}</li>
          ))}
        </ul>
      )}
      {isConfirmed && <Banner tone="done">{t(text.confirmed)}</Banner>}
      {draft.standing === "changedSinceConfirmed" && <Banner tone="attention">{t(text.changedSinceConfirmed)}</Banner>}
      {draft.isFileBehind && <Banner tone="attention">{t(text.behind)}</Banner>}
      <div aria-live="polite">{told && <Banner tone={told.tone}>{t(told.text)}</Banner>}</div>
      <ButtonRow>
        {may("confirm") && (
          <Button look={isConfirmed ? "quiet" : "primary"} onClick={() => void confirm(isConfirmed ? "" : draft.text)}>
            {t(isConfirmed ? text.takeBack : text.confirm)}
          </Button>
        )}
        {may("put") && (
          <Button look="secondary" onClick={() => void put()}>
            {t(text.put)}
          </Button>
        )}
      </ButtonRow>
      {may("generate") && (
        <ul className="letter-files no-print">
          {(["pdf", "docx"] as const).map((kind) => (
            <li key={kind}>
              <a href={`/letter-files/${applicationId}/${letterKey}.${kind}`} download>
                <Icon name="download" /> {t(text[kind])}
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

type Told = { readonly tone: "done" | "attention"; readonly text: Text };

function usePresses({ applicationId, letterKey, reload, asGuest }: WaysProps) {
  const [told, tell] = useState<Told>();
  const after = (refusals: readonly { readonly text: Text }[], done?: Text) => {
    const [refusal] = refusals;
    tell(refusal ? { tone: "attention", text: refusal.text } : done && { tone: "done", text: done });
    reload();
  };
  return {
    told,
    confirm: async (shown: string | null) => {
      const { confirmLetter } = await send(confirmLetterMutation, {
        applicationId,
        letterKey,
        text: shown ?? "",
        asGuest: asGuest ?? false,
      });
      after(confirmLetter.refusals);
    },
    put: async () => {
      const { putLetterIntoVault } = await send(putLetterMutation, { applicationId, letterKey });
      after(putLetterIntoVault.refusals, text.wasPut);
    },
  };
}
