import type { Text } from "../../kernel/text.ts";
import type { Step } from "../step.ts";

/** A part of a flow with a title of its own: a list of references, no strings. */
export type Section = { readonly id: string; readonly title: Text; readonly steps: readonly Step[] };
