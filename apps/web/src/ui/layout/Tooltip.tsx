import { useEffect, useId, useLayoutEffect, useRef, useState, type ReactNode } from "react";
import { Icon } from "./Icon.tsx";
import "./Tooltip.css";

/** A finger that rests this long opens it. */
const longPressMs = 500;
/** The pointer may leave for this long on its way to the words. */
const leaveMs = 200;

/** The words stay this far inside the window, in pixels. */
const edge = 8;

type TooltipProps = { /** Name of the button that holds the words. */ label: string; children: ReactNode };

/**
 * A short explanation beside what it explains. Opens by pointer, by keyboard focus, by a press of 500 ms on a touch screen;
 * Escape and the next touch close it, the pointer may move onto it, and it stays until dismissed (WCAG 2.2, 1.4.13).
 */
export function Tooltip({ label, children }: TooltipProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const words = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const later = (next: boolean, ms: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(next), ms);
  };
  const now = (next: boolean) => {
    clearTimeout(timer.current);
    setOpen(next);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  useLayoutEffect(() => {
    if (words.current && open) moveInsideWindow(words.current);
  }, [open]);
  useEffect(() => {
    if (!open) return undefined;
    const close = (event: KeyboardEvent) => {
      if (event.key === "Escape") setOpen(false);
    };
    // A finger has no Escape: the next touch, anywhere but on the words, closes it.
    const touched = (event: PointerEvent) => {
      if (event.pointerType !== "mouse" && !(event.target instanceof Node && words.current?.contains(event.target)))
        now(false);
    };
    document.addEventListener("keydown", close);
    document.addEventListener("pointerdown", touched);
    return () => {
      document.removeEventListener("keydown", close);
      document.removeEventListener("pointerdown", touched);
    };
  }, [open]);
  return (
    <span
      className="tooltip"
      onPointerEnter={(event) => event.pointerType === "mouse" && now(true)}
      onPointerLeave={(event) => event.pointerType === "mouse" && later(false, leaveMs)}
    >
      <button
        type="button"
        className="tooltip__button"
        aria-label={label}
        aria-describedby={id}
        onFocus={(event) => event.currentTarget.matches(":focus-visible") && now(true)}
        onBlur={() => now(false)}
        onPointerDown={(event) => event.pointerType !== "mouse" && !open && later(true, longPressMs)}
        onPointerUp={(event) => event.pointerType !== "mouse" && !open && clearTimeout(timer.current)}
        onPointerCancel={() => !open && clearTimeout(timer.current)}
        onContextMenu={(event) => event.preventDefault()}
      >
        <Icon name="info" />
      </button>
      <span role="tooltip" id={id} ref={words} className="tooltip__words" hidden={!open}>
        {children}
      </span>
    </span>
  );
}

/** Moves it aside where it would reach over the edge of the window. */
function moveInsideWindow(element: HTMLElement): void {
  element.style.translate = "";
  const { left, right } = element.getBoundingClientRect();
  const shift = left < edge ? edge - left : Math.min(0, document.documentElement.clientWidth - edge - right);
  if (shift !== 0) element.style.translate = `${shift}px`;
}
