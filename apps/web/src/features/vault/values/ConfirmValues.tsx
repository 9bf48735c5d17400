import { send } from "../../../api/send.ts";
import { useAction } from "../../../api/useAction.ts";
import type { DocumentFile } from "../../../case/loading/theCase.ts";
import { isToConfirm } from "../../../case/valuesToConfirm.ts";
import { FailureBanner } from "../../../shell/chrome/FailureBanner.tsx";
import { Button, ButtonRow } from "../../../ui/controls/Button.tsx";
import { useToast } from "../../../ui/feedback/toasts.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { readValueWords } from "../file/fileWords.ts";
import { correctReadingMutation } from "../operations.ts";
import { text } from "../text.ts";

type ReadField = DocumentFile["fields"][number];
type Confirmed = { readonly name: string; readonly value: string };

function useConfirming(file: DocumentFile, onConfirmed: () => void) {
  const { t } = useLanguage();
  const showToast = useToast();
  const action = useAction();
  const confirm = (values: readonly Confirmed[]) =>
    void action.run(async () => {
      let isChanged = false;
      for (const { name, value } of values) {
        const { correctReading } = await send(
          correctReadingMutation,
          { fileId: file.id, field: name, value },
          { repeatable: true },
        );
        const [refused] = correctReading.refusals;
        if (refused) showToast({ text: t(refused.text) });
        else isChanged = true;
      }
      if (!isChanged) return;
      showToast({ text: t(text.valueConfirmed) });
      onConfirmed();
    });
  return { ...action, confirm };
}

type ConfirmProps = { file: DocumentFile; field: ReadField; onConfirmed: () => void };

/** One press says that a value is right; where the print can mean two days, one press for each. */
export function ConfirmValue({ file, field, onConfirmed }: ConfirmProps) {
  const tools = useLanguage();
  const { t } = tools;
  const { busy, failure, confirm } = useConfirming(file, onConfirmed);
  const { name, value, otherMeaning } = field;
  if (!isToConfirm(field) || typeof value !== "string") return null;
  const meanings = otherMeaning ? [value, otherMeaning] : [value];
  return (
    <>
      {meanings.map((meaning) => (
        <Button key={meaning} look="quiet" busy={busy} onClick={() => confirm([{ name, value: meaning }])}>
          {otherMeaning
            ? t(text.itMeans, { value: readValueWords({ name, value: meaning, file }, tools) })
            : t(text.isRight)}{" "}
          <span className="visually-hidden">{t(field.label)}</span>
        </Button>
      ))}
      <FailureBanner failure={failure} />
    </>
  );
}

type ConfirmAllProps = { file: DocumentFile; fields: readonly ReadField[]; onConfirmed: () => void };

/** Whoever compared all of them says so once. What can mean two things is chosen by itself. */
export function ConfirmAll({ file, fields, onConfirmed }: ConfirmAllProps) {
  const { t } = useLanguage();
  const { busy, failure, confirm } = useConfirming(file, onConfirmed);
  const open = fields
    .filter((field) => isToConfirm(field) && !field.otherMeaning)
    .map(({ name, value }) => ({ name, value: value ?? "" }));
  if (open.length < 2) return null;
  return (
    <>
      <FailureBanner failure={failure} />
      <ButtonRow>
        <Button busy={busy} onClick={() => confirm(open)}>
          {t(text.allAreRight, { count: open.length })}
        </Button>
      </ButtonRow>
    </>
  );
}
