import type { Plugin } from "vite";

/** A way from this file over what it imports at once back to itself. */
function circleFrom(start: string, importsOf: ReadonlyMap<string, readonly string[]>): readonly string[] | undefined {
  const cameFrom = new Map<string, string>();
  const open = [start];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    for (const imported of importsOf.get(file) ?? []) {
      if (cameFrom.has(imported)) continue;
      cameFrom.set(imported, file);
      if (imported !== start) open.push(imported);
      else {
        const way = [start];
        for (let at = cameFrom.get(start); at !== undefined && at !== start; at = cameFrom.get(at)) way.unshift(at);
        return [start, ...way];
      }
    }
  }
  return undefined;
}

/**
 * Ends the build where two files would import each other: at start one of them reads constants of the other that are not
 * there yet, and the page stays empty. It comes of a module that lies in the wrong one of the named chunks.
 */
export function noCircles(): Plugin {
  return {
    name: "boreal-no-circles",
    apply: "build",
    generateBundle(_output, bundle) {
      const chunks = Object.values(bundle).filter((each) => each.type === "chunk");
      const importsOf = new Map(chunks.map(({ fileName, imports }) => [fileName, imports]));
      for (const file of importsOf.keys()) {
        const circle = circleFrom(file, importsOf);
        if (circle) this.error(`Files of the build import each other: ${circle.join(" -> ")}`);
      }
    },
  };
}
