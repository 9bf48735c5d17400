import { useService } from "../ui/services.tsx";
import { useMe } from "./session.tsx";

/** The list of cases as somebody left it. */
export type LeftList = {
  readonly path: string;
  readonly search: string;
  /** Where the page of a search begins that was turned to. */
  readonly turned: string | undefined;
  readonly chosen: ReadonlySet<string>;
  readonly scrolled: number;
};

/**
 * As long as this tab lives, one for each person who signed in: what is searched for is mostly a name, and stands in no address
 * and in no storage of the browser (ADR 0370).
 */
const createLeftLists = () => new Map<string, LeftList>();

export function useLeftList(): { readonly left: LeftList | undefined; readonly leave: (list: LeftList) => void } {
  const lists = useService(createLeftLists);
  const person = useMe().id;
  return { left: lists.get(person), leave: (list) => void lists.set(person, list) };
}
