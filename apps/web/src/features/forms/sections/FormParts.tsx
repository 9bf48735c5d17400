import { useState } from "react";
import { usePrinting } from "../../../case/printing.ts";
import type { OpenForm } from "../../../case/forms/theForms.ts";
import { Button } from "../../../ui/controls/Button.tsx";
import { Details } from "../../../ui/layout/Details.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import type { OwnFaults } from "../filling/formFaults.ts";
import { ProgressTag } from "../ProgressTag.tsx";
import { text } from "../text.ts";
import type { Forms } from "../useForms.ts";
import { SectionReview } from "./SectionReview.tsx";
import "./sectionReview.css";

type PartsProps = { forms: Forms; open: OpenForm; own: OwnFaults };

/**
 * The form part by part, folded: how each stands, and what it says once it is opened. On paper all are open. That all of it
 * is filled in is said above, once.
 */
export function FormParts({ forms, open, own }: PartsProps) {
  const { t } = useLanguage();
  const printing = usePrinting();
  const { sections, isFilled } = open.state;
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const turn = (id: string, isOpen: boolean) =>
    setOpened((before) => new Set(isOpen ? [...before, id] : [...before].filter((one) => one !== id)));
  const areAllOpen = sections.every(({ section }) => opened.has(section.id));
  return (
    <section className="form-parts" aria-labelledby="form-parts">
      <div className="form-parts__head">
        <h2 id="form-parts">{t(text.allParts)}</h2>
        <Button
          look="quiet"
          className="no-print"
          onClick={() => setOpened(new Set(areAllOpen ? [] : sections.map(({ section }) => section.id)))}
        >
          {t(areAllOpen ? text.foldAll : text.unfoldAll)}
        </Button>
      </div>
      {sections.map((section) => {
        const { id, title } = section.section;
        const isOpen = opened.has(id) || printing;
        return (
          <Details
            key={id}
            open={isOpen}
            onToggle={(now) => {
              if (!printing) turn(id, now);
            }}
            summary={
              <span className="form-parts__summary">
                <span>{t(title)}</span>{" "}
                {!(isFilled && section.progress === "complete") && <ProgressTag progress={section.progress} />}
              </span>
            }
          >
            {isOpen && <SectionReview forms={forms} open={open} section={section} own={own} />}
          </Details>
        );
      })}
    </section>
  );
}
