import { useState } from "react";
import { Details } from "../../ui/layout/Details.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { StatusTag } from "../../ui/layout/StatusTag.tsx";
import { sectionAnchor } from "./anchors.ts";
import { SearchBox } from "./SearchBox.tsx";
import { SheetFilters } from "./SheetFilters.tsx";
import type { SheetLine, SheetSection } from "./sheet.ts";
import { text } from "./text.ts";
import { isIn } from "./lines/view.ts";
import type { ComponentProps } from "react";

type AsideProps = ComponentProps<typeof SheetFilters> & {
  /** What search and filters let through, in words. */
  found: string;
  sections: readonly { readonly section: SheetSection; readonly lines: readonly SheetLine[] }[];
};

/** As wide as the sheet's own style sheet puts the aside beside the sheet. */
const isWide = () => window.matchMedia("(width >= 64rem)").matches;

/** Search, filters and the way to each section: beside the sheet where there is room, above it elsewhere. */
export function SheetAside({ found, sections, ...filters }: AsideProps) {
  const { t } = useLanguage();
  const [openAtFirst] = useState(isWide);
  const { choice, onChange } = filters;
  return (
    <div className="sheet__aside no-print">
      <SearchBox value={choice.typed} onChange={(typed) => onChange({ ...choice, typed })} />
      <p role="status" className="sheet__found">
        {found}
      </p>
      <Details summary={t(text.filters)} open={openAtFirst}>
        <SheetFilters {...filters} />
      </Details>
      <nav aria-label={t(text.sections)}>
        <Details summary={t(text.sections)} open={openAtFirst}>
          <ol className="sheet__sections">
            {sections.map(({ section: { section, number }, lines }) => {
              const open = lines.filter((line) => isIn("open", line, undefined)).length;
              return (
                <li key={section.id}>
                  <a href={`#${sectionAnchor(section.id)}`}>
                    {t(text.sectionTitle, { number, title: t(section.title) })}
                  </a>{" "}
                  {open > 0 && <StatusTag tone="attention">{t(text.openCount, { count: open })}</StatusTag>}
                </li>
              );
            })}
          </ol>
        </Details>
      </nav>
    </div>
  );
}
