import { useState } from "react";
import { send } from "../../../api/send.ts";
import { useAction } from "../../../api/useAction.ts";
import { FailureBanner } from "../../../shell/chrome/FailureBanner.tsx";
import { CheckboxGroup } from "../../../ui/choices/CheckboxGroup.tsx";
import { Button, ButtonRow } from "../../../ui/controls/Button.tsx";
import { DateField } from "../../../ui/controls/DateField.tsx";
import { ErrorSummary } from "../../../ui/feedback/ErrorSummary.tsx";
import { useToast } from "../../../ui/feedback/toasts.tsx";
import { useText } from "../../../ui/language.tsx";
import { useForm } from "../../../shell/useForm.ts";
import { affiliationText as text } from "./affiliation.text.ts";
import { giveConsentMutation, takeBackConsentMutation } from "./operations.ts";
import { wordsOf, type Affiliation, type OwnOrganisation } from "./whatTheySee.ts";

type ConsentFormProps = {
  organisation: OwnOrganisation;
  consent: Affiliation["consent"];
  onDone: () => void;
  onCancel: () => void;
};

/** What one school or agency may see, and until when. */
export function ConsentForm({ organisation, consent, onDone, onCancel }: ConsentFormProps) {
  const t = useText();
  const form = useForm();
  const showToast = useToast();
  const words = wordsOf(organisation.kind);
  const [parts, setParts] = useState<readonly string[]>(consent?.parts ?? []);
  const [until, setUntil] = useState<string>();
  const id = `until-${organisation.id}`;
  const work = async () => {
    const given = { organisationId: organisation.id, parts: [...parts], until: until ?? "" };
    const { giveConsent } = await send(giveConsentMutation, given, { repeatable: true });
    const [refusal] = giveConsent.refusals;
    if (refusal) return { [id]: refusal.text };
    showToast({ text: t(text.saved) });
    onDone();
    return undefined;
  };
  return (
    <form
      noValidate
      onSubmit={form.submit(() => ({ [id]: until === undefined ? text.untilMissing : undefined }), work)}
    >
      <ErrorSummary {...form.summary} />
      <FailureBanner failure={form.failure} />
      <CheckboxGroup
        id={`parts-${organisation.id}`}
        label={t(text.more, { always: t(words.always) })}
        optional
        choices={words.parts.map(({ part, label }) => ({ value: part, label: t(label) }))}
        values={parts}
        onChange={setParts}
      />
      <DateField
        id={id}
        label={t(text.until)}
        hint={t(text.untilHint)}
        error={form.errorOf(id)}
        value={until}
        onChange={(entry) => setUntil(entry.state === "complete" ? entry.date : undefined)}
      />
      <ButtonRow>
        <Button type="submit" look="primary" busy={form.busy}>
          {t(text.save)}
        </Button>
        <Button look="quiet" onClick={onCancel}>
          {t(text.cancel)}
        </Button>
      </ButtonRow>
    </form>
  );
}

/** Ends at once what they see. */
export function TakeBack({ organisationId, onDone }: { organisationId: string; onDone: () => void }) {
  const t = useText();
  const { busy, failure, run } = useAction();
  const showToast = useToast();
  const takeBack = () =>
    run(async () => {
      await send(takeBackConsentMutation, { organisationId }, { repeatable: true });
      showToast({ text: t(text.takenBack) });
      onDone();
    });
  return (
    <>
      <FailureBanner failure={failure} />
      <Button look="danger" busy={busy} onClick={() => void takeBack()}>
        {t(text.takeBack)}
      </Button>
    </>
  );
}
