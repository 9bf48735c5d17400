import type { IconName } from "./iconShapes.ts";
import { iconShapes } from "./iconShapes.ts";
import "./Icon.css";

/** A line drawing. Always beside a word, so hidden from screen readers; a control made of an icon alone names itself. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg className={className ? `icon ${className}` : "icon"} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={iconShapes[name]} />
    </svg>
  );
}
