import type { ServerResponse } from "node:http";
import type { Language } from "@boreal/domain/kernel/text";
import { pagePath } from "@boreal/domain/vault/pagePath";
import { fileBroken } from "../commands/storedText.ts";
import { escaped } from "../output/escaped.ts";
import type { DocumentFileRow } from "../store/documents/documents.ts";

const toItsPage = { en: "To its page in the vault", fr: "Vers sa page dans le coffre" };

type Broken = { readonly row: DocumentFileRow; readonly name: string; readonly language: Language };

/** In place of a file that can no longer be opened: a page that names it, says what to do and leads to its place. */
export function tellBroken(response: ServerResponse, { row, name, language }: Broken): void {
  const child = row.childNumber === null ? "" : `&child=${row.childNumber}`;
  const place = `${pagePath(row.page)}?application=${encodeURIComponent(row.applicationId)}${child}`;
  const languages = language === "en" ? (["en", "fr"] as const) : (["fr", "en"] as const);
  const body = `<!doctype html>
<html lang="${language}-CA">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(name)}</title>
</head>
<body>
<main>
<h1>${escaped(name)}</h1>
${languages
  .map(
    (one) => `<div lang="${one}-CA">
<p>${escaped(fileBroken.text[one])}</p>
<p><a href="${escaped(place)}" target="_top">${escaped(toItsPage[one])}</a></p>
</div>`,
  )
  .join("\n")}
</main>
</body>
</html>
`;
  response.writeHead(422, {
    "Content-Type": "text/html; charset=utf-8",
    "Content-Length": Buffer.byteLength(body),
    "Content-Security-Policy": "default-src 'none'; frame-ancestors 'self'",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "SAMEORIGIN",
    "Referrer-Policy": "no-referrer",
    "Cache-Control": "private, no-store",
  });
  response.end(body);
}
