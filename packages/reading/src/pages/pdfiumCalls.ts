type Call = (...values: number[]) => number;

/** The calls of PDFium's public interface (fpdfview.h, fpdf_edit.h, fpdf_ppo.h, fpdf_flatten.h, fpdf_save.h) that are used here. */
type Name =
  | "malloc"
  | "free"
  | "FPDF_LoadMemDocument"
  | "FPDF_CloseDocument"
  | "FPDF_GetLastError"
  | "FPDF_GetPageCount"
  | "FPDF_GetFormType"
  | "FPDF_SaveAsCopy"
  | "FPDF_LoadPage"
  | "FPDF_ClosePage"
  | "FPDF_GetPageWidthF"
  | "FPDF_GetPageHeightF"
  | "FPDF_GetPageSizeByIndexF"
  | "FPDF_CreateNewDocument"
  | "FPDF_ImportPagesByIndex"
  | "FPDFPage_New"
  | "FPDFPage_Flatten"
  | "FPDFPage_GenerateContent"
  | "FPDFPage_InsertObject"
  | "FPDFPage_GetRotation"
  | "FPDFPage_SetRotation"
  | "FPDFPage_GetMediaBox"
  | "FPDFPage_GetCropBox"
  | "FPDFPage_SetMediaBox"
  | "FPDF_NewXObjectFromPage"
  | "FPDF_NewFormObjectFromXObject"
  | "FPDF_CloseXObject"
  | "FPDFText_LoadFont"
  | "FPDFFont_GetGlyphWidth"
  | "FPDFFont_Close"
  | "FPDFPageObj_CreateTextObj"
  | "FPDFText_SetText"
  | "FPDFPageObj_Transform";

export type PdfiumExports = Readonly<Record<Name, Call>> & {
  readonly memory: WebAssembly.Memory;
  readonly __indirect_function_table: WebAssembly.Table;
};

/** Saved as a whole, without what the file was encrypted with. */
const wholeWithoutSecurity = 3;

/** PDFium as a library that writes. Handles are numbers; whoever opens one closes it. */
export class PdfiumCalls {
  readonly call: PdfiumExports;
  #writer: number | undefined;
  #written: Buffer[] = [];

  constructor(call: PdfiumExports) {
    this.call = call;
  }

  /** PDFium's memory as it is now: it moves when it grows. */
  get memory(): Buffer {
    return Buffer.from(this.call.memory.buffer);
  }

  /** Runs `run` with a copy of `bytes` in PDFium's memory. */
  with<T>(bytes: Uint8Array, run: (pointer: number) => T): T {
    const pointer = this.put(bytes);
    try {
      return run(pointer);
    } finally {
      this.call.free(pointer);
    }
  }

  /** A copy of `bytes` in PDFium's memory, for the caller to free. */
  put(bytes: Uint8Array): number {
    const pointer = this.call.malloc(bytes.byteLength);
    if (pointer === 0) throw new RangeError("PDFium has no memory left");
    this.memory.set(bytes, pointer);
    return pointer;
  }

  /** The document as a PDF file. */
  save(document: number): Buffer {
    this.#written = [];
    this.#writer ??= this.#callback((_: number, from: number, length: number) => {
      this.#written.push(Buffer.from(this.memory.subarray(from, from + length)));
      return 1;
    });
    // FPDF_FILEWRITE: its version, and the function that takes each piece.
    const target = Buffer.alloc(8);
    target.writeUInt32LE(1, 0);
    target.writeUInt32LE(this.#writer, 4);
    const isSaved = this.with(target, (pointer) => this.call.FPDF_SaveAsCopy(document, pointer, wholeWithoutSecurity));
    const file = Buffer.concat(this.#written);
    this.#written = [];
    if (!isSaved) throw new Error("PDFium did not save the document");
    return file;
  }

  /** A place in PDFium's table of functions that calls `run(pointer, pointer, length)`. */
  #callback(run: (a: number, b: number, c: number) => number): number {
    // The smallest module that imports a function of three integers and exports it again: only such may stand in the table.
    const wrapper = new WebAssembly.Module(
      Uint8Array.of(
        0x00,
        0x61,
        0x73,
        0x6d,
        0x01,
        0x00,
        0x00,
        0x00,
        0x01,
        0x08,
        0x01,
        0x60,
        0x03,
        0x7f,
        0x7f,
        0x7f,
        0x01,
        0x7f,
        0x02,
        0x07,
        0x01,
        0x01,
        0x65,
        0x01,
        0x66,
        0x00,
        0x00,
        0x07,
        0x05,
        0x01,
        0x01,
        0x66,
        0x00,
        0x00,
      ),
    );
    const { exports } = new WebAssembly.Instance(wrapper, { e: { f: run } });
    const table = this.call.__indirect_function_table;
    const place = table.length - 1;
    if (table.get(place) !== null) throw new Error("PDFium’s table of functions has no room");
    table.set(place, exports["f"]);
    return place;
  }
}
