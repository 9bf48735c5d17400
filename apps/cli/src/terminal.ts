import type { Language, Text } from "@boreal/domain/kernel/text";

/** Where a command writes: results on standard output, everything else on standard error. */
export type Terminal = {
  readonly out: (text: string) => void;
  readonly complain: (line: string) => void;
  readonly readStandardInput: () => Promise<string>;
  readonly environment: Readonly<Record<string, string | undefined>>;
};

/** The terminal of this process. Ends it quietly when the reader of the output has seen enough (`boreal plan ... | head`). */
export function processTerminal(): Terminal {
  process.stdout.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code === "EPIPE") process.exit(0);
    throw error;
  });
  return {
    out: (text) => void process.stdout.write(text),
    complain: (line) => void process.stderr.write(`${line}\n`),
    async readStandardInput() {
      const chunks: Buffer[] = [];
      for await (const chunk of process.stdin) chunks.push(Buffer.from(chunk as Uint8Array));
      return Buffer.concat(chunks).toString("utf8");
    },
    environment: process.env,
  };
}

/** The language of the person's machine, English when it is neither. */
export function languageOf(environment: Terminal["environment"]): Language {
  const locale = environment.LC_ALL || environment.LC_MESSAGES || environment.LANG || "";
  return locale.toLowerCase().startsWith("fr") ? "fr" : "en";
}

export const sentences = (texts: readonly Text[], language: Language) => texts.map((text) => text[language]).join("; ");

/** Columns as wide as their widest cell, the last one as it comes. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths: number[] = [];
  for (const row of rows)
    for (const [index, cell] of row.entries()) widths[index] = Math.max(widths[index] ?? 0, cell.length);
  return rows
    .map((row) =>
      row
        .map((cell, index) => (index === row.length - 1 ? cell : cell.padEnd(widths[index] ?? 0)))
        .join("  ")
        .trimEnd(),
    )
    .map((line) => `${line}\n`)
    .join("");
}
