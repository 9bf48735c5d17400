import { inEachWording, type Clause, type Text } from "./text.ts";

/** What French words must agree with: the gender of the noun, and `p` when it is plural. */
export type Agreement = "m" | "f" | "mp" | "fp";

/** A name that sentences speak about as “it”. Its gender and number stand beside it, so that none of them has to guess. */
export type Noun = Text & { readonly noun: Agreement };

const pronouns: Readonly<Record<Agreement, { readonly il: string; readonly le: string }>> = {
  m: { il: "il", le: "le" },
  f: { il: "elle", le: "la" },
  mp: { il: "ils", le: "les" },
  fp: { il: "elles", le: "les" },
};

const agreeing = /\{(?:(il|le)|([^{}|]+)\|([^{}|]+))\}/gu;

/**
 * A sentence about `noun`, in the form that agrees with it. In French `{il}` and `{le}` stand for the pronoun, and
 * `{sert|servent}` for a verb of one or of several; other placeholders stay. English says “it” of all of them.
 */
export function agreed(text: Clause, { noun }: Pick<Noun, "noun">): Clause {
  const isPlural = noun.endsWith("p");
  const french = (sentence: string) =>
    sentence.replace(agreeing, (_all, pronoun: "il" | "le" | undefined, one: string, several: string) =>
      pronoun ? pronouns[noun][pronoun] : isPlural ? several : one,
    );
  return inEachWording(text, (wording) => ({ en: wording.en, fr: french(wording.fr) }));
}
