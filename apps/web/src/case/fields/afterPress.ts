import { useEffect, useState } from "react";
import { press } from "../../api/press.ts";

/** A value as it was while nobody was pressing: what is said because a field was left must not move the button that is pressed (ADR 0092). */
export function useAfterPress<T>(value: T): T {
  const [shown, setShown] = useState(value);
  useEffect(() => {
    let isWanted = true;
    press.after(() => {
      if (isWanted) setShown(value);
    });
    return () => {
      isWanted = false;
    };
  }, [value]);
  return shown;
}
