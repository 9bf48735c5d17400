import type { ReactNode } from "react";
import { useEffect, useId, useRef } from "react";
import { IconButton } from "../controls/Button.tsx";
import { classNames } from "../classNames.ts";
import { useText } from "../language.tsx";
import { text } from "../text.ts";
import "./Dialog.css";

type DialogProps = {
  title: ReactNode;
  open: boolean;
  /** Escape, the cross and the browser's own ways of closing. */
  onClose: () => void;
  wide?: boolean;
  /** No cross and no Escape: one of the dialog's own buttons must be chosen. */
  mustChoose?: boolean;
  children: ReactNode;
};

/** A native modal dialog. The title takes the focus; on closing the browser gives it back to where it was. */
export function Dialog({ title, open, onClose, wide, mustChoose, children }: DialogProps) {
  const t = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  useEffect(() => {
    const element = dialog.current;
    if (!element || !open) return undefined;
    const before = document.activeElement;
    element.showModal();
    heading.current?.focus();
    return () => {
      element.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [open]);
  if (!open) return null;
  return (
    <dialog
      ref={dialog}
      className={classNames("dialog", wide && "dialog--wide")}
      aria-labelledby={titleId}
      onCancel={(event) => {
        if (event.target !== dialog.current) return;
        event.preventDefault();
        if (!mustChoose) onClose();
      }}
    >
      <div className="dialog__head">
        <h2 className="dialog__title" id={titleId} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {!mustChoose && <IconButton icon="cross" label={t(text.close)} onClick={onClose} />}
      </div>
      {children}
    </dialog>
  );
}
