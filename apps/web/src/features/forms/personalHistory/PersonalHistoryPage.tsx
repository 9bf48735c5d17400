import { isList } from "@boreal/domain/forms/fields/field";
import type { SectionState } from "@boreal/domain/forms/formState";
import { lifeHistory } from "@boreal/domain/forms/lifeHistory/lifeHistory";
import { useMemo } from "react";
import { useSearchParams } from "wouter";
import { formsPath } from "../../../case/loading/addresses.ts";
import { ApplicationGate } from "../../../case/loading/ApplicationGate.tsx";
import { SaveStatus } from "../../../case/saving/SaveStatus.tsx";
import { Page } from "../../../shell/Page.tsx";
import { ButtonRow } from "../../../ui/controls/Button.tsx";
import { useText } from "../../../ui/language.tsx";
import { LinkButton } from "../../../ui/controls/LinkButton.tsx";
import { FormConflicts } from "../sections/FormConflicts.tsx";
import { ownFaults, type OwnFaults } from "../filling/formFaults.ts";
import { lifeText } from "./personalHistory.text.ts";
import { SectionParts } from "../sections/SectionParts.tsx";
import { text } from "../text.ts";
import { useAppearingFields } from "../filling/useAppearingFields.ts";
import { useFieldOfAddress } from "../filling/useFieldOfAddress.ts";
import { usePersonalHistory, type OpenLife } from "./usePersonalHistory.ts";
import { useSaveOnLeave } from "../sections/useSaveOnLeave.ts";
import "../forms.css";
import "./personalHistory.css";

/** Where a person tells once what the forms of every application ask. */
export function PersonalHistoryPage() {
  const { life, failure, reload } = usePersonalHistory();
  return (
    <ApplicationGate value={life} failure={failure} onRetry={reload}>
      {(known) => <LifeForm life={known} />}
    </ApplicationGate>
  );
}

/** Back to the forms of the application from which somebody came, else to the account. */
function useWayBack(): { readonly href: string; readonly label: string } {
  const t = useText();
  const [search] = useSearchParams();
  const from = search.get("from") ?? "";
  return /^[\w-]+$/.test(from)
    ? { href: formsPath(from), label: t(text.toForms) }
    : { href: "/account", label: t(lifeText.toAccount) };
}

/** The part of the page that asks for what an address names. */
function partNamed(id: string): string {
  const [, name] = /^life-(.+)$/.exec(id) ?? [];
  const section = lifeHistory.sections.find(({ parts }) =>
    parts.some((part) => (isList(part) ? part.list : part.path).split(".")[0] === name),
  );
  return section ? `life-${section.id}` : id;
}

function LifeForm({ life }: { life: OpenLife }) {
  const t = useText();
  const back = useWayBack();
  const { forms, open, sections } = life;
  const own = useMemo(() => ownFaults(open, forms.view), [open, forms.view]);
  useFieldOfAddress(partNamed);
  useSaveOnLeave(forms);
  return (
    <Page title={t(lifeText.title)} lead={t(lifeText.lead)} backHref={back.href} backLabel={back.label}>
      <p>{t(lifeText.howMuch)}</p>
      <nav aria-label={t(lifeText.parts)} className="no-print">
        <ul className="life-parts">
          {sections.map(({ section }) => (
            <li key={section.id}>
              <a href={`#life-${section.id}`}>{t(section.title)}</a>
            </li>
          ))}
        </ul>
      </nav>
      <FormConflicts forms={forms} open={open} />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- leaving any field saves; the listener only hears what bubbles up from the fields */}
      <form noValidate onSubmit={(event) => event.preventDefault()} onBlur={() => void forms.sheet.queue.flush()}>
        {sections.map((section) => (
          <LifeSection key={section.section.id} life={life} section={section} own={own} />
        ))}
        <div className="life-status">
          <SaveStatus state={forms.view.state} />
        </div>
        <ButtonRow>
          <LinkButton look="primary" href={back.href}>
            {t(lifeText.done)}
          </LinkButton>
        </ButtonRow>
      </form>
    </Page>
  );
}

function LifeSection({
  life: { forms, open },
  section,
  own,
}: {
  life: OpenLife;
  section: SectionState;
  own: OwnFaults;
}) {
  const t = useText();
  const said = useAppearingFields(section.parts);
  const { id, title, lead } = section.section;
  return (
    <section className="life-section" aria-labelledby={`life-${id}`}>
      <h2 id={`life-${id}`} tabIndex={-1}>
        {t(title)}
      </h2>
      {lead && <p>{t(lead)}</p>}
      <SectionParts forms={forms} open={open} parts={section.parts} own={own} isQuietAboutMissing heading="h3" />
      <div className="visually-hidden" aria-live="polite">
        {said}
      </div>
    </section>
  );
}
