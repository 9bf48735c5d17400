import { useState, type FormEvent } from "react";
import { send } from "../../../api/send.ts";
import { useAction } from "../../../api/useAction.ts";
import { FailureBanner } from "../../../shell/chrome/FailureBanner.tsx";
import { RadioGroup } from "../../../ui/choices/RadioGroup.tsx";
import { Button, ButtonRow } from "../../../ui/controls/Button.tsx";
import { TextField } from "../../../ui/controls/TextField.tsx";
import { ErrorSummary, type FieldFault } from "../../../ui/feedback/ErrorSummary.tsx";
import { useToast } from "../../../ui/feedback/toasts.tsx";
import { useText } from "../../../ui/language.tsx";
import { saveOrganisationMutation } from "./operations.ts";
import { organisationsText as text } from "./organisations.text.ts";

/** Adds a school or an agency. */
export function AddOrganisation({ onAdded }: { onAdded: () => void }) {
  const t = useText();
  const { busy, failure, kind, setKind, name, setName, faults, attempt, add } = useNewOrganisation(onAdded);
  const errorOf = (id: string) => faults.find(({ fieldId }) => fieldId === id)?.text;
  return (
    <section aria-labelledby="add-organisation">
      <h2 id="add-organisation">{t(text.addTitle)}</h2>
      <ErrorSummary faults={faults} attempt={attempt} />
      <FailureBanner failure={failure} />
      <form noValidate onSubmit={add}>
        <RadioGroup
          id="organisation-kind"
          label={t(text.kind)}
          error={errorOf("organisation-kind")}
          value={kind}
          onChange={setKind}
          choices={[
            { value: "school", label: t(text.school) },
            { value: "agent", label: t(text.agent) },
          ]}
          inline
        />
        <TextField
          id="organisation-name"
          label={t(text.name)}
          error={errorOf("organisation-name")}
          value={name}
          onChange={setName}
          autoComplete="off"
          spellCheck={false}
        />
        <ButtonRow>
          <Button type="submit" look="primary" busy={busy}>
            {t(text.add)}
          </Button>
        </ButtonRow>
      </form>
    </section>
  );
}

/** What is typed of a new one, and sending it. */
function useNewOrganisation(onAdded: () => void) {
  const t = useText();
  const showToast = useToast();
  const { busy, failure, run } = useAction();
  const [kind, setKind] = useState<string>();
  const [name, setName] = useState("");
  const [faults, setFaults] = useState<readonly FieldFault[]>([]);
  const [attempt, setAttempt] = useState(0);

  const add = (event: FormEvent) => {
    event.preventDefault();
    const found: FieldFault[] = [];
    if (kind === undefined) found.push({ fieldId: "organisation-kind", text: t(text.kindMissing) });
    if (name.trim() === "") found.push({ fieldId: "organisation-name", text: t(text.nameMissing) });
    setFaults(found);
    setAttempt(attempt + 1);
    if (kind === undefined || found.length > 0) return;
    void run(async () => {
      const { saveOrganisation } = await send(saveOrganisationMutation, { kind, name });
      setFaults(saveOrganisation.refusals.map((refusal) => ({ fieldId: "organisation-name", text: t(refusal.text) })));
      if (saveOrganisation.organisationId === null) return;
      showToast({ text: t(text.added, { name: name.trim() }) });
      setName("");
      onAdded();
    });
  };
  return { busy, failure, kind, setKind, name, setName, faults, attempt, add };
}
