import type { Findings } from "./camera/checks.ts";
import type { Size } from "./page/perspective.ts";
import type { Quadrilateral } from "@boreal/domain/kernel/geometry/quadrilateral";
import type { Taken, Treatment } from "./shots.ts";

/** What the page asks of its worker. A picture is handed over, not copied. */
export type Question =
  | { readonly kind: "frame"; readonly frame: ImageBitmap | VideoFrame }
  | { readonly kind: "taken"; readonly picture: ImageBitmap | VideoFrame | Blob }
  | {
      readonly kind: "finish";
      readonly taken: Pick<Taken, "source" | "corners">;
      readonly treatment: Treatment;
      readonly mostBytes: number;
    };

/** What was seen in one frame of the film. */
export type Seen = {
  readonly size: Size;
  readonly corners?: Quadrilateral;
  readonly findings: Findings;
  readonly milliseconds: number;
};

export type Answers = { readonly frame: Seen; readonly taken: Taken; readonly finish: Blob };

export type Asked = { readonly id: number; readonly question: Question };
export type Answered =
  | { readonly id: number; readonly answer: Answers[keyof Answers] }
  | { readonly id: number; readonly fault: string };
