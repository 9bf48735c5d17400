import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLeftList, type LeftList } from "../../../shell/leftList.ts";
import { queuePath, type QueueChoice } from "./queueAddress.ts";

/** What of the list is in no address: what is searched for, its page, and what is chosen. */
export type KeptList = Pick<LeftList, "search" | "turned" | "chosen"> & {
  /** How far the list was scrolled that is shown again. */
  readonly scrolledBefore: number;
  readonly onSearch: (search: string) => void;
  readonly onTurn: (after: string | undefined) => void;
  readonly onChoose: (chosen: ReadonlySet<string>) => void;
};

const nothing: Pick<LeftList, "search" | "turned" | "chosen"> = { search: "", turned: undefined, chosen: new Set() };

/** The list as it was left where one comes back to it; anything else begins anew. A search goes on in another list. */
export function useKeptList(choice: QueueChoice): KeptList {
  const path = queuePath(choice, { after: choice.after });
  const list = queuePath(choice);
  const { left, leave } = useLeftList();
  const [before] = useState(() => (left?.path === path ? left : undefined));
  const [state, set] = useState({ ...nothing, ...before, list });
  const kept = state.list === list ? state : { ...nothing, search: state.search, list };
  const now = useRef<Omit<LeftList, "scrolled">>({ path, ...kept });
  const leaveNow = useRef(leave);
  useLayoutEffect(() => {
    now.current = { path, search: kept.search, turned: kept.turned, chosen: kept.chosen };
  });
  useLayoutEffect(() => () => leaveNow.current({ ...now.current, scrolled: window.scrollY }), []);
  return {
    search: kept.search,
    turned: kept.turned,
    chosen: kept.chosen,
    scrolledBefore: before?.scrolled ?? 0,
    onSearch: (search) => set({ ...nothing, search, list }),
    onTurn: (turned) => set({ ...kept, turned }),
    onChoose: (chosen) => set({ ...kept, chosen }),
  };
}

/** Scrolls to where the list was left, once its rows are there. */
export function useScrolledAgain({ scrolledBefore }: KeptList, isThere: boolean): void {
  const to = useRef(scrolledBefore);
  useEffect(() => {
    if (!isThere || to.current === 0) return undefined;
    const at = to.current;
    to.current = 0;
    // After the page has put the focus on its heading and itself at its beginning.
    const frame = requestAnimationFrame(() => window.scrollTo(0, at));
    return () => cancelAnimationFrame(frame);
  }, [isThere]);
}
