import type { LargeDeposit } from "@boreal/domain/funds/statementView";
import { explanationLimits, missingInExplanation } from "@boreal/domain/funds/statementView";
import type { CaseReader } from "@boreal/domain/caseFile/reader";
import { useState } from "react";
import { Link } from "wouter";
import { send } from "../../../api/send.ts";
import { useAction } from "../../../api/useAction.ts";
import { vaultPagePath } from "../../../case/loading/addresses.ts";
import type { DocumentFile, TheApplication } from "../../../case/loading/theCase.ts";
import { FailureBanner } from "../../../shell/chrome/FailureBanner.tsx";
import { CheckboxGroup } from "../../../ui/choices/CheckboxGroup.tsx";
import { Button, ButtonRow } from "../../../ui/controls/Button.tsx";
import { TextArea } from "../../../ui/controls/TextArea.tsx";
import { useToast } from "../../../ui/feedback/toasts.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { explainTransactionMutation } from "../operations.ts";
import { statementText as text } from "./statements.text.ts";

/** A file that can show where the money came from. */
export type Support = { readonly id: string; readonly name: string };

type ExplainProps = {
  the: CaseReader;
  file: DocumentFile;
  application: TheApplication;
  deposit: LargeDeposit;
  supports: readonly Support[];
  onChanged: () => void;
};

const noDocuments = "none";

/** What is typed and chosen, what of it was refused, and how it is saved. */
function useExplanation({ the, file, deposit, supports, onChanged }: ExplainProps) {
  const { t } = useLanguage();
  const showToast = useToast();
  const action = useAction();
  const { said } = deposit;
  const [words, setWords] = useState(said?.explanation ?? "");
  const [chosen, setChosen] = useState<readonly string[]>([
    ...(said?.documentFiles ?? []).filter((id) => supports.some((support) => support.id === id)),
    ...(said?.noSupportingDocuments === true ? [noDocuments] : []),
  ]);
  const [refused, setRefused] = useState<ReadonlyMap<string, string>>(new Map());
  const id = `explain-${file.id}-${deposit.date}-${deposit.amount}`;
  const given = {
    explanation: words,
    noSupportingDocuments: chosen.includes(noDocuments),
    documentFiles: chosen.filter((one) => one !== noDocuments),
  };
  const save = () =>
    action.run(async () => {
      let refusals = missingInExplanation(the, { ...given, isWithdrawal: deposit.amount < 0 });
      if (refusals.length === 0) {
        const sent = { fileId: file.id, depositDate: deposit.date, depositAmount: deposit.amount, ...given };
        ({
          explainTransaction: { refusals },
        } = await send(explainTransactionMutation, sent, { repeatable: true }));
      }
      setRefused(new Map(refusals.map((one) => [one.code, t(one.text)])));
      if (refusals.length > 0) {
        const isOfWords = refusals.some(({ code }) => code.startsWith("explanation"));
        document.getElementById(isOfWords ? id : `${id}-documents`)?.focus();
        return;
      }
      showToast({ text: t(text.saved) });
      onChanged();
    });
  return { id, words, setWords, chosen, setChosen, refused, save, action };
}

/** Where the money came from, in words, and the documents that show it or that there are none. */
export function ExplainForm(props: ExplainProps) {
  const { the, application, supports } = props;
  const { t } = useLanguage();
  const { id, words, setWords, chosen, setChosen, refused, save, action } = useExplanation(props);
  const { least, most } = explanationLimits(the);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <TextArea
        id={id}
        label={t(text.words)}
        hint={t(text.wordsHint, { least, most })}
        error={refused.get("explanationTooShort") ?? refused.get("explanationTooLong")}
        rows={4}
        limit={most}
        value={words}
        onChange={setWords}
      />
      <CheckboxGroup
        id={`${id}-documents`}
        label={t(text.documents)}
        error={refused.get("documentsRequired") ?? refused.get("supportUnknown") ?? refused.get("transactionUnknown")}
        choices={[
          ...supports.map((support) => ({ value: support.id, label: support.name })),
          { value: noDocuments, label: t(text.noDocuments), exclusive: true },
        ]}
        values={chosen}
        onChange={setChosen}
      />
      <p className="slot__note">
        {supports.length === 0 && `${t(text.noFilesYet)} `}
        <Link href={vaultPagePath(application.id, "lump-sum-supporting-documents", null)}>{t(text.addThem)}</Link>
      </p>
      <FailureBanner failure={action.failure} />
      <ButtonRow>
        <Button type="submit" busy={action.busy}>
          {t(text.save)}
        </Button>
      </ButtonRow>
    </form>
  );
}
