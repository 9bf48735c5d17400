import type { ReactNode } from "react";
import { useState } from "react";
import { Details } from "../ui/layout/Details.tsx";
import { usePrinting } from "./printing.ts";

type FoldedProps = { summary: ReactNode; openAtFirst?: boolean; children: () => ReactNode };

/** More, drawn only while it is open; on paper it is always open. */
export function FoldedMore({ summary, openAtFirst = false, children }: FoldedProps) {
  const printing = usePrinting();
  const [open, setOpen] = useState(openAtFirst);
  const isOpen = open || printing;
  return (
    <Details
      open={isOpen}
      onToggle={(now) => {
        if (!printing) setOpen(now);
      }}
      summary={summary}
    >
      {isOpen && children()}
    </Details>
  );
}
