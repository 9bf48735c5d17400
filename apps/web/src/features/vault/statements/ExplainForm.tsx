import type { BankTransaction } from "@boreal/domain/caseFile/bankTransaction";
import type { CaseReader } from "@boreal/domain/caseFile/reader";
import { explanationRefusals } from "@boreal/domain/conditions/money/explanations";
import type { LumpSum } from "@boreal/domain/conditions/money/lumpSums";
import { textLimits } from "@boreal/domain/tables/officialForms/formLimits";
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

type ExplainProps = {
  the: CaseReader;
  file: DocumentFile;
  application: TheApplication;
  sum: LumpSum;
  said: BankTransaction | undefined;
  /** Files that can show where the money came from. */
  supports: readonly { readonly id: string; readonly name: string }[];
  onChanged: () => void;
};

const noDocuments = "none";

/** Where the money came from, in words, and the documents that show it or that there are none. */
export function ExplainForm({ the, file, application, sum, said, supports, onChanged }: ExplainProps) {
  const { t } = useLanguage();
  const showToast = useToast();
  const action = useAction();
  const [words, setWords] = useState(said?.explanation ?? "");
  const [chosen, setChosen] = useState<readonly string[]>([
    ...(said?.documentFiles ?? []).filter((id) => supports.some((support) => support.id === id)),
    ...(said?.noSupportingDocuments === true ? [noDocuments] : []),
  ]);
  const [refused, setRefused] = useState<ReadonlyMap<string, string>>(new Map());
  const limits = the.row(textLimits);
  const { least, most } = limits.found ? limits.row.value.bankExplanation : { least: 0, most: 0 };
  const id = `explain-${file.id}-${sum.date}-${sum.amount}`;
  const given = {
    explanation: words,
    noSupportingDocuments: chosen.includes(noDocuments),
    documentFiles: chosen.filter((one) => one !== noDocuments),
  };
  const refuse = (refusals: readonly { readonly code: string; readonly text: { en: string; fr: string } }[]) => {
    setRefused(new Map(refusals.map((one) => [one.code, t(one.text)])));
    const isOfWords = refusals.some(({ code }) => code.startsWith("explanation"));
    document.getElementById(isOfWords ? id : `${id}-documents`)?.focus();
  };
  const save = () =>
    action.run(async () => {
      const missing = explanationRefusals(the, { ...given, isWithdrawal: sum.amount < 0 });
      if (missing.length > 0) {
        refuse(missing);
        return;
      }
      const { explainTransaction } = await send(
        explainTransactionMutation,
        { fileId: file.id, date: sum.date, amount: sum.amount / 100, ...given },
        { repeatable: true },
      );
      if (explainTransaction.refusals.length > 0) {
        refuse(explainTransaction.refusals);
        return;
      }
      setRefused(new Map());
      showToast({ text: t(text.saved) });
      onChanged();
    });
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
