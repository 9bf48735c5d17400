import type { ServerResponse } from "node:http";
import type { Language } from "@boreal/domain/kernel/text";
import { identityNotConfirmed } from "../commands/deps.ts";
import { escaped } from "../output/escaped.ts";

const toSecurity = { en: "Signing in and security", fr: "Ouverture de session et sécurité" };

/** In place of an archive that asks first who sits there: the sentence, and the way to where it is said. */
export function tellUnproven(response: ServerResponse, language: Language): void {
  const languages = language === "en" ? (["en", "fr"] as const) : (["fr", "en"] as const);
  const body = `<!doctype html>
<html lang="${language}-CA">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(toSecurity[language])}</title>
</head>
<body>
<main>
${languages
  .map(
    (one) => `<div lang="${one}-CA">
<p>${escaped(identityNotConfirmed.text[one])}</p>
<p><a href="/${one}/account/security#confirm-identity">${escaped(toSecurity[one])}</a></p>
</div>`,
  )
  .join("\n")}
</main>
</body>
</html>
`;
  response.writeHead(403, {
    "Content-Type": "text/html; charset=utf-8",
    "Content-Length": Buffer.byteLength(body),
    "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "Boreal-Refusal": identityNotConfirmed.code,
    "Referrer-Policy": "no-referrer",
    "Cache-Control": "private, no-store",
  });
  response.end(body);
}
