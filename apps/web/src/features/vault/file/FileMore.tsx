import { useId, useState, type ReactNode } from "react";
import { Button } from "../../../ui/controls/Button.tsx";
import { useText } from "../../../ui/language.tsx";
import { text } from "./arrange.text.ts";

/** Things done less often with a file, opened in place: nothing floats over the page, whatever its width or zoom. */
export function FileMore({ fileName, children }: { fileName: string; children: ReactNode }) {
  const t = useText();
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        look="quiet"
        icon={open ? "minus" : "plus"}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        {t(text.more)} <span className="visually-hidden">{fileName}</span>
      </Button>
      {open && (
        <div className="file-card__more" id={id}>
          {children}
        </div>
      )}
    </>
  );
}
