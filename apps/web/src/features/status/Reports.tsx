import { send } from "../../api/send.ts";
import { useAction } from "../../api/useAction.ts";
import { FailureBanner } from "../../shell/chrome/FailureBanner.tsx";
import { isStaff, useMe } from "../../shell/session.tsx";
import { Button, ButtonRow } from "../../ui/controls/Button.tsx";
import { Banner } from "../../ui/feedback/Banner.tsx";
import { useToast } from "../../ui/feedback/toasts.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { declineReportMutation } from "./operations.ts";
import { FactList } from "./StatusFacts.tsx";
import { text } from "./status.text.ts";
import type { SeenApplication } from "./useChangeStatus.ts";

/** What the applicant says the authority decided: the team confirms it by recording it, or declines it. */
export function Reports({ application, onChanged }: { application: SeenApplication; onChanged: () => void }) {
  const { t } = useLanguage();
  const { role } = useMe();
  const showToast = useToast();
  const action = useAction();
  const { reports } = application.lifecycle;
  if (reports.length === 0) return null;
  const decline = () =>
    action.run(async () => {
      const { declineReport } = await send(declineReportMutation, { applicationId: application.id });
      const [refused] = declineReport.refusals;
      showToast(refused ? { text: t(refused.text), tone: "fault" } : { text: t(text.declined) });
      document.querySelector<HTMLElement>("main h1")?.focus();
      onChanged();
    });
  return (
    <section aria-labelledby="status-reports">
      <h2 id="status-reports">{t(text.reports)}</h2>
      {reports.map((report) => (
        <Banner key={report.id} tone="todo" title={t(report.name)}>
          <FactList facts={report.entered} />
          <p>{t(isStaff(role) ? text.confirmBelow : text.reported)}</p>
        </Banner>
      ))}
      {isStaff(role) && (
        <ButtonRow>
          <Button busy={action.busy} onClick={() => void decline()}>
            {t(text.decline)}
          </Button>
        </ButtonRow>
      )}
      <FailureBanner failure={action.failure} />
    </section>
  );
}
