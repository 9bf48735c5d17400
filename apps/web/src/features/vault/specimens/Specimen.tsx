import { documentField } from "@boreal/domain/caseFile/documentValues/documentFields";
import { useEffect, useState } from "react";
import { Button } from "../../../ui/controls/Button.tsx";
import { Dialog } from "../../../ui/layout/Dialog.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { fetchSpecimen, type SpecimenPage, type SpecimenType } from "./specimen.ts";
import { SpecimenDrawing } from "./SpecimenDrawing.tsx";
import { specimenText as text } from "./specimen.text.ts";
import "./specimen.css";

export type SpecimenProps = { type: SpecimenType; subject: string };

/** A made-up paper of this kind, small; one press shows it large, with the list of what matters on it. */
export function Specimen({ type, subject }: SpecimenProps) {
  const { t, language } = useLanguage();
  const [page, setPage] = useState<SpecimenPage>();
  const [isLarge, setLarge] = useState(false);
  useEffect(() => {
    let isShown = true;
    // Decoration: a file that cannot be fetched is not missed.
    void fetchSpecimen(type, language).then(
      (fetched) => isShown && setPage(fetched),
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [type, language]);
  if (!page) return <div className="specimen specimen--waiting" />;
  return (
    <div className="specimen">
      <SpecimenDrawing page={page} />
      <Button look="quiet" onClick={() => setLarge(true)}>
        {t(text.enlarge)} <span className="visually-hidden">{subject}</span>
      </Button>
      <Dialog title={t(text.header)} open={isLarge} onClose={() => setLarge(false)} wide>
        <p>{t(text.invented)}</p>
        {/* Scrolled by keyboard where the page is wider than the screen. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls has to be reached by keyboard */}
        <div className="specimen__large" tabIndex={0} role="region" aria-label={subject}>
          <SpecimenDrawing page={page} isNumbered />
        </div>
        <h3>{t(text.marked)}</h3>
        <ol className="specimen__list">
          {page.marks.map(([field]) => {
            const label = documentField(field)?.label;
            return <li key={field}>{label ? t(label) : field}</li>;
          })}
        </ol>
      </Dialog>
    </div>
  );
}
