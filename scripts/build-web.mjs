// Builds the web application into apps/web/dist, compressed for sending. With --if-needed only when the sources
// have changed since the last build. The new build takes the place of the old one in one step.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, extname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const web = join(root, "apps/web");
const dist = join(web, "dist");
const stampFile = join(dist, ".stamp");
const sources = [
  "apps/web/src",
  "apps/web/public",
  "apps/web/index.html",
  "apps/web/vite.config.ts",
  "apps/web/build",
  "apps/web/package.json",
  "packages/domain/src",
  "package-lock.json",
  "scripts/build-web.mjs",
];

if (!existsSync(join(web, "index.html"))) {
  // A copy for running only carries the finished build.
  if (existsSync(stampFile)) process.exit(0);
  console.error(
    "boreal: the web application is neither built nor are its sources here; only the interfaces for programs will answer.",
  );
  process.exit(0);
}
const stamp = stampOfSources();
if (process.argv.includes("--if-needed") && existsSync(stampFile) && readFileSync(stampFile, "utf8").trim() === stamp)
  process.exit(0);

// Whoever asks for the build, it is the one for people: the test runner's own NODE_ENV would make one that asks in whole queries, which a server refuses.
process.env.NODE_ENV = "production";
console.error("boreal: building the web application");
const draft = join(web, `dist.making-${process.pid}`);
try {
  const { build } = await import("vite");
  await build({ root: web, logLevel: "warn", build: { outDir: draft, emptyOutDir: true } });
  await compressAll(draft);
  writeFileSync(join(draft, ".stamp"), `${stamp}\n`);
  const old = join(web, `dist.old-${process.pid}`);
  if (existsSync(dist)) renameSync(dist, old);
  renameSync(draft, dist);
  rmSync(old, { recursive: true, force: true });
} finally {
  rmSync(draft, { recursive: true, force: true });
}

/** A hash over the names and contents of everything that the build is made from. */
function stampOfSources() {
  const hash = createHash("sha256");
  for (const source of sources) {
    const path = join(root, source);
    if (!existsSync(path)) continue;
    const files = extname(path) === "" ? filesIn(path) : [path];
    for (const file of files.filter((name) => !/\.test\.tsx?$/.test(name)).sort())
      hash
        .update(`${relative(root, file)}\0`)
        .update(readFileSync(file))
        .update("\0");
  }
  return hash.digest("hex");
}

function filesIn(folder) {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

async function compressAll(folder) {
  mkdirSync(folder, { recursive: true });
  const texts = filesIn(folder).filter((file) =>
    [".html", ".js", ".css", ".svg", ".json", ".webmanifest", ".txt"].includes(extname(file)),
  );
  await Promise.all(
    texts.map(async (file) => {
      const content = readFileSync(file);
      if (content.length < 512) return;
      const [br, gz] = await Promise.all([
        promisify(brotliCompress)(content, {
          params: { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
        }),
        promisify(gzip)(content, { level: 9 }),
      ]);
      writeFileSync(`${file}.br`, br);
      writeFileSync(`${file}.gz`, gz);
    }),
  );
}
