// Entry of `npm start`. Only these first lines are safe on any Node, so all else is imported after them.
import { enableCompileCache } from "node:module";
import { fileURLToPath } from "node:url";

if (Number(process.versions.node.split(".")[0]) < 26) {
  console.error(
    `boreal: this is Node ${process.versions.node}, and Boreal needs Node 26, which "npm start" and "npm test" install and use by themselves. Start it by: npm start`,
  );
  process.exit(3);
}
// Keeps compiled code between starts: half the starting time, and no compiler of types in memory.
enableCompileCache(fileURLToPath(new URL("../../../node_modules/.cache/compiled", import.meta.url)));

const { loadDrizzleQuickly } = await import("./quickDrizzle.ts");
loadDrizzleQuickly();
const { runServer } = await import("./runServer.ts");
await runServer("start", process.argv.slice(2));
