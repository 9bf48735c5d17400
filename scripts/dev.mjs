// `npm run dev`: the server, started anew when its sources change, and the web application by Vite with pages that
// change while they are edited. Vite hands everything that is not a page over to the server.
import { spawn } from "node:child_process";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { createServer } from "vite";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const port = process.env.BOREAL_PORT ?? "3000";
const watched = ["apps/server/src", "packages/domain/src", "packages/reading/src", "packages/official-forms/src"].map(
  (folder) => `--watch-path=${join(root, folder)}`,
);
const server = spawn(
  process.execPath,
  [...watched, join(root, "apps/server/src/main.ts"), "--port", port, ...process.argv.slice(2)],
  { cwd: root, stdio: "inherit" },
);

const target = `http://127.0.0.1:${port}`;
const proxy = Object.fromEntries(
  [
    "/graphql",
    "/graphiql",
    "/uploads",
    "/files",
    "/api",
    "/health",
    "/metrics",
    "/calendar",
    "^/applications/[^/]+/deadlines.ics",
  ].map((path) => [path, { target }]),
);
const vite = await createServer({ root: join(root, "apps/web"), server: { proxy } });
await vite.listen();
vite.printUrls();

const stop = async () => {
  await vite.close();
  server.kill("SIGTERM");
};
server.once("exit", (code) => process.exit(code ?? 0));
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => void stop());
