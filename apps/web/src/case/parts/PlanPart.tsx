import type { ReactNode } from "react";
import { useEffect, useState } from "react";
import { useIsOnPaper } from "../printing.ts";
import { Icon } from "../../ui/layout/Icon.tsx";
import { StatusTag, type Tone } from "../../ui/layout/StatusTag.tsx";
import { classNames } from "../../ui/classNames.ts";
import "./PlanPart.css";

/** The parts of a case by the word after `#` in an address that opens one. */
export type PlanPartId =
  | "answers"
  | "documents"
  | "letters"
  | "forms"
  | "funds"
  | "fees"
  | "dates"
  | "eligibility"
  | "check"
  | "people"
  | "affiliation"
  | "notes"
  | "conflicts"
  | "more"
  | "others";

type PlanPartProps = {
  id: PlanPartId;
  title: string;
  /** The part in one line, seen while it is folded. */
  result?: ReactNode;
  /** Where the line needs more than to be read. */
  tone?: Tone;
  /** Left out on paper: tools of the screen. */
  onScreenOnly?: boolean;
  /** Parts that lie in this one: the address of one of them opens it too. */
  holds?: readonly PlanPartId[];
  children: () => ReactNode;
};

/** One part of a case: a line with its result, and the whole of it once it is opened. On paper it is open. */
export function PlanPart({ id, title, result, tone, onScreenOnly = false, holds = [], children }: PlanPartProps) {
  const onPaper = useIsOnPaper();
  const ids = [id, ...holds].join(" ");
  const [open, setOpen] = useState(() => isNamed(ids));
  useEffect(() => {
    const follow = () => {
      if (isNamed(ids)) setOpen(true);
    };
    window.addEventListener("hashchange", follow);
    return () => window.removeEventListener("hashchange", follow);
  }, [ids]);
  const isOpen = open || onPaper;
  return (
    <section className={classNames("plan-part", onScreenOnly && "no-print")} aria-labelledby={`plan-${id}`}>
      <details
        id={id}
        open={isOpen}
        onToggle={(event) => {
          if (!onPaper) setOpen(event.currentTarget.open);
        }}
      >
        <summary className="plan-part__line">
          <Icon name="chevronRight" className="plan-part__mark" />
          <h2 id={`plan-${id}`} className="plan-part__title">
            {title}
          </h2>
          {result !== undefined && (
            <span className="plan-part__result">
              {tone === undefined ? result : <StatusTag tone={tone}>{result}</StatusTag>}
            </span>
          )}
        </summary>
        {isOpen && <div className="plan-part__body">{children()}</div>}
      </details>
    </section>
  );
}

/** Whether the address names one of these, written with spaces between them. */
const isNamed = (ids: string): boolean => ids.split(" ").some((id) => location.hash === `#${id}`);
