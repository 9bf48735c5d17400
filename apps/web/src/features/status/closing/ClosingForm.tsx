import { longestClosingWords } from "@boreal/domain/office/caseClosing";
import type { ReactNode } from "react";
import { FailureBanner } from "../../../shell/chrome/FailureBanner.tsx";
import { SelectField } from "../../../ui/choices/SelectField.tsx";
import { Button, ButtonRow } from "../../../ui/controls/Button.tsx";
import { TextArea } from "../../../ui/controls/TextArea.tsx";
import { Banner } from "../../../ui/feedback/Banner.tsx";
import { useLanguage, type BilingualText } from "../../../ui/language.tsx";
import { text } from "./closing.text.ts";
import type { useClosing } from "./useClosing.ts";

type ClosingFormProps = {
  id: string;
  form: ReturnType<typeof useClosing>;
  asks: BilingualText;
  reasons: Readonly<Record<string, BilingualText>>;
  button: BilingualText;
  children?: ReactNode;
};

/** A reason from the list and own words, for closing and for reopening. */
export function ClosingForm({ id, form, asks, reasons, button, children }: ClosingFormProps) {
  const { t } = useLanguage();
  const general = form.faults[""];
  return (
    <form
      className="status__step"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      <SelectField
        id={`${id}-reason`}
        label={t(asks)}
        options={Object.entries(reasons).map(([value, words]) => ({ value, label: t(words) }))}
        value={form.reason}
        error={form.faults["reason"]}
        onChange={form.setReason}
      />
      <TextArea
        id={`${id}-words`}
        label={t(text.words)}
        limit={longestClosingWords}
        rows={3}
        value={form.words}
        error={form.faults["ownWords"]}
        onChange={form.setWords}
      />
      {children}
      {general !== undefined && (
        <Banner tone="attention" live>
          {general}
        </Banner>
      )}
      <FailureBanner failure={form.failure} />
      <ButtonRow>
        <Button type="submit" busy={form.busy}>
          {t(button)}
        </Button>
      </ButtonRow>
    </form>
  );
}
