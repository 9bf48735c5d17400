import type { BilingualText } from "../../ui/language.tsx";
import { text } from "./requests.text.ts";

/** Whom a request is about; `{n}` is the number of a child. */
export const personWords = ({ addressee }: { readonly addressee: string }): BilingualText =>
  addressee === "child" ? text.child : addressee === "spouse" ? text.spouse : text.main;
