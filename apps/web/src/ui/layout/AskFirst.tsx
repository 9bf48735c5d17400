import { useState, type ReactNode } from "react";
import { Button, ButtonRow } from "../controls/Button.tsx";
import type { IconName } from "./iconShapes.ts";
import { Dialog } from "./Dialog.tsx";

type AskFirstProps = {
  look: "quiet" | "danger";
  icon?: IconName;
  /** What the button says. */
  children: ReactNode;
  title: string;
  /** What follows, and whether it can be taken back. */
  lead: string;
  confirm: string;
  keep: string;
  busy?: boolean | undefined;
  onConfirm: () => void;
};

/** A button for what takes something away: a dialog says what follows, and only its own button does it. */
export function AskFirst({ look, icon, children, title, lead, confirm, keep, busy, onConfirm }: AskFirstProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look={look} icon={icon} busy={busy} onClick={() => setOpen(true)}>
        {children}
      </Button>
      <Dialog title={title} open={open} onClose={() => setOpen(false)}>
        <p>{lead}</p>
        <ButtonRow>
          <Button
            look="danger"
            busy={busy}
            onClick={() => {
              setOpen(false);
              onConfirm();
            }}
          >
            {confirm}
          </Button>
          <Button look="quiet" onClick={() => setOpen(false)}>
            {keep}
          </Button>
        </ButtonRow>
      </Dialog>
    </>
  );
}
