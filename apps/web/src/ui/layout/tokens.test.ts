import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const css = readFileSync(new URL("tokens.css", import.meta.url), "utf8");

/** The colour of a token in one of the two schemes. */
function colour(token: string, scheme: "light" | "dark"): string {
  const match = new RegExp(`--${token}: light-dark\\((#[0-9a-f]{6}), (#[0-9a-f]{6})\\)`).exec(css);
  const found = scheme === "light" ? match?.[1] : match?.[2];
  if (!found) throw new Error(`no colour --${token}`);
  return found;
}

/** WCAG 2.2 relative luminance and contrast ratio. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

const grounds = ["paper", "surface", "sunken", "spruce-wash", "lake-wash", "lichen-wash", "rust-wash", "ochre-wash"];

describe.each(["light", "dark"] as const)("%s", (scheme) => {
  const ratio = (front: string, back: string) => contrast(colour(front, scheme), colour(back, scheme));

  test.each(grounds)("body text on %s is AAA (7:1)", (ground) => {
    expect(ratio("ink", ground)).toBeGreaterThanOrEqual(7);
  });

  test.each(["ink-quiet", "lake", "rust", "spruce"])("%s on paper, surface and sunken is AA (4.5:1)", (front) => {
    for (const ground of ["paper", "surface", "sunken"]) expect(ratio(front, ground)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(["lichen", "rust", "ochre", "lake"])("%s on its own wash is AA", (name) => {
    expect(ratio(name, `${name}-wash`)).toBeGreaterThanOrEqual(4.5);
  });

  test("buttons and counts are AA", () => {
    expect(ratio("on-spruce", "spruce")).toBeGreaterThanOrEqual(4.5);
    expect(ratio("on-spruce", "spruce-strong")).toBeGreaterThanOrEqual(4.5);
    expect(ratio("on-rust", "rust")).toBeGreaterThanOrEqual(4.5);
  });

  test.each(grounds)("the focus ring and the edges of controls show on %s (3:1)", (ground) => {
    expect(ratio("focus", ground)).toBeGreaterThanOrEqual(3);
    expect(ratio("control-border", ground)).toBeGreaterThanOrEqual(3);
  });
});
