import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url));
/** With the questions of every type, for the server. */
const ofDomain = file("../../../packages/domain/src/questionnaire/flow.ts");
const ofBrowser = file("../src/case/flow/loadedFlows.ts");

/** Gives the browser the questions of a type when it meets the type (ADR 0201): the domain's table of all flows is not built in. */
export function flowsByType(): Plugin {
  return {
    name: "boreal-flows-by-type",
    enforce: "pre",
    async resolveId(source, importer, options) {
      if (!/\bflow(?:\.ts)?$/.test(source)) return null;
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      return resolved?.id === ofDomain ? ofBrowser : null;
    },
  };
}
