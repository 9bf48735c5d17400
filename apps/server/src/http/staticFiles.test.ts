import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, request as httpRequest, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { staticFiles } from "./staticFiles.ts";

let folder: string;
let server: Server;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "boreal-static-"));
  mkdirSync(join(folder, "assets"));
  for (const [language, words] of [
    ["en", "the page"],
    ["fr", "la page"],
  ] as const) {
    writeFileSync(join(folder, `${language}.html`), `<!doctype html>${words}`);
    const files = [`/assets/${language}/things-abc.js`, "/assets/things-abc.css", `/assets/${language}/words-abc.json`];
    writeFileSync(join(folder, `page-files.${language}.json`), JSON.stringify([{ path: "/things/[^/]+/?$", files }]));
  }
  writeFileSync(join(folder, "assets", "main-abc.js"), "let main;");
  writeFileSync(join(folder, "assets", "main-abc.js.br"), brotliCompressSync("let main;"));
  writeFileSync(join(folder, ".stamp"), "hidden");
  const handle = staticFiles(folder);
  server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
});
afterAll(async () => {
  await new Promise((closed) => server.close(closed));
  rmSync(folder, { recursive: true });
});

type Answer = { readonly status: number | undefined; readonly headers: IncomingHttpHeaders; readonly body: Buffer };

/** Without a client's own cleverness: no redirects followed, nothing unpacked, the path as written. */
function ask(path: string, headers: Record<string, string> = {}, method = "GET"): Promise<Answer> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    httpRequest({ host: "127.0.0.1", port, path, headers, method }, (response) => {
      buffer(response).then(
        (body) => resolve({ status: response.statusCode, headers: response.headers, body }),
        reject,
      );
    })
      .on("error", reject)
      .end();
  });
}

test.each([
  ["/", {}, "/en"],
  ["/document-vault/passport?from=mail", {}, "/en/document-vault/passport?from=mail"],
  [
    "/sin-document-vault/sin-primary-document",
    { "accept-language": "fr-CA" },
    "/fr/sin-document-vault/sin-primary-document",
  ],
  ["/letters/study-plan?application=a1", {}, "/en/letters/study-plan?application=a1"],
  [
    "/lawyer/students/s1/applications/a1/letters/study-plan",
    {},
    "/en/lawyer/students/s1/applications/a1/letters/study-plan",
  ],
  ["/account", { "accept-language": "fr-CA,fr;q=0.9,en;q=0.8" }, "/fr/account"],
  ["/account", { "accept-language": "de, en;q=0.4, fr;q=0.6" }, "/fr/account"],
  ["/account", { "accept-language": "fr", cookie: "other=1; language=en" }, "/en/account"],
  ["/account", { "accept-language": "fr;q=0, en;q=0.1" }, "/en/account"],
  ["//evil.example.test/x", {}, "/en/evil.example.test/x"],
])("the bare path %s leads to the language of the reader %j", async (path, headers, location) => {
  const answer = await ask(path, headers);
  expect([answer.status, answer.headers.location]).toEqual([302, location]);
});

test.each([
  ["/en", "the page"],
  ["/fr/", "la page"],
  ["/fr/document-vault/passport", "la page"],
  ["/en/anything/at/all", "the page"],
])("%s is a page of the application, in its language", async (path, words) => {
  const answer = await ask(path);
  expect([answer.status, String(answer.body), answer.headers["cache-control"]]).toEqual([
    200,
    `<!doctype html>${words}`,
    "no-cache",
  ]);
});

test("a page that needs more files than every page names them at once, its list is not for browsers", async () => {
  const links = (language: string) =>
    `</assets/${language}/things-abc.js>; rel=modulepreload, </assets/things-abc.css>; rel=preload; as=style, </assets/${language}/words-abc.json>; rel=preload; as=fetch; crossorigin`;
  expect((await ask("/fr/things/7")).headers.link).toBe(links("fr"));
  expect((await ask("/en/things/7")).headers.link).toBe(links("en"));
  expect((await ask("/fr/things")).headers.link).toBeUndefined();
  expect((await ask("/page-files.fr.json")).status).toBe(404);
});

test("files with a hash in their name are kept for ever, packed when the browser unpacks", async () => {
  const plain = await ask("/assets/main-abc.js");
  expect([String(plain.body), plain.headers["cache-control"], plain.headers["content-encoding"]]).toEqual([
    "let main;",
    "public, max-age=31536000, immutable",
    undefined,
  ]);
  const packed = await ask("/assets/main-abc.js", { "accept-encoding": "gzip, br" });
  expect([
    String(brotliDecompressSync(packed.body)),
    packed.headers["content-encoding"],
    packed.headers["content-type"],
  ]).toEqual(["let main;", "br", "text/javascript; charset=utf-8"]);
  expect(
    (await ask("/assets/main-abc.js", { "accept-encoding": "br;q=0" })).headers["content-encoding"],
  ).toBeUndefined();
  const again = await ask("/assets/main-abc.js", { "if-none-match": plain.headers.etag ?? "" });
  expect([again.status, again.body.length]).toEqual([304, 0]);
});

test.each(["/assets/gone.js", "/assets/../../package.json", "/.stamp", "/en/../../../etc/passwd.txt", "/favicon.ico"])(
  "%s is not there",
  async (path) => {
    expect((await ask(path)).status).toBe(404);
  },
);

test("pages are only read", async () => {
  expect((await ask("/en", {}, "POST")).status).toBe(405);
  const head = await ask("/en", {}, "HEAD");
  expect([head.status, head.body.length]).toEqual([200, 0]);
});

test("browsers that kept the pages are told to let go when the operator says so", async () => {
  writeFileSync(join(folder, "shell-worker.js"), "keeps");
  writeFileSync(join(folder, "shell-worker-off.js"), "lets go");
  const answers: string[] = [];
  for (const offlinePages of [true, false]) {
    const handle = staticFiles(folder, { offlinePages });
    const own = createServer((request, response) => void handle(request, response));
    await new Promise<void>((ready) => own.listen(0, "127.0.0.1", ready));
    const answer = await fetch(`http://127.0.0.1:${(own.address() as AddressInfo).port}/shell-worker.js`);
    answers.push(await answer.text());
    // Asked for anew at each visit, or the switch would not be seen.
    expect(answer.headers.get("cache-control")).toBe("no-cache");
    await new Promise((closed) => own.close(closed));
  }
  expect(answers).toEqual(["keeps", "lets go"]);
});
