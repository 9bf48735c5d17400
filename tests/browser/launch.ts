import { existsSync } from "node:fs";
import { chromium as playwright, type Browser } from "playwright-core";

/** Where a browser was found, and what it must be told to start there. */
type Found = { readonly executablePath: string; readonly args: readonly string[]; readonly origin: string };

const quiet = [
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--font-render-hinting=none",
];

const asRoot = () => (process.getuid?.() === 0 ? ["--no-sandbox"] : []);

/**
 * A Chromium: the one that CHROMIUM_PATH names, else Debian's, else the build inside npm (Linux x64 only).
 * `undefined` on a machine that has none.
 */
async function findBrowser(): Promise<Found | undefined> {
  const named = process.env["CHROMIUM_PATH"];
  if (named !== undefined && named !== "") {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, and there is no file there`);
    return { executablePath: named, args: [...quiet, ...asRoot()], origin: "CHROMIUM_PATH" };
  }
  for (const path of ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"]) {
    if (existsSync(path)) return { executablePath: path, args: [...quiet, ...asRoot()], origin: path };
  }
  if (process.platform !== "linux" || process.arch !== "x64") return undefined;
  const { default: packed } = await import("@sparticuz/chromium");
  packed.setGraphicsMode = false;
  // Its own flags fit a function in a cloud: one process, no sandbox. We keep ours, and the sandbox where it can work.
  return {
    executablePath: await packed.executablePath(),
    args: [...quiet, "--no-sandbox"],
    origin: "@sparticuz/chromium",
  };
}

const open = new Map<string, Promise<Browser>>();

/** One browser for all journeys of a process; contexts keep them apart. Another one for those whose camera shows a film (a Y4M file). */
export function browser(film = ""): Promise<Browser> {
  const launched =
    open.get(film) ??
    launch(
      film === ""
        ? []
        : [
            "--use-fake-ui-for-media-stream",
            "--use-fake-device-for-media-stream",
            `--use-file-for-fake-video-capture=${film}`,
          ],
    );
  open.set(film, launched);
  return launched;
}

async function launch(also: readonly string[]): Promise<Browser> {
  const found = await findBrowser();
  if (!found) throw new Error("no browser here: ask browserIsHere() first");
  return playwright.launch({ executablePath: found.executablePath, args: [...found.args, ...also], headless: true });
}

export async function closeBrowser(): Promise<void> {
  const launched = [...open.values()];
  open.clear();
  for (const one of launched) await (await one).close();
}

/** Whether journeys can run here. Where they cannot, says so aloud once; the tests then count as skipped. */
export async function browserIsHere(): Promise<boolean> {
  if ((await findBrowser()) !== undefined) return true;
  console.warn(
    `\nNO BROWSER on ${process.platform}-${process.arch}: the browser journeys are SKIPPED. Set CHROMIUM_PATH to a Chromium or Chrome to run them.\n`,
  );
  return false;
}
