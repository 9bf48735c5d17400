import type { ReactNode } from "react";
import { createContext, useCallback, useContext, useEffect, useMemo, useRef, useState } from "react";
import { Button, IconButton } from "../controls/Button.tsx";
import { classNames } from "../classNames.ts";
import { useText } from "../language.tsx";
import { text } from "../text.ts";
import "./toasts.css";

export type Toast = {
  readonly text: string;
  readonly tone?: "done" | "fault";
  /** Puts back what was done; the toast then stays 20 seconds instead of 10. */
  readonly undo?: () => void;
};

type Shown = Toast & { readonly id: number };

const ToastContext = createContext<(toast: Toast) => void>(() => {});

/** `const showToast = useToast(); showToast({ text, undo })`. */
export const useToast = (): ((toast: Toast) => void) => useContext(ToastContext);

/** Draws the region where short notices appear; read out politely, never taking the focus. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const t = useText();
  const [shown, setShown] = useState<readonly Shown[]>([]);
  const counter = useRef(0);
  const show = useCallback((toast: Toast) => {
    counter.current += 1;
    const id = counter.current;
    setShown((before) => [...before.slice(-2), { ...toast, id }]);
  }, []);
  const remove = useCallback((id: number) => setShown((before) => before.filter((toast) => toast.id !== id)), []);
  const region = useMemo(
    () => (
      <section className="toasts no-print" aria-label={t(text.notices)} aria-live="polite" aria-relevant="additions">
        {shown.map((toast) => (
          <ToastView key={toast.id} toast={toast} onGone={() => remove(toast.id)} />
        ))}
      </section>
    ),
    [shown, remove, t],
  );
  return (
    <ToastContext value={show}>
      {children}
      {region}
    </ToastContext>
  );
}

function ToastView({ toast, onGone }: { toast: Shown; onGone: () => void }) {
  const t = useText();
  const [held, setHeld] = useState(false);
  const gone = useRef(onGone);
  gone.current = onGone;
  useEffect(() => {
    if (held) return undefined;
    const timer = setTimeout(() => gone.current(), toast.undo ? 20_000 : 10_000);
    return () => clearTimeout(timer);
  }, [held, toast.undo]);
  const { undo } = toast;
  return (
    <div
      className={classNames("toast", toast.tone === "fault" && "toast--fault")}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <span className="toast__text">{toast.text}</span>
      {undo && (
        <Button
          look="quiet"
          onClick={() => {
            undo();
            onGone();
          }}
        >
          {t(text.undo)}
        </Button>
      )}
      <IconButton icon="cross" label={t(text.dismiss)} onClick={onGone} />
    </div>
  );
}
