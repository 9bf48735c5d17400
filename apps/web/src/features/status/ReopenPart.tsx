import { useState } from "react";
import type { ResultOf } from "../../api/graphql.ts";
import { send } from "../../api/send.ts";
import { useAction } from "../../api/useAction.ts";
import { FailureBanner } from "../../shell/chrome/FailureBanner.tsx";
import { RadioGroup } from "../../ui/choices/RadioGroup.tsx";
import { SelectField } from "../../ui/choices/SelectField.tsx";
import { Button, ButtonRow } from "../../ui/controls/Button.tsx";
import { TextArea } from "../../ui/controls/TextArea.tsx";
import { useToast } from "../../ui/feedback/toasts.tsx";
import { Details } from "../../ui/layout/Details.tsx";
import { useLanguage, type LanguageTools } from "../../ui/language.tsx";
import { type reopenedPartsQuery, reopenPartMutation } from "./operations.ts";
import { text } from "./reopenedParts.text.ts";

type Reopenable = NonNullable<ResultOf<typeof reopenedPartsQuery>["application"]>["reopenable"];
type ReopenPartProps = { applicationId: string; reopenable: Reopenable; onOpened: () => void };

const kinds = ["question", "section", "documents", "form"] as const;
const longestReason = 1000;

const valueOf = ({ part, childNumber }: Reopenable[number]): string => `${part} ${childNumber ?? ""}`;

const labelOf = ({ subject, name }: Reopenable[number], t: LanguageTools["t"]): string =>
  subject ? `${t(subject)} · ${t(name)}` : t(name);

type Entry = { readonly kind: string; readonly which: string | undefined; readonly reason: string };
const nothingYet: Entry = { kind: "question", which: undefined, reason: "" };

/** The legal team opens one part again, with what the applicant should correct. */
export function ReopenPart({ applicationId, reopenable, onOpened }: ReopenPartProps) {
  const { t } = useLanguage();
  const showToast = useToast();
  const action = useAction();
  const [entry, setEntry] = useState<Entry>(nothingYet);
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const submit = () =>
    action.run(async () => {
      const { kind, which, reason } = entry;
      const part = reopenable.find((one) => one.kind === kind && valueOf(one) === which);
      const { reopenPart } = await send(reopenPartMutation, {
        applicationId,
        kind,
        part: part?.part ?? "",
        childNumber: part?.childNumber ?? null,
        reason,
      });
      setFaults(Object.fromEntries(reopenPart.refusals.map((one) => [one.path ?? "part", t(one.text)])));
      if (reopenPart.refusals.length > 0) return;
      setEntry(nothingYet);
      showToast({ text: t(text.opened) });
      document.querySelector<HTMLElement>("main h1")?.focus();
      onOpened();
    });
  return (
    <Details summary={t(text.open)}>
      <form
        className="status__step"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <WhatToOpen reopenable={reopenable} entry={entry} faults={faults} onEntry={setEntry} />
        <FailureBanner failure={action.failure} />
        <ButtonRow>
          <Button type="submit" busy={action.busy}>
            {t(text.open)}
          </Button>
        </ButtonRow>
      </form>
    </Details>
  );
}

type WhatProps = Pick<ReopenPartProps, "reopenable"> & {
  entry: Entry;
  faults: Readonly<Record<string, string>>;
  onEntry: (entry: Entry) => void;
};

function WhatToOpen({ reopenable, entry, faults, onEntry }: WhatProps) {
  const { t } = useLanguage();
  const ofKind = reopenable.filter(({ kind }) => kind === entry.kind);
  const offered = kinds.filter((one) => reopenable.some(({ kind }) => kind === one));
  return (
    <>
      <p>{t(text.openLead)}</p>
      <RadioGroup
        id="reopen-kind"
        label={t(text.kind)}
        choices={offered.map((one) => ({ value: one, label: t(text[one]) }))}
        value={entry.kind}
        onChange={(kind) => onEntry({ ...entry, kind: kind ?? entry.kind, which: undefined })}
      />
      <SelectField
        id="reopen-part"
        label={t(text.which)}
        key={entry.kind}
        options={ofKind.map((one) => ({ value: valueOf(one), label: labelOf(one, t) }))}
        value={entry.which}
        error={faults["part"]}
        onChange={(which) => onEntry({ ...entry, which })}
      />
      <TextArea
        id="reopen-reason"
        label={t(text.reason)}
        limit={longestReason}
        rows={3}
        value={entry.reason}
        error={faults["reason"]}
        onChange={(reason) => onEntry({ ...entry, reason })}
      />
    </>
  );
}
