import { useId } from "react";
import { useLanguage } from "../../../ui/language.tsx";
import { datesWords } from "./dates.text.ts";
import type { Timeline } from "./timeline.ts";

const rowHeight = 30;
const margin = 5;

/** A line from today to the last date; the numbers are those of the list below, which says the same in words. */
export function TimelinePicture({ line, count }: { line: Timeline; count: number }) {
  const { t, language } = useLanguage();
  const short = new Intl.DateTimeFormat(language === "fr" ? "fr-CA" : "en-CA", {
    month: "short",
    year: "numeric",
    timeZone: "UTC",
  });
  const id = useId();
  const base = line.rows * rowHeight + 6;
  // Marks at the ends stay whole.
  const place = (at: number) => `${margin + at * (100 - 2 * margin)}%`;
  return (
    <svg className="timeline" width="100%" height={base + 44} role="img" aria-labelledby={`${id}-title ${id}-desc`}>
      <title id={`${id}-title`}>{t(datesWords.picture)}</title>
      <desc id={`${id}-desc`}>{t(datesWords.describe, { count })}</desc>
      <line x1="0" x2="100%" y1={base} y2={base} className="timeline__line" />
      <line x1={place(line.today)} x2={place(line.today)} y1={base - 8} y2={base + 8} className="timeline__today" />
      <text
        x={place(line.today)}
        y={base + 40}
        textAnchor={anchorAt(line.today)}
        className="timeline__word timeline__word--today"
      >
        {t(datesWords.today)}
      </text>
      {line.months.map(({ month: name, at }) => (
        <g key={name}>
          <line x1={place(at)} x2={place(at)} y1={base - 4} y2={base + 4} className="timeline__line" />
          <text x={place(at)} y={base + 21} textAnchor={anchorAt(at)} className="timeline__word">
            {short.format(new Date(`${name}-01T00:00:00Z`))}
          </text>
        </g>
      ))}
      {line.marks.map(({ id: key, n, at, row }) => (
        <g key={key}>
          <line x1={place(at)} x2={place(at)} y1={base - row * rowHeight - 6} y2={base} className="timeline__stem" />
          <circle cx={place(at)} cy={base - row * rowHeight - 18} r="12" className="timeline__mark" />
          <text x={place(at)} y={base - row * rowHeight - 13} textAnchor="middle" className="timeline__number">
            {n}
          </text>
        </g>
      ))}
    </svg>
  );
}

const anchorAt = (at: number) => (at < 0.1 ? "start" : at > 0.9 ? "end" : "middle");
