import type { Download, Page, Request } from "playwright-core";
import { waitUntil } from "../../running/patience.ts";
import type { Visitor } from "../visitor.ts";
import { choose, keyOf, type Goal } from "./choose.ts";
import { hear, pressHeard, type Heard } from "./pageAsHeard.ts";

/** What a page shows when the goal is reached: what is heard on it, and the names of files that the browser has saved. */
export type Reached = (heard: readonly Heard[], saved: readonly string[]) => boolean;

export type Walk = { readonly clicks: number; readonly pressed: readonly string[]; readonly reached: boolean };

/** After so many presses she gives up. */
const patience = 8;

/**
 * Somebody who has never seen the application. She begins where the visitor stands, and walks until the page shows what
 * she wants, or until nothing there speaks to her any more.
 */
export async function walk(visitor: Visitor, goal: Goal, reached: Reached): Promise<Walk> {
  const { page } = visitor;
  const start = page.url();
  const arriving = new Arriving(page);
  const pressed = new Set<string>();
  const way: string[] = [];
  const ends = (isThere: boolean): Walk => ({ clicks: way.length, pressed: way, reached: isThere });
  try {
    for (;;) {
      const heard = await hearAtRest(visitor, arriving);
      if (reached(heard, arriving.saved)) return ends(true);
      if (way.length >= patience) return ends(false);
      const next = choose(goal, heard, pressed);
      if (next) {
        pressed.add(keyOf(next));
        way.push(next.name);
        await pressHeard(page, next);
      } else {
        if (page.url() === start) return ends(false);
        // Nothing here has a word of hers: she goes back, which is a click as well.
        way.push("(back)");
        await page.goBack();
      }
    }
  } finally {
    arriving.end();
  }
}

/** Pages, parts of pages and files that the browser has asked for, and the names of the files that it has saved. */
class Arriving {
  readonly saved: string[] = [];
  readonly #asked = new Set<Request>();
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    page.on("download", this.#onDownload);
    page.on("request", this.#onRequest);
    page.on("requestfinished", this.#onOver);
    page.on("requestfailed", this.#onOver);
  }

  get isOver(): boolean {
    return this.#asked.size === 0;
  }

  end(): void {
    this.#page.off("download", this.#onDownload);
    this.#page.off("request", this.#onRequest);
    this.#page.off("requestfinished", this.#onOver);
    this.#page.off("requestfailed", this.#onOver);
  }

  readonly #onDownload = (download: Download): void => void this.saved.push(download.suggestedFilename());
  readonly #onOver = (request: Request): void => void this.#asked.delete(request);
  readonly #onRequest = (request: Request): void => {
    if (request.isNavigationRequest() || request.resourceType() === "script") this.#asked.add(request);
  };
}

/** What the page tells once it stands: nothing is asked of the server any more, and it tells the same twice. */
async function hearAtRest(visitor: Visitor, arriving: Arriving): Promise<readonly Heard[]> {
  let heard: readonly Heard[] = [];
  await waitUntil(
    async () => {
      await visitor.rest();
      const isDrawn = await visitor.page.evaluate(
        () =>
          document.querySelector("main h1:not(.visually-hidden)")?.checkVisibility() === true &&
          document.querySelector("main .spinner") === null,
      );
      const before = told(heard);
      // Nobody reads a page faster.
      await visitor.page.waitForTimeout(250);
      heard = await hear(visitor.page);
      return isDrawn && arriving.isOver && told(heard) === before;
    },
    () => `the page does not come to rest: ${told(heard).slice(0, 300)}`,
  );
  return heard;
}

const told = (heard: readonly Heard[]): string => heard.map(({ role, name }) => `${role} ${name}`).join("\n");
