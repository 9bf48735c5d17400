import type { ReactNode } from "react";
import { useEffect, useId, useRef, useState } from "react";
import { useLocation } from "wouter";
import "./Disclosure.css";

type DisclosureProps = {
  /** The button's name when its content is not words. */
  label?: string;
  button: ReactNode;
  /** Drawn while open. */
  children: ReactNode;
  onOpen?: () => void;
};

/** A button in the header that opens a panel: closed by Escape, by a click elsewhere, by leaving it or the page. */
export function Disclosure({ label, button, children, onOpen }: DisclosureProps) {
  const [open, setOpen] = useState(false);
  const [path] = useLocation();
  const box = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  useEffect(() => setOpen(false), [path]);
  useEffect(() => {
    if (!open) return undefined;
    const outside = (event: Event) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) setOpen(false);
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      setOpen(false);
      opener.current?.focus();
    };
    document.addEventListener("pointerdown", outside);
    document.addEventListener("focusin", outside);
    document.addEventListener("keydown", escape);
    return () => {
      document.removeEventListener("pointerdown", outside);
      document.removeEventListener("focusin", outside);
      document.removeEventListener("keydown", escape);
    };
  }, [open]);
  return (
    <div className="disclosure" ref={box}>
      <button
        type="button"
        ref={opener}
        className="header__button"
        aria-expanded={open}
        aria-controls={open ? panelId : undefined}
        aria-label={label}
        onClick={() => {
          if (!open) onOpen?.();
          setOpen(!open);
        }}
      >
        {button}
      </button>
      {open && (
        <div className="disclosure__panel" id={panelId}>
          {children}
        </div>
      )}
    </div>
  );
}
