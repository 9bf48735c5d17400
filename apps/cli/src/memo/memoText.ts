import type { Language } from "@boreal/domain/kernel/text";
import type { Memo, MemoReason } from "@boreal/domain/memo/memo";
import { coverageWords, inShort } from "@boreal/domain/memo/memoTree";
import { sentences, table } from "../terminal.ts";

const words = {
  en: { title: "Readiness memo on", file: "file", page: "page", cover: "would cover it", colon: ":" },
  fr: {
    title: "Note de préparation au",
    file: "fichier",
    page: "page",
    cover: "pour couvrir ce point",
    colon: "\u00A0:",
  },
} as const;

/** The memo for a person at a terminal: first that it predicts nothing, then each reason with what is on file and what is open. */
export function memoText({ notice, today, rulesVersion, ...memo }: Memo, language: Language): string {
  const say = words[language];
  return [
    `${say.title} ${today} (${rulesVersion})\n\n${notice[language]}\n\n`,
    inShort({ notice, today, rulesVersion, ...memo }, language)
      .map((line) => `${line}\n`)
      .join(""),
    ...memo.reasons.map((reason) => reasonText(reason, language)),
  ].join("");
}

function reasonText({ id, covered, why, evidence, open, notes }: MemoReason, language: Language): string {
  const say = words[language];
  const head = `\n${id}  ${coverageWords[covered][language]}${say.colon} ${sentences(why.because, language)}\n`;
  const rows = [
    ...evidence.map(({ fileId, page, isPageRead, says }) => [
      "  +",
      `${say.file} ${fileId}${isPageRead ? `, ${say.page} ${page}` : ""}`,
      says[language],
    ]),
    ...open.map(({ text, wouldCover }) => [
      "  -",
      "",
      `${text[language]} (${say.cover}${say.colon} ${wouldCover.map(({ page }) => page).join(", ")})`,
    ]),
    ...notes.map(({ text }) => ["  ~", "", text[language]]),
  ];
  return `${head}${table(rows)}`;
}
