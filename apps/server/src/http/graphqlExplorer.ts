import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";

type Page = { readonly html: string; readonly policy: string };

/**
 * GraphiQL, to try operations in while developing (ADR 0116); `Config.graphqlExplorer` says where it may be. Its code comes from the package in node_modules, so the page
 * works without the internet, and its own content policy lets nothing else run: one script, known by its hash.
 */
export function createGraphqlExplorer(): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  let made: Promise<Page> | undefined;
  return async (request, response) => {
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.writeHead(405, { allow: "GET, HEAD" }).end();
      return;
    }
    const { html, policy } = await (made ??= makePage());
    response.writeHead(200, {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": policy,
      "cache-control": "no-store",
    });
    response.end(request.method === "HEAD" ? undefined : html);
  };
}

/** Loaded with the first look: nine megabytes that no other page needs, of a package that is installed for development only. */
async function makePage(): Promise<Page> {
  const { renderGraphiQL } = await import("@graphql-yoga/render-graphiql");
  // Browsers read a line end as one character, and so must the hash.
  const html = renderGraphiQL({ title: "Boreal: GraphiQL", endpoint: "/graphql" }).trim().replaceAll("\r\n", "\n");
  const begin = html.indexOf("<script>") + "<script>".length;
  const script = html.slice(begin, html.lastIndexOf("</script>"));
  const hash = createHash("sha256").update(script).digest("base64");
  const policy = [
    "default-src 'none'",
    `script-src 'sha256-${hash}'`,
    "style-src 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src data:",
    "connect-src 'self'",
    "worker-src blob:",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
  return { html, policy };
}
