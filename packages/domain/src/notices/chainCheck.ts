import { fill, type Text } from "../kernel/text.ts";

/** What can be wrong with a chain of entries, each bound to the one before: words of the command line and of the page of the log. */
export type ChainFault = "missing" | "changed" | "cutShort";

const faults: Readonly<Record<ChainFault, Text>> = {
  missing: { en: "{entry} is missing", fr: "{entry} est manquante" },
  changed: { en: "{entry} was changed", fr: "{entry} a été modifiée" },
  cutShort: {
    en: "{entry} and what came after it were taken away, or the head of the chain was changed",
    fr: "{entry} et tout ce qui la suivait ont été retirés, ou la tête de la chaîne a été modifiée",
  },
};

/** The first entry at which a chain is not whole. */
export type BrokenAt = { readonly position: number; readonly fault: ChainFault };

const entries = {
  here: { en: "entry {position}", fr: "l’entrée {position}" },
  inChain: { en: "entry {position} of chain {chain}", fr: "l’entrée {position} de la chaîne {chain}" },
} satisfies Record<string, Text>;

const broken: Text = { en: "The log is broken: {fault}.", fr: "Le journal est altéré\u00A0: {fault}." };

/** With the chain, where there are many. */
export function saysBroken({ position, fault }: BrokenAt, chain?: string): Text {
  const entry = chain === undefined ? fill(entries.here, { position }) : fill(entries.inChain, { position, chain });
  return fill(broken, { fault: fill(faults[fault], { entry }) });
}
