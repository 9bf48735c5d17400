import { closingReasons } from "@boreal/domain/office/caseClosing";
import { useState } from "react";
import type { ResultOf } from "../../../api/graphql.ts";
import { send } from "../../../api/send.ts";
import { ChoiceRow } from "../../../ui/choices/ChoiceRow.tsx";
import { Banner } from "../../../ui/feedback/Banner.tsx";
import { Details } from "../../../ui/layout/Details.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { ClosingForm } from "./ClosingForm.tsx";
import { text } from "./closing.text.ts";
import { closeCaseMutation, type closingQuery } from "./operations.ts";
import { useClosing } from "./useClosing.ts";

type Before = NonNullable<NonNullable<ResultOf<typeof closingQuery>["application"]>["beforeClosing"]>;
type CloseCaseProps = { applicationId: string; before: Before; onDone: () => void };

/** Ends the firm’s work on a case: what happens then is said first, and the deadlines that are still ahead. */
export function CloseCase({ applicationId, before, onDone }: CloseCaseProps) {
  const { t } = useLanguage();
  const [areSeen, setSeen] = useState(false);
  const form = useClosing(
    async (entry) => {
      const seenDeadlines = areSeen ? before.deadlines.map(({ id }) => id) : [];
      return (await send(closeCaseMutation, { applicationId, ...entry, seenDeadlines })).closeCase.refusals;
    },
    { said: text.wasClosed, onDone },
  );
  return (
    <Details summary={t(text.close)}>
      <h3>{t(text.whatHappens)}</h3>
      <ul>
        <li>{t(text.leaves)}</li>
        <li>{t(text.readOnly)}</li>
        <li>{t(text.applicantTold)}</li>
        <li>{t(text.nothingErased)}</li>
      </ul>
      {before.openTasks > 0 && <p>{t(text.tasks, { count: before.openTasks })}</p>}
      <ClosingForm id="close" form={form} asks={text.reason} reasons={closingReasons} button={text.close}>
        {before.deadlines.length > 0 && (
          <DeadlinesAhead before={before} error={form.faults["seenDeadlines"]} areSeen={areSeen} onSeen={setSeen} />
        )}
      </ClosingForm>
    </Details>
  );
}

function DeadlinesAhead({
  before,
  error,
  areSeen,
  onSeen,
}: {
  before: Before;
  error: string | undefined;
  areSeen: boolean;
  onSeen: (areSeen: boolean) => void;
}) {
  const { t, date } = useLanguage();
  return (
    <>
      <Banner tone="attention" title={t(text.deadlinesTitle)}>
        <p>{t(text.deadlinesLead)}</p>
        <ul>
          {before.deadlines.map((one) => (
            <li key={`${one.id} ${one.date ?? ""} ${t(one.title)}`}>
              {t(text.deadline, {
                title: t(one.title),
                date: one.date === null ? t(text.noDay) : date(one.date),
              })}
            </li>
          ))}
        </ul>
      </Banner>
      <ChoiceRow type="checkbox" id="close-seen" label={t(text.seen)} checked={areSeen} onChange={onSeen} />
      {error !== undefined && (
        <Banner tone="attention" live>
          {error}
        </Banner>
      )}
    </>
  );
}
