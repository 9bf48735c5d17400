import type { Text } from "@boreal/domain/kernel/text";
import { useEffect, useRef, useState } from "react";
import { useText, type BilingualText } from "../../ui/language.tsx";

/** What stands on a page: a question, a field or a list. */
type Asked = { readonly id: string; readonly name: Text };

/** `oneMore` names it by `{name}`; `severalMore` counts them by `{count}`. */
type Words = {
  readonly oneMore: BilingualText;
  readonly severalMore: BilingualText;
  readonly fewer: BilingualText;
};

/** What to say to those who do not see fields come and go below the one they fill in. Nothing when the page opens. */
export function useAppearing(asked: readonly Asked[], words: Words): string {
  const t = useText();
  const [said, setSaid] = useState("");
  const before = useRef<readonly string[] | undefined>(undefined);
  useEffect(() => {
    const known = before.current;
    before.current = asked.map(({ id }) => id);
    if (!known) return;
    const added = asked.filter(({ id }) => !known.includes(id));
    const [first] = added;
    if (added.length > 1) setSaid(t(words.severalMore, { count: added.length }));
    else if (first) setSaid(t(words.oneMore, { name: t(first.name) }));
    else if (known.some((id) => !asked.some((one) => one.id === id))) setSaid(t(words.fewer));
  }, [asked, words, t]);
  return said;
}
