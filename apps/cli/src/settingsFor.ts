import { mkdirSync } from "node:fs";
import { faultLine, loadConfig, type Config, type Overrides } from "@boreal/server/config";
import { WrongInput } from "./exitStatus.ts";
import type { Terminal } from "./terminal.ts";

/** Flags of commands that work on a server's data. */
export const settingOptions = { data: { type: "string" } } as const;

/** The configuration of this machine; every fault of it is a line. The data folder is there afterwards. */
export function settingsFor(overrides: Pick<Overrides, "data">, terminal: Terminal): Config {
  const read = loadConfig(terminal.environment, overrides);
  if ("faults" in read) throw new WrongInput(...read.faults.map(faultLine));
  mkdirSync(read.config.dataFolder, { recursive: true, mode: 0o700 });
  return read.config;
}
