import { useEffect, useRef } from "react";
import type { Filling } from "../filling/filling.ts";

/** What is typed last is saved when the page is left. */
export function useSaveOnLeave({ sheet }: Pick<Filling, "sheet">): void {
  const latest = useRef(sheet);
  latest.current = sheet;
  useEffect(() => () => void latest.current.queue.flush(), []);
}
