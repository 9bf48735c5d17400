import { describe, expect, it } from "vitest";
import { endings, mediaTypes, typeOfContent, endingsOfMedia, typeOfEnding, type FileType } from "./fileType.ts";

const bytes = (...parts: readonly (string | readonly number[])[]) =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === "string" ? [...part].map((c) => c.charCodeAt(0)) : part)));

describe("what the first bytes of a file say", () => {
  it.each<[string, Uint8Array, ReturnType<typeof typeOfContent>]>([
    ["a JPEG", bytes([0xff, 0xd8, 0xff, 0xe0]), "jpg"],
    ["a PNG", bytes([0x89], "PNG\r\n", [0x1a], "\n"), "png"],
    ["a TIFF of either byte order", bytes("II", [0x2a, 0]), "tiff"],
    ["a TIFF of the other byte order", bytes("MM", [0, 0x2a]), "tiff"],
    ["a photograph of a telephone", bytes([0, 0, 0, 24], "ftypheic"), "heic"],
    ["a film", bytes([0, 0, 0, 24], "ftypisom"), undefined],
    ["an old Word file or any other of its kind", bytes([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]), "ole"],
    ["an archive", bytes("PK", [3, 4]), "zip"],
    ["a PDF", bytes("%PDF-1.7\n"), "pdf"],
    ["a PDF behind what a scanner wrote before it", bytes("SCAN".repeat(200), "%PDF-1.4"), "pdf"],
    ["a mark of a PDF too far down", bytes("SCAN".repeat(300), "%PDF-1.4"), undefined],
    ["a program with a mark of a PDF", bytes("MZ", [0, 0], "%PDF-1.4"), undefined],
    ["a page with a mark of a PDF", bytes("  <!DOCTYPE html><p>%PDF-1.4"), undefined],
    ["a picture that is not taken, with a mark of a PDF", bytes("GIF89a %PDF-1.4"), undefined],
    ["nothing", bytes(), undefined],
  ])("%s", (_what, head, type) => {
    expect(typeOfContent(head)).toBe(type);
  });
});

it("every ending and every media type leads back to its own type", () => {
  for (const type of Object.keys(endings) as FileType[]) {
    expect(endings[type].map((ending) => typeOfEnding(ending.toUpperCase()))).toEqual(endings[type].map(() => type));
    expect(endingsOfMedia(mediaTypes[type])).toEqual(endings[type]);
  }
  expect([typeOfEnding(".exe"), typeOfEnding(""), endingsOfMedia("text/html")]).toEqual([undefined, undefined, []]);
});
