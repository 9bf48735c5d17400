import { lightOn } from "./light.ts";
import type { GreyPicture } from "../page/greyPicture.ts";
import { leanOf } from "../page/perspective.ts";
import { areaOf, turnOf } from "@boreal/domain/kernel/geometry/quadrilateral";
import type { FoundPage } from "../page/findPage.ts";

/** What is looked at in a picture, in the order in which it is told: without the page in view nothing else can be right. */
export const checkNames = ["corners", "light", "distance", "glare", "tilt", "sharpness"] as const;
export type CheckName = (typeof checkNames)[number];

export type Finding =
  | "good"
  | "unknown"
  | "noPage"
  | "cut"
  | "tooDark"
  | "tooFar"
  | "fewPoints"
  | "brightSpot"
  | "leant"
  | "turned"
  | "blurred";
export type Findings = Readonly<Record<CheckName, Finding>>;

export type Measures = {
  readonly page: "none" | "cut" | "whole";
  /** Part of the picture that the page takes. */
  readonly area: number;
  /** Points of the page's long side; only where the picture is the final one. */
  readonly longSide?: number;
  readonly paper: number;
  readonly glare: number;
  readonly lean: number;
  readonly turn: number;
  readonly sharpness: number | undefined;
};

/**
 * Where a picture stops being good, chosen by measurement on drawn frames (lookAt.test.ts holds both sides of each) and, for
 * sharpness, on a printed letter smeared by known amounts. None of them stops anybody from taking the picture.
 */
const limits = {
  /** Part of the picture. A letter that fills the height of a wide picture takes 0.38, a card 0.3. */
  area: 0.2,
  /** A letter at 100 points to an inch: below, small print cannot be read again. */
  longSide: 1100,
  /** Paper in a lit room is 130 and more; at 85 the camera's noise is as strong as thin print. */
  paper: 85,
  /** Part of the page: a spot of the size of three words. */
  glare: 0.004,
  /** Degrees. From 15 on the far lines of a letter are a tenth smaller than the near ones. */
  lean: 15,
  turn: 12,
  /** A sharp letter has 0.25 and more; smeared by 2 points at 145 to an inch, where reading begins to fail, 0.03 to 0.01. */
  sharpness: 0.02,
} as const;

type Rule = readonly [holds: (measures: Measures) => boolean, finding: Finding];

/** For each check the rules in order; the first that holds counts. */
const rules: Readonly<Record<CheckName, readonly Rule[]>> = {
  corners: [
    [({ page }) => page === "none", "noPage"],
    [({ page }) => page === "cut", "cut"],
  ],
  light: [[({ paper }) => paper < limits.paper, "tooDark"]],
  distance: [
    [({ page }) => page !== "whole", "unknown"],
    [({ area }) => area < limits.area, "tooFar"],
    [({ longSide = Infinity }) => longSide < limits.longSide, "fewPoints"],
  ],
  glare: [[({ glare }) => glare > limits.glare, "brightSpot"]],
  tilt: [
    [({ page }) => page !== "whole", "unknown"],
    [({ lean }) => lean > limits.lean, "leant"],
    [({ turn }) => Math.abs(turn) > limits.turn, "turned"],
  ],
  sharpness: [
    [({ sharpness }) => sharpness === undefined, "unknown"],
    [({ sharpness = 1 }) => sharpness < limits.sharpness, "blurred"],
  ],
};

export function judge(measures: Measures): Findings {
  const of = (name: CheckName): Finding => rules[name].find(([holds]) => holds(measures))?.[1] ?? "good";
  return {
    corners: of("corners"),
    light: of("light"),
    distance: of("distance"),
    glare: of("glare"),
    tilt: of("tilt"),
    sharpness: of("sharpness"),
  };
}

/** What to put right first; nothing when all is well. */
export function firstFault(findings: Findings): Finding | undefined {
  return checkNames.map((name) => findings[name]).find((finding) => finding !== "good" && finding !== "unknown");
}

/** The numbers behind the findings. `picture` is the grey one in which the page was found. */
export function measure(picture: GreyPicture, page: FoundPage | undefined, sharpness: number | undefined): Measures {
  const { paper, glare } = lightOn(picture, page?.isCut === false ? page.corners : undefined);
  if (!page) return { page: "none", area: 0, paper, glare, lean: 0, turn: 0, sharpness };
  const area = areaOf(page.corners) / (picture.width * picture.height);
  if (page.isCut) return { page: "cut", area, paper, glare, lean: 0, turn: 0, sharpness };
  return {
    page: "whole",
    area,
    paper,
    glare,
    lean: leanOf(page.corners, picture),
    turn: turnOf(page.corners),
    sharpness,
  };
}
