import type { Turn } from "../text/box.ts";
import type { ReadingError } from "../reading.ts";
import type { GreyPicture } from "../text/tesseractEngine.ts";
import type { WordShare } from "./wordShare.ts";

/** One file of the slot, in its order. */
export type FileToFit = {
  readonly bytes: Uint8Array;
  readonly password?: string | undefined;
  /** Quarter turns that a person gave the file; where there is none, the text decides how a page stands. */
  readonly rotation: Turn;
};

/** `page`: as the file has it. `text`: a page of ours with a Word file's text. `scan`: a picture, which is encoded anew. */
export type PageKind = "page" | "text" | "scan";

/** Why a file cannot be part of a merged PDF. */
export type FitError = ReadingError | "adobeForm" | "lettersMissing";

export type FoundPage = { readonly number: number; readonly kind: PageKind };

/** A page named by its file (from 0) and its number in it (from 1). */
export type PageName = { readonly file: number; readonly page: number };

/** What a fitting process is asked; it remembers what it opened and prepared. */
export type FitRequest =
  | { readonly kind: "open"; readonly files: readonly FileToFit[] }
  /** Sets a scan upright and reads it; `drawn`: a page with own text is to become a picture, and that text is what must be found again.
   * `part` of the page is read, now and when it is checked. */
  | { readonly kind: "prepare"; readonly page: PageName; readonly drawn: boolean; readonly part: number }
  | { readonly kind: "encode"; readonly page: PageName; readonly level: number }
  | { readonly kind: "check"; readonly page: PageName; readonly level: number }
  | { readonly kind: "take"; readonly page: PageName; readonly level: number }
  /** Whether a page can be drawn at all. */
  | { readonly kind: "look"; readonly page: PageName }
  /** A page as a picture of its own, at this level and not measured. */
  | { readonly kind: "whole"; readonly page: PageName; readonly level: number }
  | { readonly kind: "merge"; readonly parts: readonly FitPart[] };

/** A part of the result: pages of one file as they are, or pages that became pictures. */
export type FitPart =
  | { readonly kind: "kept"; readonly file: number; readonly pages: readonly number[] }
  | { readonly kind: "pictures"; readonly pages: readonly TakenPicture[] };

/** `seen`: the picture as it was checked, in grey and very small: what the page of the result must look like. */
export type TakenPicture = {
  readonly width: number;
  readonly height: number;
  readonly colours: "colour" | "grey" | "blackAndWhite";
  readonly bytes: Uint8Array;
  readonly seen: GreyPicture;
};

export type FitReply =
  | {
      readonly kind: "opened";
      readonly files: readonly ({ readonly pages: readonly FoundPage[] } | { readonly error: FitError })[];
    }
  | { readonly kind: "prepared"; readonly turned: Turn }
  | { readonly kind: "drawn" }
  /** Only now is it seen that the page cannot be drawn. */
  | { readonly kind: "refused"; readonly error: FitError }
  | {
      readonly kind: "encoded";
      readonly bytes: number;
      readonly dpi: number;
      readonly colours: TakenPicture["colours"];
    }
  | { readonly kind: "checked"; readonly share: WordShare }
  | { readonly kind: "taken"; readonly picture: TakenPicture }
  | {
      readonly kind: "merged";
      readonly pdf: Uint8Array;
      readonly keptShare: WordShare;
      readonly turned: readonly (PageName & { readonly turn: Turn })[];
    };
