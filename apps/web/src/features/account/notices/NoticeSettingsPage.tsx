import { useState } from "react";
import { Link } from "wouter";
import { send } from "../../../api/send.ts";
import { useQuery } from "../../../api/useQuery.ts";
import { FailureBanner } from "../../../shell/chrome/FailureBanner.tsx";
import { text as shellText } from "../../../shell/text.ts";
import { Page } from "../../../shell/Page.tsx";
import { ChoiceRow } from "../../../ui/choices/ChoiceRow.tsx";
import { Combobox } from "../../../ui/choices/Combobox.tsx";
import { RadioGroup } from "../../../ui/choices/RadioGroup.tsx";
import { SelectField } from "../../../ui/choices/SelectField.tsx";
import { Button, ButtonRow } from "../../../ui/controls/Button.tsx";
import { ErrorSummary } from "../../../ui/feedback/ErrorSummary.tsx";
import { useToast } from "../../../ui/feedback/toasts.tsx";
import { Details } from "../../../ui/layout/Details.tsx";
import { useLanguage, useText } from "../../../ui/language.tsx";
import { useForm } from "../../../shell/useForm.ts";
import {
  choicesFrom,
  hours,
  timeWords,
  toSend,
  zoneHere,
  zonesWith,
  type Choices,
  type NoticeSettings,
} from "./choices.ts";
import { noticesText as text } from "./notices.text.ts";
import { chooseNoticesMutation, noticeSettingsQuery } from "./operations.ts";
import "./NoticeSettingsPage.css";

const noVariables = {};

/** What a person is told by mail, kind by kind, and when. */
export function NoticeSettingsPage() {
  const t = useText();
  const { data, failure, reload } = useQuery(noticeSettingsQuery, noVariables);
  return (
    <Page title={t(text.title)} lead={t(text.lead)} backHref="/account">
      <FailureBanner failure={failure} onRetry={reload} />
      <p>
        <Link href="/notices">{t(shellText.allNotices)}</Link>
      </p>
      {data?.noticeSettings && <SettingsForm settings={data.noticeSettings} />}
    </Page>
  );
}

type PartProps = {
  choices: Choices;
  change: (next: Partial<Choices>) => void;
};

function SettingsForm({ settings }: { settings: NoticeSettings }) {
  const t = useText();
  const form = useForm();
  const showToast = useToast();
  const [choices, setChoices] = useState(() => choicesFrom(settings, zoneHere()));
  const change = (next: Partial<Choices>) => setChoices({ ...choices, ...next });
  const work = async () => {
    const outcome = await send(chooseNoticesMutation, toSend(choices), { repeatable: true });
    const [refused] = outcome.chooseNotices.refusals;
    if (refused) return { [refused.code === "timeZoneNotKnown" ? "time-zone" : "quiet-until"]: refused.text };
    showToast({ text: t(text.saved) });
    return undefined;
  };
  return (
    <form noValidate onSubmit={form.submit(() => ({}), work)}>
      <ErrorSummary {...form.summary} />
      <FailureBanner failure={form.failure} />
      <RadioGroup
        id="digest"
        label={t(text.summary)}
        hint={t(text.summaryHint)}
        choices={[
          { value: "daily", label: t(text.daily) },
          { value: "weekly", label: t(text.weekly) },
        ]}
        value={choices.digest}
        onChange={(digest) => change({ digest })}
      />
      <Quiet choices={choices} change={change} error={form.errorOf("quiet-until")} />
      <Combobox
        id="time-zone"
        label={t(text.zone)}
        error={form.errorOf("time-zone")}
        options={zonesWith(choices.timeZone)}
        value={choices.timeZone}
        onChange={(timeZone) => change({ timeZone: timeZone ?? zoneHere() })}
      />
      <Kinds settings={settings} choices={choices} change={change} />
      <ButtonRow>
        <Button type="submit" look="primary" busy={form.busy}>
          {t(text.save)}
        </Button>
      </ButtonRow>
    </form>
  );
}

function Kinds({ settings, choices, change }: PartProps & { settings: NoticeSettings }) {
  const t = useText();
  const options = (["atOnce", "digest", "never"] as const).map((value) => ({ value, label: t(text[value]) }));
  const always = settings.kinds.filter(({ mail }) => mail === "always");
  return (
    <>
      <Details summary={t(text.kinds)}>
        <h2>{t(text.kindsLead)}</h2>
        <div className="notice-kinds">
          {settings.kinds
            .filter(({ mail }) => mail !== "always")
            .map(({ id, name, mail }) => (
              <SelectField
                key={id}
                id={`kind-${id}`}
                label={t(name)}
                options={options}
                value={choices.mail[id]}
                onChange={(chosen) => change({ mail: { ...choices.mail, [id]: chosen ?? mail } })}
              />
            ))}
        </div>
      </Details>
      <h2>{t(text.always)}</h2>
      <p>{t(text.alwaysMore)}</p>
      <ul>
        {always.map(({ id, name }) => (
          <li key={id}>{t(name)}</li>
        ))}
      </ul>
    </>
  );
}

function Quiet({ choices, change, error }: PartProps & { error: string | undefined }) {
  const { t, language } = useLanguage();
  const options = hours.map((minute) => ({ value: String(minute), label: timeWords(minute, language) }));
  const hourField = (id: string, label: string, value: number, keep: (minute: number) => void) => (
    <SelectField
      id={id}
      label={label}
      error={id === "quiet-until" ? error : undefined}
      options={options}
      value={String(value)}
      onChange={(chosen) => keep(Number(chosen ?? value))}
    />
  );
  return (
    <>
      <h2>{t(text.quiet)}</h2>
      <ChoiceRow
        type="checkbox"
        id="quiet"
        label={t(text.quietOn)}
        hint={t(text.quietHint)}
        checked={choices.isQuiet}
        onChange={(isQuiet) => change({ isQuiet })}
      />
      {choices.isQuiet && (
        <div className="notice-hours">
          {hourField("quiet-from", t(text.from), choices.from, (from) => change({ from }))}
          {hourField("quiet-until", t(text.until), choices.until, (until) => change({ until }))}
        </div>
      )}
    </>
  );
}
