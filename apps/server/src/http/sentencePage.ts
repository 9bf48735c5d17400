import type { ServerResponse } from "node:http";
import type { Language, Text } from "@boreal/domain/kernel/text";
import { pagePath } from "@boreal/domain/vault/pagePath";
import { identityNotConfirmed } from "../commands/deps.ts";
import { fileBroken } from "../commands/storedText.ts";
import { escaped } from "../output/escaped.ts";
import type { DocumentFileRow } from "../store/documents/documents.ts";

/** A page in place of a file that cannot be handed out: why, in both languages, and the way to where something can be done. */
type SentencePage = {
  readonly status: number;
  readonly title: string;
  readonly language: Language;
  readonly sentence: Text;
  readonly way: { readonly name: Text; readonly to: (language: Language) => string };
};

const toItsPage = { en: "To its page in the vault", fr: "Vers sa page dans le coffre" };
const toSecurity = { en: "Signing in and security", fr: "Ouverture de session et sécurité" };

type Broken = { readonly row: DocumentFileRow; readonly name: string; readonly language: Language };

/** A file that can no longer be opened is named. */
export function tellBroken(response: ServerResponse, { row, name, language }: Broken): void {
  const child = row.childNumber === null ? "" : `&child=${row.childNumber}`;
  const place = `${pagePath(row.page)}?application=${encodeURIComponent(row.applicationId)}${child}`;
  answer(response, {
    status: 422,
    title: name,
    language,
    sentence: fileBroken.text,
    way: { name: toItsPage, to: () => place },
  });
}

/** An archive asks first who is there. */
export function tellUnproven(response: ServerResponse, language: Language): void {
  response.setHeader("Boreal-Refusal", identityNotConfirmed.code);
  answer(response, {
    status: 403,
    title: toSecurity[language],
    language,
    sentence: identityNotConfirmed.text,
    way: { name: toSecurity, to: (one) => `/${one}/account/security#confirm-identity` },
  });
}

function answer(response: ServerResponse, { status, title, language, sentence, way }: SentencePage): void {
  const languages = language === "en" ? (["en", "fr"] as const) : (["fr", "en"] as const);
  const body = `<!doctype html>
<html lang="${language}-CA">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
</head>
<body>
<main>
<h1>${escaped(title)}</h1>
${languages
  .map(
    (one) => `<div lang="${one}-CA">
<p>${escaped(sentence[one])}</p>
<p><a href="${escaped(way.to(one))}" target="_top">${escaped(way.name[one])}</a></p>
</div>`,
  )
  .join("\n")}
</main>
</body>
</html>
`;
  response.writeHead(status, {
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
