import { applicationTypes } from "@boreal/domain/caseFile/application";
import { useState } from "react";
import { send } from "../../api/send.ts";
import { applicationName } from "../../case/applicationNames.ts";
import { FailureBanner } from "../../shell/chrome/FailureBanner.tsx";
import { useForm, type Form } from "../../shell/useForm.ts";
import { RadioGroup } from "../../ui/choices/RadioGroup.tsx";
import { SelectField } from "../../ui/choices/SelectField.tsx";
import { Button, ButtonRow } from "../../ui/controls/Button.tsx";
import { DateField } from "../../ui/controls/DateField.tsx";
import { TextArea } from "../../ui/controls/TextArea.tsx";
import { TextField } from "../../ui/controls/TextField.tsx";
import { ErrorSummary } from "../../ui/feedback/ErrorSummary.tsx";
import { useToast } from "../../ui/feedback/toasts.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { intakeText as text } from "./intake.text.ts";
import { makeIntakeLinkMutation } from "./operations.ts";

/** As many characters as the server keeps (commands/intake/intakeLinks.ts). */
const longestWords = 1000;

type Typed = { type: string | undefined; language: string; words: string; mostUses: string; until: string };

const usesOf = (typed: string): number | null | undefined => {
  const plain = typed.replaceAll(/[\s,]/gu, "");
  if (plain === "") return null;
  const uses = /^\d{1,5}$/u.test(plain) ? Number(plain) : 0;
  return uses >= 1 && uses <= 10_000 ? uses : undefined;
};

/** A new link: for which application, in which language, with which words, for how many people and until when. */
export function MakeIntakeLink({ onMade }: { onMade: () => void }) {
  const { t, language } = useLanguage();
  const showToast = useToast();
  const form = useForm();
  const nothing: Typed = { type: undefined, language, words: "", mostUses: "", until: "" };
  const [typed, setTyped] = useState(nothing);
  const enter = (part: Partial<Typed>) => setTyped((before) => ({ ...before, ...part }));
  const faults = () => ({
    ...(typed.type === undefined ? { type: text.typeMissing } : {}),
    ...(usesOf(typed.mostUses) === undefined ? { mostUses: text.mostUsesWrong } : {}),
    ...(typed.until === "" ? { until: text.untilMissing } : {}),
  });
  const work = async () => {
    const { makeIntakeLink } = await send(makeIntakeLinkMutation, {
      ...typed,
      type: typed.type ?? "",
      mostUses: usesOf(typed.mostUses) ?? null,
    });
    if (!makeIntakeLink.done)
      return Object.fromEntries(makeIntakeLink.refusals.map((one) => [one.path ?? "type", one.text]));
    showToast({ text: t(text.made) });
    setTyped(nothing);
    onMade();
    return undefined;
  };
  return (
    <form noValidate onSubmit={form.submit(faults, work)}>
      <ErrorSummary {...form.summary} />
      <FailureBanner failure={form.failure} />
      <LinkFields form={form} typed={typed} enter={enter} />
      <ButtonRow>
        <Button type="submit" look="primary" busy={form.busy}>
          {t(text.save)}
        </Button>
      </ButtonRow>
    </form>
  );
}

type FieldsProps = { form: Form; typed: Typed; enter: (part: Partial<Typed>) => void };

function LinkFields({ form, typed, enter }: FieldsProps) {
  const { t } = useLanguage();
  return (
    <>
      <SelectField
        id="type"
        label={t(text.type)}
        error={form.errorOf("type")}
        options={applicationTypes.map((type) => ({ value: type, label: t(applicationName(type)) }))}
        value={typed.type}
        onChange={(type) => enter({ type })}
      />
      <RadioGroup
        id="language"
        label={t(text.language)}
        value={typed.language}
        onChange={(chosen) => enter({ language: chosen })}
        choices={[
          { value: "en", label: "English" },
          { value: "fr", label: "Français" },
        ]}
        inline
      />
      <TextArea
        id="words"
        label={t(text.words)}
        hint={t(text.wordsHint)}
        error={form.errorOf("words")}
        rows={4}
        limit={longestWords}
        value={typed.words}
        onChange={(words) => enter({ words })}
      />
      <TextField
        id="mostUses"
        label={t(text.mostUses)}
        hint={t(text.mostUsesHint)}
        error={form.errorOf("mostUses")}
        value={typed.mostUses}
        onChange={(mostUses) => enter({ mostUses })}
        autoComplete="off"
      />
      <DateField
        id="until"
        label={t(text.until)}
        hint={t(text.untilHint)}
        error={form.errorOf("until")}
        value={typed.until === "" ? undefined : typed.until}
        onChange={(entry) => enter({ until: entry.state === "complete" ? entry.date : "" })}
      />
    </>
  );
}
