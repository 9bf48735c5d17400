import { useEffect, useRef, type ReactNode } from "react";

/** The heading of a step. Takes the focus when the step follows another one, so that nobody is left on a button that is gone. */
export function StepTitle({
  takesFocus,
  isHidden,
  children,
}: {
  takesFocus: boolean;
  isHidden?: boolean;
  children: ReactNode;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  const atFirst = useRef(takesFocus);
  useEffect(() => {
    if (atFirst.current) heading.current?.focus();
  }, []);
  return (
    <h3 className={isHidden ? "visually-hidden" : "capture__title"} tabIndex={-1} ref={heading}>
      {children}
    </h3>
  );
}
