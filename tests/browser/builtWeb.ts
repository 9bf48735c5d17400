import { buildWebIfNeeded } from "../../apps/server/src/webBuild.ts";

/** Global set-up of the journeys: the web application is built once, before several servers start at the same moment and each would build it. */
export async function setup(): Promise<void> {
  if (!(await buildWebIfNeeded())) throw new Error("the web application could not be built: the reason is above");
}
