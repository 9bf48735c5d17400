import { once } from "node:events";
import { fork } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { connect } from "@boreal/server/database/connect";
import { startEmbedded } from "@boreal/server/database/embedded";

export type BareServer = { readonly address: string; readonly pid: number; stop(): Promise<void> };

/**
 * What saving an answer cannot do without: node:http, one parsed body, one row written and committed to the disk by the
 * same embedded PostgreSQL with the same settings. No session, no rules, no seal, no versions, no audit. A process of its own.
 */
export async function startBareServer(): Promise<BareServer> {
  const folder = mkdtempSync(join(tmpdir(), "boreal-bare-"));
  const child = fork(fileURLToPath(import.meta.url), [folder]);
  const [port] = (await once(child, "message")) as [number];
  return {
    address: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    async stop() {
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function serve(folder: string): Promise<void> {
  const embedded = await startEmbedded(folder, { report: () => {} });
  const database = connect(embedded.connection);
  await database.$client.query(
    "create table saved (id bigint generated always as identity primary key, application text not null, key text not null, value text not null)",
  );
  const server = createServer((asked, answer) => {
    const parts: Buffer[] = [];
    asked.on("data", (part: Buffer) => parts.push(part));
    asked.on("end", () => {
      const { variables } = JSON.parse(Buffer.concat(parts).toString("utf8")) as {
        variables: { id: string; answers: { key: string; value: unknown }[] };
      };
      const [given] = variables.answers;
      database.$client
        .query({
          name: "save",
          text: "insert into saved (application, key, value) values ($1, $2, $3)",
          values: [variables.id, given?.key, JSON.stringify(given?.value)],
        })
        .then(() => {
          const text = JSON.stringify({
            data: { saveAnswers: { saved: [{ key: given?.key, version: 1 }], conflicts: [], refusals: [] } },
          });
          answer
            .writeHead(200, { "content-type": "application/json", "content-length": Buffer.byteLength(text) })
            .end(text);
        })
        .catch(() => answer.writeHead(500).end());
    });
  });
  server.listen(0, "127.0.0.1", () => process.send?.((server.address() as AddressInfo).port));
  process.once("SIGTERM", () => {
    server.closeAllConnections();
    void database.close().then(async () => {
      await embedded.stop();
      process.exit(0);
    });
  });
}

if (import.meta.main) {
  const [folder] = process.argv.slice(2);
  if (folder !== undefined) await serve(folder);
}
