import type { PartState } from "@boreal/domain/forms/formState";
import { useEffect, useState, type ReactNode } from "react";
import { fieldId } from "../../../case/answers/formFieldId.ts";
import { usePrinting } from "../../../case/printing.ts";
import { Details } from "../../../ui/layout/Details.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import type { OwnFaults } from "../filling/formFaults.ts";
import { text } from "../text.ts";
import { countFilled, isSettled, pathOf } from "./settledParts.ts";

type FilledProps = { parts: readonly PartState[]; own: OwnFaults; children: () => ReactNode };

/** What was filled in when the page opened, folded. It opens where something in it turns out to be wrong, or the address leads to it. */
export function FilledParts({ parts, own, children }: FilledProps) {
  const { t } = useLanguage();
  const printing = usePrinting();
  const [isOpen, setOpen] = useState(() => isIn(parts, location.hash));
  useEffect(() => {
    const follow = () => {
      if (isIn(parts, location.hash)) setOpen(true);
    };
    window.addEventListener("hashchange", follow);
    return () => window.removeEventListener("hashchange", follow);
  }, [parts]);
  const isUnsettled = parts.some((part) => !isSettled(part, own));
  // Once open for a fault it stays so: mending it must not take the field from under the hand.
  useEffect(() => {
    if (isUnsettled) setOpen(true);
  }, [isUnsettled]);
  const { filled, forYou } = countFilled(parts);
  const isShown = isOpen || isUnsettled || printing;
  return (
    <div className="form-filled">
      <Details
        open={isShown}
        onToggle={(now) => {
          if (!printing) setOpen(now);
        }}
        summary={t(filled === forYou ? text.allFilledForYou : text.filledFields, { count: filled, forYou })}
      >
        {isShown && children()}
      </Details>
    </div>
  );
}

/** Whether the address names one of these, or a field in a row of one. */
const isIn = (parts: readonly PartState[], hash: string): boolean => {
  const id = hash.slice(1);
  return id !== "" && parts.some((part) => id === fieldId(pathOf(part)) || id.startsWith(fieldId(`${pathOf(part)}[`)));
};
