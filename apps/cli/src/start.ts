import type { Role } from "@boreal/server/app";
import { runServer } from "@boreal/server/runServer";
import type { ExitStatus } from "./exitStatus.ts";

/** Runs until told to stop; the server ends the process with its own status. */
export const startCommand =
  (role: Role) =>
  async (args: readonly string[]): Promise<ExitStatus> => {
    await runServer(role, args);
    return new Promise<never>(() => {});
  };
