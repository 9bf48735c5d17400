import { fileURLToPath } from "node:url";

/** One script for a browser, made of a module of this folder and all it imports, as the web application's own bundler does it. */
export async function bundled(entry: string): Promise<string> {
  const { build } = await import("vite");
  const made = await build({
    configFile: false,
    root: fileURLToPath(new URL("..", import.meta.url)),
    logLevel: "error",
    define: { "process.env.NODE_ENV": '"production"' },
    build: {
      write: false,
      lib: { entry: fileURLToPath(new URL(entry, import.meta.url)), formats: ["iife"], name: "bench" },
    },
  });
  const outputs = (Array.isArray(made) ? made : [made]).flatMap((one) => ("output" in one ? one.output : []));
  return outputs.map((one) => (one.type === "chunk" ? one.code : "")).join("\n");
}
