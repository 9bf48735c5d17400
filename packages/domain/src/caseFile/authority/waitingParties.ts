import type { Text } from "../../kernel/text.ts";

/** Who has to do something before a case goes on. `authority` is the court as well; `nobody` once it is closed. */
export const waitingParties = ["applicant", "team", "authority", "nobody"] as const;
export type WaitingParty = (typeof waitingParties)[number];

/** Each of them to whoever works on many cases, on the list of cases and in its file. */
export const waitingPartyWords: Readonly<Record<WaitingParty, Text>> = {
  applicant: { en: "the applicant", fr: "la personne" },
  team: { en: "the legal team", fr: "l’équipe juridique" },
  authority: { en: "the authority or the court", fr: "l’autorité ou le tribunal" },
  nobody: { en: "nobody", fr: "personne" },
};
