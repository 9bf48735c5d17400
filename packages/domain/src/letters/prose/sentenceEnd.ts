/** Where a sentence of a text ends, which a title or an initial does not. */
const sentenceEnd =
  /(?<=[.!?…]["”»)]?)(?<!(?:^|[\s(«“"])(?:Mr|Mrs|Ms|Dr|Prof|St|Ste|M|MM|Mme|Me|\p{Lu})\.)\s+(?=["“«(]?\s?[\p{Lu}\p{Lt}\p{Lo}\d])/gu;

export function sentencesOf(text: string): readonly { readonly text: string; readonly startsParagraph?: true }[] {
  return text.split(/\n+/u).flatMap((paragraph, index) =>
    paragraph
      .split(sentenceEnd)
      .filter((one) => one.trim() !== "")
      .map((one, at) => ({
        text: one.trim(),
        ...(index > 0 && at === 0 ? { startsParagraph: true as const } : {}),
      })),
  );
}
