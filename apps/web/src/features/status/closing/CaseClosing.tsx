import { reopeningReasons } from "@boreal/domain/office/caseClosing";
import type { ResultOf } from "../../../api/graphql.ts";
import { send } from "../../../api/send.ts";
import { useAskOnChange } from "../../../api/useAskOnChange.ts";
import { useQuery } from "../../../api/useQuery.ts";
import { Details } from "../../../ui/layout/Details.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { CloseCase } from "./CloseCase.tsx";
import { ClosingForm } from "./ClosingForm.tsx";
import { text } from "./closing.text.ts";
import { closingQuery, reopenCaseMutation } from "./operations.ts";
import { useClosing } from "./useClosing.ts";

type Closings = NonNullable<ResultOf<typeof closingQuery>["application"]>["closings"];
type CaseClosingProps = { applicationId: string; onChanged: () => void };

/** Closing a case and reopening it, for the team, and when that was done before. */
export function CaseClosing({ applicationId, onChanged }: CaseClosingProps) {
  const query = useQuery(closingQuery, { id: applicationId });
  const { askNow } = useAskOnChange(applicationId, query);
  const application = query.data?.application;
  if (!application) return null;
  const onDone = () => {
    askNow();
    onChanged();
  };
  const { beforeClosing, closings, abilities } = application;
  return (
    <>
      {beforeClosing && (
        // Once it is closed and open again, the form begins anew.
        <CloseCase key={closings.length} applicationId={applicationId} before={beforeClosing} onDone={onDone} />
      )}
      {abilities.includes("reopenCase") && <ReopenCase applicationId={applicationId} onDone={onDone} />}
      {closings.length > 0 && <EarlierClosings closings={closings} />}
    </>
  );
}

function ReopenCase({ applicationId, onDone }: { applicationId: string; onDone: () => void }) {
  const { t } = useLanguage();
  const form = useClosing(
    async (entry) => (await send(reopenCaseMutation, { applicationId, ...entry })).reopenCase.refusals,
    { said: text.wasReopened, onDone },
  );
  return (
    <Details summary={t(text.reopen)}>
      <p>{t(text.reopenLead)}</p>
      <ClosingForm id="reopen" form={form} asks={text.reopenReason} reasons={reopeningReasons} button={text.reopen} />
    </Details>
  );
}

function EarlierClosings({ closings }: { closings: Closings }) {
  const { t, dayOf } = useLanguage();
  return (
    <Details summary={t(text.history)}>
      <ul className="status__closings">
        {closings.map((one) => (
          <li key={one.id}>
            <p>
              {t(text.closedBy, {
                name: one.closedByName ?? t(text.somebody),
                date: dayOf(one.closedAt),
                reason: t(one.reason),
              })}
            </p>
            {one.words !== null && <blockquote dir="auto">{one.words}</blockquote>}
            {one.reopenedAt !== null && one.reopenedReason !== null && (
              <p>
                {t(text.reopenedBy, {
                  name: one.reopenedByName ?? t(text.somebody),
                  date: dayOf(one.reopenedAt),
                  reason: t(one.reopenedReason),
                })}
              </p>
            )}
            {one.reopenedWords !== null && <blockquote dir="auto">{one.reopenedWords}</blockquote>}
          </li>
        ))}
      </ul>
    </Details>
  );
}
