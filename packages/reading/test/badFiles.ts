import { existsSync, readFileSync } from "node:fs";
import { createServer, type Server } from "node:net";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { Reading } from "../src/reading.ts";

const here = path.dirname(fileURLToPath(import.meta.url));

/** Test data that developers share beside the repository; absent in a plain clone. */
export const sharedFolder = path.resolve(here, "../../../../shared");
export const badFilesFolder = path.join(sharedFolder, "bad-files");

export type BadFile = {
  readonly file: string;
  readonly category: string;
  readonly bad: string;
  readonly expect:
    | "reject"
    | "accept"
    | "reject_or_unreadable"
    | "accept_or_unreadable"
    | "sanitise"
    | "either"
    | "any_no_crash";
  readonly max_ms: number;
  readonly max_extra_rss_mb: number;
};

export function badFiles(): readonly BadFile[] {
  const manifest = path.join(badFilesFolder, "manifest.json");
  if (!existsSync(manifest)) return [];
  return (JSON.parse(readFileSync(manifest, "utf8")) as { files: BadFile[] }).files;
}

/** What is wrong with the outcome, in words; `undefined` when it is one that the manifest accepts. */
export function faultOfOutcome(bad: BadFile, reading: Reading): string | undefined {
  const { outcome } = reading;
  const code = reading.error?.code ?? "none";
  const isKept = outcome !== "rejected";
  const isMarked = outcome === "notReadable" || reading.warnings.some((warning) => warning.blocking);
  if (code === "readerFailed") return "the reader failed";
  // A password is asked for, and the bytes are not kept until it is given: documented in ADR 0030.
  if (code === "encrypted") return undefined;
  switch (bad.expect) {
    case "reject":
      return isKept ? `kept (${outcome}, ${code})` : undefined;
    case "reject_or_unreadable":
      return isKept && !isMarked ? `kept without a mark (${outcome})` : undefined;
    case "accept":
    case "accept_or_unreadable":
    case "sanitise":
      return isKept ? undefined : `refused (${code})`;
    case "either":
    case "any_no_crash":
      return undefined;
  }
}

const canaryPorts = [4810, 4811];

/** Listens where hostile files try to call; counts every connection. Another listener there counts as our own. */
export async function listenForCanary(): Promise<{ readonly calls: () => number; close(): Promise<void> }> {
  let calls = 0;
  const servers: Server[] = [];
  for (const port of canaryPorts) {
    const server = createServer((socket) => {
      calls += 1;
      socket.destroy();
    });
    const listens = await new Promise<boolean>((resolve) => {
      server.once("error", () => resolve(false));
      server.listen(port, "127.0.0.1", () => resolve(true));
    });
    if (listens) servers.push(server);
  }
  return {
    calls: () => calls,
    close: async () => {
      await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
    },
  };
}
