import type { Turn } from "../text/box.ts";
import type { PageKind, TakenPicture } from "./fitRequest.ts";

/** What was done to one page. */
export type FittedPage = {
  readonly file: number;
  readonly page: number;
  readonly kind: PageKind;
  readonly turned: Turn;
  /** Absent for pages that were taken over as they are. */
  readonly picture?: { readonly dpi: number; readonly colours: TakenPicture["colours"]; readonly bytes: number };
  /** Words that were read before, and of them those that were read the same afterwards. */
  readonly words: number;
  readonly found: number;
  /** Too much of its text is lost, or it is what makes the file too large: scan it again. */
  readonly scanAgain: boolean;
};

export type FitReport = {
  readonly pagesIn: number;
  readonly pagesOut: number;
  readonly bytesBefore: number;
  readonly bytesAfter: number;
  readonly limit: number;
  readonly words: number;
  readonly found: number;
  /** Whether as many words were read the same as the measure of legibility asks for. */
  readonly isLegible: boolean;
  readonly pages: readonly FittedPage[];
  readonly milliseconds: number;
};
