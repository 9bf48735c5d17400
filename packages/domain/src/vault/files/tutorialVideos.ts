import type { Text } from "../../kernel/text.ts";

/**
 * What a video shows that belongs to a slot (document 1 section 3: video tutorial type; types as in docs/facts/vault.md section 1).
 * Where the video lies, and what is said in it, is set by an administrator: no address is part of the program.
 */
export const tutorialVideoTypes = ["letterOfAcceptance"] as const;
export type TutorialVideoType = (typeof tutorialVideoTypes)[number];

export const tutorialVideoNames: Readonly<Record<TutorialVideoType, Text>> = {
  letterOfAcceptance: { en: "Your letter of acceptance", fr: "Votre lettre d’acceptation" },
};

/** Characters. */
export const tutorialLimits = { address: 2000, transcript: 20_000 } as const;

/** A video in one language. It never stands without its words, for those who cannot see or hear it, or would rather read. */
export type TutorialVideo = {
  readonly type: TutorialVideoType;
  readonly language: keyof Text;
  readonly address: string;
  readonly transcript: string;
};
