import { useState } from "react";
import { send } from "../../../api/send.ts";
import { useQuery } from "../../../api/useQuery.ts";
import { FailureBanner } from "../../../shell/chrome/FailureBanner.tsx";
import { useForm } from "../../../shell/useForm.ts";
import { Button, ButtonRow } from "../../../ui/controls/Button.tsx";
import { TextField } from "../../../ui/controls/TextField.tsx";
import { useToast } from "../../../ui/feedback/toasts.tsx";
import { useText } from "../../../ui/language.tsx";
import { Details } from "../../../ui/layout/Details.tsx";
import { matterNumberQuery, setMatterNumberMutation } from "./operations.ts";
import { matterNumberText as text } from "./matterNumber.text.ts";

/** The number by which the firm knows the case: typed, or the next one. */
export function MatterNumberPart({ applicationId }: { applicationId: string }) {
  const t = useText();
  const { data, reload } = useQuery(matterNumberQuery, { id: applicationId });
  if (!data?.application) return null;
  const number = data.application.matterNumber;
  return (
    <Details summary={number === null ? t(text.none) : t(text.number, { number })}>
      <SetNumber key={number} applicationId={applicationId} known={number} onSaved={reload} />
    </Details>
  );
}

type SetNumberProps = { applicationId: string; known: string | null; onSaved: () => void };

function SetNumber({ applicationId, known, onSaved }: SetNumberProps) {
  const t = useText();
  const showToast = useToast();
  const form = useForm();
  const [typed, setTyped] = useState(known ?? "");
  const save = async (matterNumber: string | null) => {
    const { setMatterNumber } = await send(
      setMatterNumberMutation,
      { applicationId, matterNumber },
      { repeatable: true },
    );
    const [refusal] = setMatterNumber.refusals;
    if (refusal) return { "matter-number": refusal.text };
    showToast({ text: t(text.saved) });
    onSaved();
    return undefined;
  };
  const giveNext = form.submit(
    () => ({}),
    async () => await save(null),
  );
  return (
    <form
      noValidate
      onSubmit={form.submit(
        () => ({}),
        async () => await save(typed),
      )}
    >
      <FailureBanner failure={form.failure} />
      <TextField
        id="matter-number"
        label={t(text.change)}
        hint={t(text.hint)}
        error={form.errorOf("matter-number")}
        value={typed}
        onChange={setTyped}
        autoComplete="off"
        spellCheck={false}
      />
      <ButtonRow>
        <Button type="submit" busy={form.busy}>
          {t(text.save)}
        </Button>
        {known === null && (
          <Button busy={form.busy} onClick={(event) => giveNext(event)}>
            {t(text.next)}
          </Button>
        )}
      </ButtonRow>
    </form>
  );
}
