import type { OwnWords, Step } from "./step.ts";

/** The words of a page that a flow may say in its own way. */
type Words = Partial<Pick<OwnWords, "question" | "hint" | "whyWeAsk">> & { readonly toThemselves?: OwnWords };

/** The same step in the words of one type of application: who has finished studies is not asked where they will begin. */
export const inOtherWords = <S extends Step>(step: S, words: Words): S => ({ ...step, ...words });
