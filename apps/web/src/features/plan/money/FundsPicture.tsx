import type { PlannedFunds } from "@boreal/domain/plan/plan";
import { useId } from "react";
import { useLanguage } from "../../../ui/language.tsx";
import { fundsBars, type Segment } from "./fundsPicture.ts";
import { moneyWords } from "./money.text.ts";

type PictureProps = {
  funds: PlannedFunds;
  /** The name of each line and account, by id. */
  names: ReadonlyMap<string, string>;
  /** The picture in one sentence or two. */
  description: string;
};

/** Fills that are told apart without colour too: plain, slanted, dotted, upright, crossed. They repeat from the sixth on. */
const fillCount = 5;

const barHeight = 32;
const [neededTop, shownTop] = [28, 100];

/** Two bars on one scale: needed above, available below. All numbers stand in the table beside it. */
export function FundsPicture({ funds, names, description }: PictureProps) {
  const { t } = useLanguage();
  const id = useId();
  const { needed, shown, mark } = fundsBars(funds);
  const fills = new Map(
    [...needed, ...shown]
      .filter(({ known }) => known)
      .map((segment, index) => [segment, `url(#${id}-fill-${index % fillCount})`]),
  );
  const fillOf = (segment: Segment) => fills.get(segment);
  return (
    <figure className="funds">
      <svg className="funds__bars" width="100%" height={150} role="img" aria-labelledby={`${id}-title ${id}-desc`}>
        <title id={`${id}-title`}>{t(moneyWords.pictureTitle)}</title>
        <desc id={`${id}-desc`}>{description}</desc>
        <Fills id={id} />
        <text x="0" y={neededTop - 10} className="funds__label">
          {t(moneyWords.needed)}
        </text>
        <Bar segments={needed} top={neededTop} fillOf={fillOf} />
        <text x="0" y={shownTop - 10} className="funds__label">
          {t(moneyWords.available)}
        </text>
        <Bar segments={shown} top={shownTop} fillOf={fillOf} />
        {mark !== undefined && (
          <line
            x1={share(mark)}
            x2={share(mark)}
            y1={shownTop - 6}
            y2={shownTop + barHeight + 8}
            className="funds__mark"
          />
        )}
      </svg>
      <figcaption>
        <Legend title={t(moneyWords.needed)} segments={needed} names={names} fillOf={fillOf} />
        <Legend title={t(moneyWords.available)} segments={shown} names={names} fillOf={fillOf} />
        {mark !== undefined && (
          <p className="funds__note">
            {t(needed.every(({ known }) => known) ? moneyWords.mark : moneyWords.markAtLeast)}
          </p>
        )}
        {[...needed, ...shown].some(({ known }) => !known) && <p className="funds__note">{t(moneyWords.dashed)}</p>}
      </figcaption>
    </figure>
  );
}

type LegendProps = {
  title: string;
  segments: readonly Segment[];
  names: ReadonlyMap<string, string>;
  fillOf: (segment: Segment) => string | undefined;
};

/** Which stretch is what. */
function Legend({ title, segments, names, fillOf }: LegendProps) {
  const { t } = useLanguage();
  const id = useId();
  if (segments.length === 0) return null;
  return (
    <>
      <p id={id} className="funds__legend-title">
        {title}
      </p>
      <ul className="funds__legend" aria-labelledby={id}>
        {segments.map((segment) => (
          <li key={segment.id}>
            <svg className="funds__swatch" width="20" height="20" aria-hidden="true" focusable="false">
              <rect
                x="1"
                y="1"
                width="18"
                height="18"
                className={segment.known ? "funds__stretch" : "funds__unknown"}
                fill={fillOf(segment) ?? "none"}
              />
            </svg>
            {names.get(segment.id) ?? t(segment.known ? moneyWords.all : moneyWords.rest)}
          </li>
        ))}
      </ul>
    </>
  );
}

const share = (part: number) => `${(Math.min(1, part) * 100).toFixed(3)}%`;

type BarProps = { segments: readonly Segment[]; top: number; fillOf: (segment: Segment) => string | undefined };

function Bar({ segments, top, fillOf }: BarProps) {
  return (
    <>
      <rect x="0" y={top} width="100%" height={barHeight} className="funds__ground" />
      {segments.map((segment) => (
        <rect
          key={segment.id}
          x={share(segment.from)}
          y={top}
          width={share(segment.to - segment.from)}
          height={barHeight}
          className={segment.known ? "funds__stretch" : "funds__unknown"}
          fill={fillOf(segment) ?? "none"}
        />
      ))}
    </>
  );
}

function Fills({ id }: { id: string }) {
  const pattern = (index: number, drawing: string | undefined) => (
    <pattern key={index} id={`${id}-fill-${index}`} width="8" height="8" patternUnits="userSpaceOnUse">
      <rect width="8" height="8" className={`funds__fill funds__fill--${index}`} />
      {drawing !== undefined && <path d={drawing} className="funds__texture" />}
    </pattern>
  );
  return (
    <defs>
      {[undefined, "M-2 2l4-4M0 8l8-8M6 10l4-4", "M2 2h.1M6 6h.1", "M2 0v8M6 0v8", "M0 0l8 8M8 0l-8 8"].map(
        (drawing, index) => pattern(index, drawing),
      )}
    </defs>
  );
}
