// Runs before every npm script, on any Node from 20 and without dependencies: installs what package-lock.json
// names when it is not installed yet. Nothing is done when the lock file is the one installed last.
import { createHash } from "node:crypto";
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const modules = join(root, "node_modules");
const stampFile = join(modules, ".lock-stamp");

function stop(...sentences) {
  for (const sentence of sentences) console.error(`boreal: ${sentence}`);
  process.exit(1);
}

if (Number(process.versions.node.split(".")[0]) < 20) {
  stop(
    `this machine has Node ${process.versions.node}, and the set-up needs Node 20 or newer.`,
    'Install a newer Node (for example your system package "nodejs"), then run the same command again.',
  );
}

const lockFile = join(root, "package-lock.json");
if (!existsSync(lockFile)) stop("package-lock.json is missing; this is not a complete checkout.");

const stamp = createHash("sha256")
  .update(readFileSync(lockFile))
  .update(`${process.platform} ${process.arch}`)
  .digest("hex");

const installed = existsSync(stampFile) ? readFileSync(stampFile, "utf8").trim() : "";
const shim = join(modules, ".bin", process.platform === "win32" ? "node.cmd" : "node");
if (installed !== stamp || !existsSync(shim)) {
  if (existsSync(shim) && alreadyInstalled()) writeFileSync(stampFile, `${stamp}\n`);
  else install();
}

/** Whether npm's own record of what lies in node_modules is just what the lock file asks for (somebody ran npm by hand). */
function alreadyInstalled() {
  const record = join(modules, ".package-lock.json");
  if (!existsSync(record)) return false;
  const wanted = JSON.parse(readFileSync(lockFile, "utf8")).packages;
  const found = JSON.parse(readFileSync(record, "utf8")).packages;
  // npm leaves out optional packages of other platforms and what only they need; those name no platform themselves.
  const isForHere = ({ os, cpu }) => os?.includes(process.platform) && (!cpu || cpu.includes(process.arch));
  const isMissing = ([path, entry]) => {
    if (!path.includes("node_modules/") || entry.link) return false;
    const there = found[path];
    if (!there) return !entry.optional || (isForHere(entry) && !entry.libc);
    return there.version !== entry.version || there.integrity !== entry.integrity;
  };
  return !Object.entries(wanted).some(isMissing) && !Object.keys(found).some((path) => !(path in wanted));
}

function install() {
  const npm = process.env.npm_execpath;
  if (!npm) stop("run this through npm: npm start, npm test or npm run <script>.");
  const version = /npm\/(\d+)/.exec(process.env.npm_config_user_agent ?? "")?.[1];
  if (version !== undefined && Number(version) < 7) {
    stop(
      `this machine has npm ${version}, and the set-up needs npm 7 or newer.`,
      'Run "npm install -g npm", then the same command again.',
    );
  }
  console.error(
    "boreal: installing the dependencies (first run, or the lock file changed). This takes about a minute.",
  );
  const args = ["ci", "--include=dev", "--include=optional", "--no-audit", "--no-fund", "--loglevel=error"];
  // npm names itself by a script; the system node runs it, because the pinned node is one of the things to install.
  const node = process.env.npm_node_execpath ?? process.execPath;
  const result = spawnSync(node, [npm, ...args], {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit"],
    env: cleanEnvironment(),
  });
  if (result.error) stop(`npm could not be started: ${result.error.message}`);
  if (result.status !== 0) {
    stop(
      `"npm ci" ended with status ${result.status ?? result.signal}. Its own message is above.`,
      "If it speaks of ENOTFOUND, ETIMEDOUT or ECONNREFUSED, the package registry cannot be reached: connect this machine, or set a registry that it can reach, and run the same command again.",
      "If it speaks of EACCES or EROFS, this folder cannot be written by you.",
    );
  }
  if (!existsSync(shim)) {
    stop(
      `the pinned Node was not installed for ${process.platform}-${process.arch}.`,
      "Boreal runs on Linux (x64, arm64, with glibc), macOS (x64, arm64) and Windows (x64). If npm is told to omit optional dependencies, allow them.",
    );
  }
  writeFileSync(stampFile, `${stamp}\n`);
}

/** Without the settings of the outer npm run that would change what "npm ci" installs. */
function cleanEnvironment() {
  const unwanted =
    /^npm_config_(omit|include|only|production|dry_run|workspace|workspaces|global|json|silent|loglevel|ignore_scripts)$/i;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !unwanted.test(name)));
}
