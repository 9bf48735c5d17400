import type { Refusal } from "@boreal/domain/kernel/validation";

/** Whether a command did its work; when not, why. */
export type Done = { readonly done: boolean; readonly refusals: readonly Refusal[] };

export const done: Done = { done: true, refusals: [] };

export const refused = (because: Refusal): Done => ({ done: false, refusals: [because] });
