import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { PDFiumLibrary } from "@hyzyla/pdfium";
import { PdfiumCalls, type PdfiumExports } from "./pdfiumCalls.ts";
import { withRoomForCallback } from "./roomForCallback.ts";

/** PDFium gets no more memory than this: enough for a colour scan of a letter page at 600 dpi (105 MB decoded), too little for a bomb. */
const mostBytes = 160 * 1024 * 1024;

type Imports = { env?: { emscripten_resize_heap?: (bytes: number) => number } };
type Started = { readonly library: PDFiumLibrary; readonly calls: PdfiumCalls };

let started: Promise<Started> | undefined;

/** The PDFium of this process, started when first asked for. */
export const pdfium = async (): Promise<PDFiumLibrary> => (await (started ??= start())).library;

/** The same PDFium for what its wrapper does not offer: making documents. */
export const pdfiumCalls = async (): Promise<PdfiumCalls> => (await (started ??= start())).calls;

/** After PDFium has aborted (out of memory, broken file), that instance answers nothing any more: the next call starts anew. */
export function discardPdfium(): void {
  started = undefined;
}

async function start(): Promise<Started> {
  const file = createRequire(import.meta.url).resolve("@hyzyla/pdfium/pdfium.wasm");
  const module = await WebAssembly.compile(new Uint8Array(withRoomForCallback(readFileSync(file))));
  let exported: WebAssembly.Exports | undefined;
  const library = await PDFiumLibrary.init({
    instantiateWasm: (imports, succeeded) => {
      const env = (imports as Imports).env;
      const grow = env?.emscripten_resize_heap;
      if (!env || !grow) throw new Error("this build of PDFium cannot be limited in memory");
      // 0 tells PDFium that there is no more memory.
      env.emscripten_resize_heap = (bytes) => (bytes >>> 0 > mostBytes ? 0 : grow(bytes));
      const instance = new WebAssembly.Instance(module, imports);
      exported = instance.exports;
      (succeeded as (instance: WebAssembly.Instance, module: WebAssembly.Module) => void)(instance, module);
      return instance.exports;
    },
  });
  return { library, calls: new PdfiumCalls(exported as unknown as PdfiumExports) };
}
