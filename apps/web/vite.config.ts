import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { applicationTypes } from "@boreal/domain/caseFile/application";
import { beginningOf } from "@boreal/domain/questionnaire/flows/beginnings";
import react from "@vitejs/plugin-react";
import type { Plugin } from "vite";
import { defineConfig, transformWithOxc } from "vite";
import { noCircles } from "./build/noCircles.ts";
import { flowsByType } from "./build/flowsByType.ts";
import { byTier, isRule, servesRules } from "./build/tiers.ts";
import { filesOfAllQuestions, questionFiles, withImports } from "./build/questionFiles.ts";
import { languageOf, languages, laterName, oneLanguage, type Language } from "./build/oneLanguage.ts";
import { storedOperations } from "./build/storedOperations.ts";
import { remarksStayHere } from "./build/withoutRemarks.ts";
import hashes from "./src/api/operationHashes.json" with { type: "json" };
import { pagesAhead } from "./src/pagesAhead.ts";

/** Starts loading the one font file that every page needs while the script still loads. */
function preloadFont(): Plugin {
  const body = /atkinson-hyperlegible-next-latin-wght-normal.*\.woff2$/;
  return {
    name: "boreal-preload-font",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((name) => body.test(name))
          .map((name) => ({
            tag: "link",
            attrs: { rel: "preload", href: `/${name}`, as: "font", type: "font/woff2", crossorigin: "" },
            injectTo: "head" as const,
          })),
    },
  };
}

/** Pages of questions that come with the first file of these. */
const firstQuestions = [
  ...new Set(applicationTypes.flatMap((type) => beginningOf(type).flatMap(({ steps }) => steps.map(({ id }) => id)))),
];

/** For each page of `pagesAhead` the files that it needs and that index.html does not name: the server tells them beside the page. */
function pageFiles(): Plugin {
  return {
    name: "boreal-page-files",
    apply: "build",
    generateBundle: {
      // After files of styles alone have lost their script: a page that names it would ask for what is not there.
      order: "post",
      handler(output, bundle) {
        const chunks = Object.values(bundle).filter((each) => each.type === "chunk");
        const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
        const withStyles = (fileName: string): readonly string[] =>
          [...withImports(chunks, fileName)].flatMap((file) => [
            file,
            ...(byFile.get(file)?.viteMetadata?.importedCss ?? []),
          ]);
        const first = new Set(chunks.filter(({ isEntry }) => isEntry).flatMap(({ fileName }) => withStyles(fileName)));
        const chunkOf = (wanted: string) => {
          const chunk = chunks.find(({ isDynamicEntry, name }) => isDynamicEntry && name === wanted);
          if (!chunk) throw new Error(`pagesAhead needs ${wanted}, and no such page is built`);
          return chunk.fileName;
        };
        const laterFile = Object.keys(bundle).find((name) => name.includes(`/${laterName}-`)) ?? "";
        const pages = pagesAhead.flatMap(({ path, page, ...also }) => {
          const needed = [
            ...("reads" in also ? [laterFile] : []),
            ...("asks" in also
              ? withStyles(chunkOf(also.asks === "answers" ? "answersAhead" : "applicationAhead"))
              : []),
            ...withStyles(chunkOf(page)),
          ];
          const besides = (files: readonly string[]) =>
            [...new Set(files)].filter((file) => !first.has(file)).map((file) => `/${file}`);
          return "begins" in also
            ? [
                { path: `${path}(?:${firstQuestions.join("|")})$`, files: besides(needed) },
                { path, files: besides([...needed, ...filesOfAllQuestions(chunks).flatMap(withStyles)]) },
              ]
            : [{ path, files: besides(needed) }];
        });
        const lost = pages.flatMap(({ files }) => files).filter((file) => !(file.slice(1) in bundle));
        if (lost.length > 0) throw new Error(`pages name files that are not built: ${lost.join(", ")}`);
        this.emitFile({
          type: "asset",
          fileName: `page-files.${languageOf(output)}.json`,
          source: JSON.stringify(pages),
        });
      },
    },
  };
}

const workerSource = fileURLToPath(new URL("./src/offline/shellWorker.ts", import.meta.url));

/**
 * The worker that keeps the built pages, at the root, with the list of this build's files by language; and one without
 * files, which the server sends in its place when it is told to keep nothing.
 */
function shellWorker(): Plugin {
  const lists: Partial<Record<Language, { readonly build: string; readonly files: readonly string[] }>> = {};
  return {
    name: "boreal-shell-worker",
    apply: "build",
    generateBundle: {
      // After others have taken out what they made needless: a list with a missing file keeps nothing.
      order: "post",
      async handler(output, bundle) {
        const { code } = await transformWithOxc(readFileSync(workerSource, "utf8"), workerSource);
        const files = Object.keys(bundle)
          .filter((name) => /^assets\/.*\.(?:js|json|css|woff2)$/.test(name))
          .map((name) => `/${name}`)
          .toSorted();
        const build = createHash("sha256").update(code).update(files.join(" ")).digest("hex").slice(0, 16);
        lists[languageOf(output)] = { build, files };
        // Once, with the last language that is written.
        if (!languages.every((language) => lists[language])) return;
        const emit = (fileName: string, shell: typeof lists) =>
          this.emitFile({ type: "asset", fileName, source: `const SHELL_FILES = ${JSON.stringify(shell)};\n${code}` });
        emit("shell-worker.js", lists);
        emit("shell-worker-off.js", {});
      },
    },
  };
}

/** The page that everything begins with, one of each language: `en.html`, `fr.html`. */
function pageOfLanguage(): Plugin {
  return {
    name: "boreal-page-of-language",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(output, bundle) {
        const page = bundle["index.html"];
        if (page?.type !== "asset") throw new Error("index.html is not among what is built");
        const language = languageOf(output);
        const [before, after, ...more] = String(page.source).split('<html lang="en">');
        if (before === undefined || after === undefined || more.length > 0)
          throw new Error("index.html does not say its language");
        delete bundle["index.html"];
        this.emitFile({
          type: "asset",
          fileName: `${language}.html`,
          source: `${before}<html lang="${language}-CA">${after}`,
        });
      },
    },
  };
}

const server = process.env["BOREAL_URL"] ?? "http://127.0.0.1:3000";

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    flowsByType(),
    remarksStayHere(),
    oneLanguage(),
    storedOperations(hashes),
    react(),
    preloadFont(),
    questionFiles(),
    pageFiles(),
    shellWorker(),
    pageOfLanguage(),
    noCircles(),
  ],
  build: {
    outDir: "dist",
    emptyOutDir: true,
    // Strict pages allow no data: addresses; every asset is a file with a hashed name.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: languages.map((language) => ({
        name: language,
        entryFileNames: `assets/${language}/[name]-[hash].js`,
        chunkFileNames: `assets/${language}/[name]-[hash].js`,
        // The rules are called all at once, by the first plan: the browser compiles them while they arrive, not one by one then.
        postBanner: ({ name }) =>
          /^(?:rules|rulesOfQuestions|rulesOfDocuments|rulesOfPlan|pages|plan)$/.test(name)
            ? "//# allFunctionsCalledOnLoad"
            : "",
        codeSplitting: {
          groups: [
            // Changes rarely, so that browsers keep it over our own releases.
            {
              name: "react",
              test: /node_modules\/(?:react|react-dom|scheduler|wouter|regexparam|mitt|use-sync-external-store)\//,
            },
            // A slow line pays for every file, and what pages share is in small ones: few files of it, the same bytes.
            { name: "ui", test: /apps\/web\/src\/ui\//, includeDependenciesRecursively: false },
            {
              name: byTier("case"),
              debugName: "case",
              test: (id) => /apps\/web\/src\/case\//.test(id) && !servesRules.test(id),
              minShareCount: 3,
              includeDependenciesRecursively: false,
            },
            {
              name: "questions",
              // The operations are asked for before the pages are there.
              test: /apps\/web\/src\/features\/assessment\/(?!operations|gallery\/)/,
              minShareCount: 2,
              includeDependenciesRecursively: false,
            },
            {
              name: byTier("rules"),
              debugName: "rules",
              test: (id) => isRule.test(id) || servesRules.test(id),
              minShareCount: 3,
              includeDependenciesRecursively: false,
            },
          ],
        },
      })),
    },
  },
  server: {
    watch: { ignored: ["**/dist*/**"] },
    proxy: Object.fromEntries(
      [
        "/graphql",
        "/api",
        "/uploads",
        "/files",
        "/forms",
        "/health",
        "/calendar",
        "/archives",
        "^/applications/[^/]+/(?:deadlines.ics|archive.zip)",
      ].map((path) => [path, { target: server, changeOrigin: false }]),
    ),
  },
});
