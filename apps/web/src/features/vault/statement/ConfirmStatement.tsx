import { useState } from "react";
import { send } from "../../../api/send.ts";
import { useAction } from "../../../api/useAction.ts";
import { useQuery } from "../../../api/useQuery.ts";
import type { TheApplication } from "../../../case/loading/theCase.ts";
import { FailureBanner } from "../../../shell/chrome/FailureBanner.tsx";
import { Button, ButtonRow } from "../../../ui/controls/Button.tsx";
import { Banner } from "../../../ui/feedback/Banner.tsx";
import { useToast } from "../../../ui/feedback/toasts.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { confirmStatementMutation, mayConfirmStatementQuery } from "./operations.ts";
import { text } from "./confirmStatement.text.ts";

/** The applicant says that the statement of purpose is right, once there is one. */
export function ConfirmStatement({ application, onChanged }: { application: TheApplication; onChanged: () => void }) {
  const { t, dayOf } = useLanguage();
  const showToast = useToast();
  const action = useAction();
  const [refusal, setRefusal] = useState<string>();
  const asked = useQuery(mayConfirmStatementQuery, { id: application.id });
  const files = application.documents.filter(({ page, deletedAt }) => page === "study-plan" && !deletedAt);
  if (files.length === 0 || asked.data?.application?.mayConfirmStatement !== true) return null;
  const confirm = () =>
    action.run(async () => {
      const { confirmStatement } = await send(
        confirmStatementMutation,
        { applicationId: application.id, fileIds: files.map(({ id }) => id) },
        { repeatable: true },
      );
      const [refused] = confirmStatement.refusals;
      setRefusal(refused && t(refused.text));
      if (refused) return;
      showToast({ text: t(text.confirmed) });
      document.querySelector<HTMLElement>("main h1")?.focus();
      asked.reload();
      onChanged();
    });
  return (
    <section aria-labelledby="confirm-statement">
      <h2 id="confirm-statement">{t(text.title)}</h2>
      <p>{t(text.lead)}</p>
      <p id="confirmed-files">{t(text.files, { count: files.length })}</p>
      <ul aria-labelledby="confirmed-files">
        {files.map(({ id, name, uploadedAt }) => (
          <li key={id}>
            <bdi>{name}</bdi>, {t(text.added, { date: dayOf(uploadedAt) })}
          </li>
        ))}
      </ul>
      {refusal !== undefined && <Banner tone="blocked">{refusal}</Banner>}
      <FailureBanner failure={action.failure} />
      <ButtonRow>
        <Button look="primary" busy={action.busy} onClick={() => void confirm()}>
          {t(text.confirm)}
        </Button>
      </ButtonRow>
    </section>
  );
}
