import type { Box } from "../text/box.ts";
import type { OpenPage } from "../pages/page.ts";
import { boxAround, type Word } from "../text/words.ts";

/**
 * Pixels of screens of phones, tablets and computers of the last ten years, the shorter side first, as their makers give them. A
 * scan or a camera does not make pictures of just these sizes.
 */
const screens: ReadonlySet<string> = new Set(
  [
    "640x1136 750x1334 828x1792 1080x1920 1080x2340 1125x2436 1170x2532 1179x2556 1206x2622 1242x2208 1242x2688",
    "1260x2736 1284x2778 1290x2796 1320x2868 720x1280 720x1520 720x1560 720x1600 1080x2160 1080x2220 1080x2280",
    "1080x2310 1080x2376 1080x2400 1080x2408 1080x2412 1080x2424 1080x2460 1080x2520 1440x2560 1440x2880 1440x2960",
    "1440x3040 1440x3088 1440x3120 1440x3200 1344x2992 1280x2856 768x1366 768x1024 1536x2048 1620x2160 1668x2224",
    "1668x2388 2048x2732 800x1280 900x1440 1050x1680 900x1600 1200x1920 1600x2560 1800x2880 1964x3024 2234x3456",
    "2160x3840 1440x3440 1080x2560 1664x2560 1864x2880",
  ].flatMap((line) => line.split(" ")),
);

/** The part of a picture in which the bars of a phone or a browser are. */
const top = 0.075;

/** What only those bars show: the time alone, an address of the web, how full the battery is, how the phone is connected. */
const isOfBar = (text: string): boolean =>
  /^(?:[01]?\d|2[0-3])[:.h][0-5]\d$/.test(text) ||
  /^https?:\/\//i.test(text) ||
  /^(?:\d{1,3}%|LTE|5G|4G|VoLTE|Wi-?Fi)$/i.test(text) ||
  /^(?:www\.)?[a-z\d-]+(?:\.[a-z\d-]+)*\.(?:com|ca|org|net|bank|gc\.ca|qc\.ca|co\.[a-z]{2}|in|test)(?:\/\S*)?$/i.test(
    text,
  );

/** An address of the web at the head of a picture: of a window, whatever its size. */
const isAddress = (text: string): boolean => /^https?:\/\/[\w-]+\.[\w.-]+/i.test(text);

/** Where the bars of a screen are on a picture that is of the size of one, or of a window, and comes from no camera; undefined for any other. */
export function screenBar(page: OpenPage, words: readonly Word[]): Box | undefined {
  if (page.kind !== "picture" || page.isFromCamera !== false) return undefined;
  const head = words.filter(({ box }) => box[1] < top);
  const address = head.filter(({ text }) => isAddress(text));
  if (address.length > 0) return boxAround(address.map(({ box }) => box));
  const [short, long] = [Math.min(page.width, page.height), Math.max(page.width, page.height)];
  if (!screens.has(`${short}x${long}`)) return undefined;
  const bar = head.filter(({ text }) => isOfBar(text));
  return bar.length > 0 ? boxAround(bar.map(({ box }) => box)) : undefined;
}
