import { Banner } from "../../../ui/feedback/Banner.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { StepForm } from "../StepForm.tsx";
import type { SeenApplication } from "../useChangeStatus.ts";
import { text } from "./uploadChecklist.text.ts";

type RecordFilingProps = { application: SeenApplication; open: number; onChanged: () => void };

/** The end of the checklist: the same step that records a filing above, beside what was ticked. */
export function RecordFiling({ application, open, onChanged }: RecordFilingProps) {
  const { t } = useLanguage();
  const steps = application.lifecycle.steps.filter(({ isFiling }) => isFiling);
  return (
    <section>
      <h3>{t(text.record)}</h3>
      <p>{t(steps.length === 0 ? text.notYet : text.recordLead)}</p>
      {steps.length > 0 && open > 0 && <Banner tone="attention">{t(text.stillOpen, { count: open })}</Banner>}
      {steps.map((step) => (
        <StepForm
          key={`${application.status} ${step.id}`}
          application={application}
          step={step}
          within="checklist"
          onChanged={onChanged}
        />
      ))}
    </section>
  );
}
