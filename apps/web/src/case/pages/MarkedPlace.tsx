import type { Box } from "./turned.ts";
import "./FilePages.css";

const percent = (part: number | undefined) => `${(part ?? 0) * 100}%`;

/** Marks where a value stands on the picture of a page; the picture's frame is what it is placed in. */
export function MarkedPlace({ box: [left, top, width, height] }: { box: Box }) {
  return (
    <span
      className="viewer__mark"
      style={{ left: percent(left), top: percent(top), width: percent(width), height: percent(height) }}
    />
  );
}
