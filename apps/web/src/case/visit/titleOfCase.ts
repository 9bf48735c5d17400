import type { useText } from "../../ui/language.tsx";
import { applicationName } from "../applicationNames.ts";
import { visitText as text } from "./visit.text.ts";

type OfCase = { readonly owner: { readonly firstName: string; readonly lastName: string }; readonly type: string };

/** A case in a word, for those who work on many: whose it is, and what is asked for. */
export function titleOfCase({ owner, type }: OfCase, t: ReturnType<typeof useText>): string {
  const name = `${owner.firstName} ${owner.lastName}`.trim();
  return t(text.ofCase, { name: name === "" ? t(text.noName) : name, kind: t(applicationName(type)) });
}
