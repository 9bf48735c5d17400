import { receiptOwnerField } from "@boreal/domain/caseFile/documentValues/letterFields";
import { receiptOwner } from "@boreal/domain/deadlines/receiptOwner";
import { readerFor } from "@boreal/domain/questionnaire/inUse";
import { useState } from "react";
import { send } from "../../../api/send.ts";
import { useAction } from "../../../api/useAction.ts";
import { personName } from "../../../case/text.ts";
import { caseFileOf, type DocumentFile, type TheApplication } from "../../../case/loading/theCase.ts";
import { FailureBanner } from "../../../shell/chrome/FailureBanner.tsx";
import { isStaff, useMe } from "../../../shell/session.tsx";
import { Button, ButtonRow } from "../../../ui/controls/Button.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { SelectField } from "../../../ui/choices/SelectField.tsx";
import { useToast } from "../../../ui/feedback/toasts.tsx";
import { correctReadingMutation } from "../operations.ts";
import { receiptOwnerText as text } from "./receiptOwner.text.ts";
import { text as vaultText } from "../text.ts";

type Given = { file: DocumentFile; application: TheApplication; onChanged: () => void };

/** Whose receipt it is. One page holds those of the whole family, and each ends the wait of one person only. */
export function ReceiptOwner({ file, application, onChanged }: Given) {
  const { t } = useLanguage();
  const nameOf = useOwnerName();
  const form = useOwnerForm(file, onChanged);
  const asked = receiptOwner(readerFor(caseFileOf(application.caseFile)), file.id);
  if (!asked || asked.owners.length < 2) return null;
  const { known, owners } = asked;

  const mayChange = file.abilities.includes("correctReading");
  if (!form.isEditing && (known !== undefined || !mayChange)) {
    return (
      <p>
        {known === undefined ? t(text.notKnown) : t(text.known, { person: nameOf(known) })}{" "}
        {mayChange && (
          <Button look="quiet" onClick={() => form.setEditing(true)}>
            {t(text.change)} <span className="visually-hidden">{file.name}</span>
          </Button>
        )}
      </p>
    );
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const value = form.chosen ?? known;
        if (value === undefined) form.setError(t(text.choose));
        else void form.save(value);
      }}
    >
      <SelectField
        id={`receipt-owner-${file.id}`}
        label={t(text.question)}
        hint={t(text.hint)}
        error={form.error}
        value={form.chosen ?? known}
        onChange={form.setChosen}
        options={owners.map((owner) => ({ value: owner, label: nameOf(owner) }))}
      />
      <FailureBanner failure={form.action.failure} />
      <ButtonRow>
        <Button type="submit" busy={form.action.busy}>
          {t(vaultText.save)} <span className="visually-hidden">{file.name}</span>
        </Button>
        {form.isEditing && (
          <Button look="quiet" onClick={() => form.setEditing(false)}>
            {t(vaultText.cancel)}
          </Button>
        )}
      </ButtonRow>
    </form>
  );
}

function useOwnerName(): (owner: string) => string {
  const { t } = useLanguage();
  const isOwn = !isStaff(useMe().role);
  return (owner) => {
    const number = /^child(\d+)$/.exec(owner)?.[1];
    const name = personName(
      number === undefined ? owner : "child",
      number === undefined ? null : Number(number),
      isOwn,
    );
    return t(name.text, name.values);
  };
}

/** Whose receipt it is, while it is chosen and saved. */
function useOwnerForm(file: DocumentFile, onChanged: () => void) {
  const { t } = useLanguage();
  const showToast = useToast();
  const action = useAction();
  const [isEditing, setEditing] = useState(false);
  const [chosen, setChosen] = useState<string>();
  const [error, setError] = useState<string>();
  const save = (value: string) =>
    action.run(async () => {
      const { correctReading } = await send(
        correctReadingMutation,
        { fileId: file.id, field: receiptOwnerField, value },
        { repeatable: true },
      );
      const [refused] = correctReading.refusals;
      if (refused) return setError(t(refused.text));
      showToast({ text: t(text.saved) });
      setEditing(false);
      return onChanged();
    });
  return { action, isEditing, setEditing, chosen, setChosen, error, setError, save };
}
