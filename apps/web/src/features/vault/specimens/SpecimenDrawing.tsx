import { useText } from "../../../ui/language.tsx";
import type { SpecimenPage } from "./specimen.ts";
import { specimenText as text } from "./specimen.text.ts";

/** Of a line of print, the part that stands above its foot. */
const ascent = 0.78;
const air = 2;

type DrawingProps = { page: SpecimenPage; isNumbered?: boolean };

/** A made-up paper with the values that matter marked. The list of the marks says the same in words. */
export function SpecimenDrawing({ page, isNumbered = false }: DrawingProps) {
  const t = useText();
  const { width, height, pieces, marks, picture } = page;
  return (
    <svg className="specimen__drawing" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={t(text.drawing)}>
      <rect className="specimen__page" width={width} height={height} />
      {picture && (
        <rect className="specimen__picture" x={picture[0]} y={picture[1]} width={picture[2]} height={picture[3]} />
      )}
      <text
        className="specimen__stamp"
        x={width / 2}
        y={height / 2}
        fontSize={width / 8}
        transform={`rotate(-20 ${width / 2} ${height / 2})`}
      >
        {t(text.stamp)}
      </text>
      {pieces.map(([left, top, length, size, words]) => (
        <text
          key={`${left} ${top}`}
          className="specimen__words"
          x={left}
          y={top + size * ascent}
          fontSize={size * 0.92}
          textLength={length}
          lengthAdjust="spacingAndGlyphs"
        >
          {words}
        </text>
      ))}
      {marks.map(([field, left, top, markWidth, markHeight], index) => (
        <g key={field}>
          <rect
            className="specimen__mark"
            x={left - air}
            y={top - air}
            width={markWidth + 2 * air}
            height={markHeight + 2 * air}
            rx={3}
          />
          {isNumbered && (
            <text
              className="specimen__number"
              x={left + markWidth + 3 * air}
              y={top + markHeight * ascent}
              fontSize={markHeight * 0.9}
            >
              {index + 1}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}
