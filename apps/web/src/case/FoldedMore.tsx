import type { ReactNode } from "react";
import { useState } from "react";
import { Details } from "../ui/layout/Details.tsx";
import { usePrinting } from "./printing.ts";

type FoldedProps = {
  summary: ReactNode;
  /** Until somebody opens or folds it, or works with what is inside. */
  openAtFirst?: boolean;
  children: () => ReactNode;
};

/** More, drawn only while it is open; on paper it is always open. */
export function FoldedMore({ summary, openAtFirst = false, children }: FoldedProps) {
  const printing = usePrinting();
  const [said, setSaid] = useState<boolean>();
  const isOpen = (said ?? openAtFirst) || printing;
  return (
    <Details
      open={isOpen}
      onToggle={(now) => {
        // The browser tells of what the page opened, too.
        if (!printing && now !== isOpen) setSaid(now);
      }}
      onWork={() => setSaid(true)}
      summary={summary}
    >
      {isOpen && children()}
    </Details>
  );
}
