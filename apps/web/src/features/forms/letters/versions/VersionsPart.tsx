import { useState } from "react";
import { lazyPart } from "../../../../shell/lazyPart.tsx";
import { useLanguage } from "../../../../ui/language.tsx";
import { Details } from "../../../../ui/layout/Details.tsx";
import type { Review } from "../comments/useLetterComments.ts";
import type { WrittenSection } from "../LetterSectionView.tsx";
import { versionsText as text } from "./versions.text.ts";

const LetterVersions = lazyPart(async () => (await import("./LetterVersions.tsx")).LetterVersions);

type PartProps = { review: Review; now: readonly WrittenSection[]; mayWrite: boolean };

/** Earlier texts of the letter, fetched with what compares them once somebody opens them. */
export function VersionsPart({ review, now, mayWrite }: PartProps) {
  const { t } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  return (
    <section className="no-print" aria-labelledby="letter-versions">
      <h2 id="letter-versions">{t(text.title)}</h2>
      <Details summary={t(text.show)} open={isOpen} onToggle={setOpen}>
        {isOpen && (
          <LetterVersions
            applicationId={review.applicationId}
            letterKey={review.letterKey}
            now={now.map((one) => ({ ...one, title: one.titleNow ? t(one.titleNow) : one.title }))}
            mayWrite={mayWrite}
            beforeChange={review.beforeChange}
            onChanged={review.onTextChanged}
          />
        )}
      </Details>
    </section>
  );
}
