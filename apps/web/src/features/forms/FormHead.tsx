import type { SectionState } from "@boreal/domain/forms/formState";
import { useState } from "react";
import { Link } from "wouter";
import { formSectionPath } from "../../case/loading/addresses.ts";
import { SaveStatus } from "../../case/saving/SaveStatus.tsx";
import { usePersonName } from "../../case/usePersonName.ts";
import { lazyPart } from "../../shell/lazyPart.tsx";
import { Details } from "../../ui/layout/Details.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { ProgressTag } from "./ProgressTag.tsx";
import { neededSections } from "./sections/sectionWay.ts";
import { text } from "./text.ts";
import type { CaseForm, OpenForm } from "../../case/forms/theForms.ts";
import type { Forms } from "./useForms.ts";

/** Whose form it is. */
export function usePersonWords(): (caseForm: CaseForm, forms: Pick<Forms, "own">) => string {
  const [ofOwner, ofOthers] = [usePersonName(true), usePersonName(false)];
  return ({ person }, { own }) =>
    (own ? ofOwner : ofOthers)(person.role, person.role === "child" ? person.childNumber : null);
}

const ReopenedHere = lazyPart(async () => (await import("../../case/reopened/ReopenedHere.tsx")).ReopenedHere);

/** Why this form is open again, where it is. */
export function ReopenedForm({ forms, open }: { forms: Forms; open: OpenForm }) {
  const { id } = open.caseForm.form;
  if (!forms.openAgain.includes(id)) return null;
  return <ReopenedHere applicationId={forms.applicationId} place={{ form: id }} />;
}

/** Which form this is and whose, which part of it, and whether everything is saved. */
export function FormHead({ forms, open, here }: { forms: Forms; open: OpenForm; here: SectionState }) {
  const { t } = useLanguage();
  const personWords = usePersonWords();
  const needed = neededSections(open.state);
  const at = needed.indexOf(here);
  return (
    <div className="form-head">
      <ReopenedForm forms={forms} open={open} />
      <SaveStatus state={forms.view.state} />
      <p className="form-head__form">
        {/* A line that is broken ends with the point and never begins with it. */}
        {t(open.caseForm.form.title)}
        {"\u00A0"}· {personWords(open.caseForm, forms)}
        {at >= 0 && (
          <>
            {"\u00A0"}· {t(text.section, { n: at + 1, of: needed.length })}
          </>
        )}
      </p>
      <SectionsNav forms={forms} open={open} here={here} />
    </div>
  );
}

/** All parts of the form with how each stands, to go to any of them. */
function SectionsNav({ forms, open: { key, state }, here }: { forms: Forms; open: OpenForm; here: SectionState }) {
  const { t } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="form-head__sections no-print">
      <Details summary={t(text.sections)} open={isOpen} onToggle={setOpen}>
        <nav aria-label={t(text.sections)}>
          <ol className="form-sections">
            {state.sections.map((section) => (
              <li key={section.section.id} className="form-sections__item">
                <Link
                  href={formSectionPath(forms.applicationId, key, section.section.id)}
                  aria-current={section === here ? "step" : undefined}
                  onClick={() => setOpen(false)}
                >
                  {t(section.section.title)}
                </Link>
                <ProgressTag progress={section.progress} />
                {section === here && <span className="form-sections__here">{t(text.youAreHere)}</span>}
              </li>
            ))}
          </ol>
        </nav>
      </Details>
    </div>
  );
}
