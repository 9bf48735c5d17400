import { isListState, type PartState, type SectionState } from "@boreal/domain/forms/formState";
import { useEffect, useRef, useState } from "react";
import { useText } from "../../../ui/language.tsx";
import { text } from "../text.ts";

const nameOf = (part: PartState) => (isListState(part) ? part.list.list : part.path);

/** What to say to those who do not see fields come and go below the one they fill in. Nothing when the page opens. */
export function useAppearingFields({ parts }: SectionState): string {
  const t = useText();
  const [said, setSaid] = useState("");
  const before = useRef<readonly string[] | undefined>(undefined);
  useEffect(() => {
    const known = before.current;
    before.current = parts.map(nameOf);
    if (!known) return;
    const added = parts.filter((part) => !known.includes(nameOf(part)));
    const [first] = added;
    if (added.length > 1) setSaid(t(text.severalMore, { count: added.length }));
    else if (first) setSaid(t(text.oneMore, { label: t(isListState(first) ? first.list.title : first.field.label) }));
    else if (known.some((name) => !parts.some((part) => nameOf(part) === name))) setSaid(t(text.fewer));
  }, [parts, t]);
  return said;
}
