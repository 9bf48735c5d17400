import type { PlannedFunds } from "@boreal/domain/plan/planned";
import { useId, type ReactNode } from "react";
import { dollarsIn } from "../../../case/money.ts";
import { useLanguage } from "../../../ui/language.tsx";
import { fundsBars, type Segment } from "./fundsPicture.ts";
import { moneyWords } from "./money.text.ts";
import "./funds.css";

type PictureProps = {
  funds: PlannedFunds;
  /** The name of each line and account, by id. */
  names: ReadonlyMap<string, string>;
  /** The sums, as they are said everywhere. */
  sums: { readonly needed: string; readonly available: string };
  /** The picture in one sentence or two. */
  description: string;
};

/** Fills that are told apart without colour too: plain, slanted, dotted, upright, crossed. They repeat from the sixth on. */
const fillCount = 5;

const barHeight = 32;
const [neededTop, shownTop] = [28, 100];
/** A stretch this long has room for its amount on a phone. */
const roomForAmount = 0.26;

/** Two bars on one scale, each amount on its stretch or beside its name: needed above, available below. */
export function FundsPicture({ funds, names, sums, description }: PictureProps) {
  const { t } = useLanguage();
  const id = useId();
  const { needed, shown, mark } = fundsBars(funds);
  const fills = new Map(
    [...needed, ...shown]
      .filter(({ amount }) => amount !== null)
      .map((segment, index) => [segment, `url(#${id}-fill-${index % fillCount})`]),
  );
  const fillOf = (segment: Segment) => fills.get(segment);
  const unknownOf = (lines: readonly { readonly id: string; readonly amount: number | null }[]) => [
    ...new Set(lines.flatMap((line) => (line.amount === null ? [names.get(line.id) ?? t(moneyWords.rest)] : []))),
  ];
  return (
    <figure className="funds">
      <svg className="funds__bars" width="100%" height={150} role="img" aria-labelledby={`${id}-title ${id}-desc`}>
        <title id={`${id}-title`}>{t(moneyWords.pictureTitle)}</title>
        <desc id={`${id}-desc`}>{description}</desc>
        <Fills id={id} />
        <text x="0" y={neededTop - 10} className="funds__label">
          {t(moneyWords.barLabel, { what: t(moneyWords.needed), sum: sums.needed })}
        </text>
        <Bar segments={needed} top={neededTop} fillOf={fillOf} />
        <text x="0" y={shownTop - 10} className="funds__label">
          {t(moneyWords.barLabel, { what: t(moneyWords.available), sum: sums.available })}
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
        <Legend
          title={t(moneyWords.needed)}
          segments={needed}
          names={names}
          unknown={unknownOf(funds.required.lines)}
          fillOf={fillOf}
        />
        <Legend
          title={t(moneyWords.available)}
          segments={shown}
          names={names}
          unknown={unknownOf(funds.available.accounts)}
          fillOf={fillOf}
          {...(mark === undefined
            ? {}
            : { mark: t(needed.every(({ amount }) => amount !== null) ? moneyWords.mark : moneyWords.markAtLeast) })}
        />
      </figcaption>
    </figure>
  );
}

type LegendProps = {
  title: string;
  segments: readonly Segment[];
  names: ReadonlyMap<string, string>;
  /** What is not known, by name. */
  unknown: readonly string[];
  fillOf: (segment: Segment) => string | undefined;
  /** What the dotted line says. */
  mark?: string;
};

/** Which stretch is what, and how much. */
function Legend({ title, segments, names, unknown, fillOf, mark }: LegendProps) {
  const tools = useLanguage();
  const { t } = tools;
  const id = useId();
  if (segments.length === 0 && mark === undefined) return null;
  const words = ({ id: key, amount, isTyped }: Segment): string =>
    amount === null
      ? t(moneyWords.notKnownYet, { names: unknown.length === 0 ? t(moneyWords.rest) : unknown.join(", ") })
      : t(isTyped ? moneyWords.typed : moneyWords.ofLine, {
          name: names.get(key) ?? t(moneyWords.all),
          amount: dollarsIn(tools, amount),
        });
  return (
    <>
      <p id={id} className="funds__legend-title">
        {title}
      </p>
      <ul className="funds__legend" aria-labelledby={id}>
        {segments.map((segment) => (
          <li key={segment.id}>
            <Swatch>
              <rect
                x="1"
                y="1"
                width="18"
                height="18"
                className={segment.amount === null ? "funds__unknown" : "funds__stretch"}
                fill={fillOf(segment) ?? "none"}
              />
            </Swatch>
            {words(segment)}
          </li>
        ))}
        {mark !== undefined && (
          <li>
            <Swatch>
              <line x1="10" x2="10" y1="0" y2="20" className="funds__mark" />
            </Swatch>
            {mark}
          </li>
        )}
      </ul>
    </>
  );
}

const Swatch = ({ children }: { children: ReactNode }) => (
  <svg className="funds__swatch" width="20" height="20" aria-hidden="true" focusable="false">
    {children}
  </svg>
);

const share = (part: number) => `${(Math.min(1, part) * 100).toFixed(3)}%`;

type BarProps = { segments: readonly Segment[]; top: number; fillOf: (segment: Segment) => string | undefined };

function Bar({ segments, top, fillOf }: BarProps) {
  const tools = useLanguage();
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
          className={segment.amount === null ? "funds__unknown" : "funds__stretch"}
          fill={fillOf(segment) ?? "none"}
        />
      ))}
      {segments
        .filter(({ from, to, amount }) => amount !== null && to - from >= roomForAmount)
        .map(({ id, from, to, amount }) => (
          <Amount key={id} at={(from + to) / 2} middle={top + barHeight / 2} words={dollarsIn(tools, amount ?? 0)} />
        ))}
    </>
  );
}

/** An amount on its stretch, on a ground of its own so that it can be read on every fill. */
function Amount({ at, middle, words }: { at: number; middle: number; words: string }) {
  const width = words.length * 8.5 + 8;
  return (
    <svg x={share(at)} y={middle} overflow="visible">
      <rect x={-width / 2} y="-10" width={width} height="20" rx="4" className="funds__amount-ground" />
      <text textAnchor="middle" dominantBaseline="central" className="funds__amount">
        {words}
      </text>
    </svg>
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
