import { useMemo } from "react";
import { formSectionPath, formsPath } from "../../../case/loading/addresses.ts";
import { shareOf } from "../../../case/forms/formShare.ts";
import { SaveStatus } from "../../../case/saving/SaveStatus.tsx";
import { Page } from "../../../shell/Page.tsx";
import { Banner } from "../../../ui/feedback/Banner.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { LinkButton } from "../../../ui/controls/LinkButton.tsx";
import { ProgressBar } from "../../../ui/feedback/ProgressBar.tsx";
import { CheckForm, FilledWords } from "./CheckForm.tsx";
import { FormConflicts } from "./FormConflicts.tsx";
import { faultsOfForm, ownFaults } from "../filling/formFaults.ts";
import { ReopenedForm, usePersonWords } from "../FormHead.tsx";
import { FormParts } from "./FormParts.tsx";
import { ToSettle } from "./ToSettle.tsx";
import { text } from "../text.ts";
import type { OpenForm } from "../../../case/forms/theForms.ts";
import type { Forms } from "../useForms.ts";
import { WaysOut } from "../output/WaysOut.tsx";

/** A whole form, to be checked: what waits for somebody first, then all its parts, folded, then the ways out. */
export function FormPage({ forms, open }: { forms: Forms; open: OpenForm }) {
  const { t, number } = useLanguage();
  const personWords = usePersonWords();
  const { applicationId, mayFill, own: isOwn, view } = forms;
  const { caseForm, key, state } = open;
  const own = useMemo(() => ownFaults(open, view), [open, view]);
  const faults = faultsOfForm(state, own);
  const [first] = faults;
  const { wanted, prefilled, withValue } = shareOf(state);
  return (
    <Page
      title={t(caseForm.form.title)}
      lead={t(text.forPerson, { person: personWords(caseForm, forms) })}
      backHref={formsPath(applicationId)}
      backLabel={t(text.toForms)}
    >
      <ReopenedForm forms={forms} open={open} />
      {mayFill && <SaveStatus state={view.state} />}
      {!mayFill && isOwn && <Banner tone="quiet">{t(text.readOnly)}</Banner>}
      <FormConflicts forms={forms} open={open} />
      <ProgressBar
        label={t(text.filledCount, { prefilled: number(prefilled), wanted: number(wanted) })}
        ratio={wanted === 0 ? 0 : withValue / wanted}
      />
      <Banner tone={faults.length > 0 ? "attention" : state.isComplete ? "done" : "todo"}>
        <p>{faults.length === 0 ? <FilledWords state={state} /> : t(text.toMend, { count: faults.length })}</p>
      </Banner>
      <ToSettle forms={forms} open={open} faults={faults} />
      {first && mayFill && (
        <p className="no-print">
          <LinkButton
            look="primary"
            icon="arrowRight"
            href={formSectionPath(applicationId, key, first.section.section.id)}
          >
            {t(text.goOn)}
          </LinkButton>
        </p>
      )}
      <FormParts forms={forms} open={open} own={own} />
      {faults.length === 0 && <CheckForm forms={forms} open={open} />}
      <WaysOut forms={forms} open={open} isReady={faults.length === 0} />
    </Page>
  );
}
