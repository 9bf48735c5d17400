import type { useText } from "../../ui/language.tsx";
import { applicationName } from "../applicationNames.ts";
import { visitText as text } from "./visit.text.ts";

type OfCase = {
  readonly owner: { readonly firstName: string; readonly lastName: string };
  readonly type: string;
  readonly matterNumber?: string | null;
};

/** A case in a word, for those who work on many: whose it is, what is asked for, and the number of the firm where there is one. */
export function titleOfCase({ owner, type, matterNumber = null }: OfCase, t: ReturnType<typeof useText>): string {
  const name = `${owner.firstName} ${owner.lastName}`.trim();
  const whose = t(text.ofCase, { name: name === "" ? t(text.noName) : name, kind: t(applicationName(type)) });
  return matterNumber === null ? whose : `${whose} · ${matterNumber}`;
}
