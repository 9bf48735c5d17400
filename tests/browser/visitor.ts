import type { BrowserContext, Locator, Page, Request } from "playwright-core";
import { Effort } from "./effort.ts";
import { keyboard, mouse, type Hand } from "./hand.ts";
import { browser } from "./launch.ts";
import type { Boreal } from "./server.ts";
import { hang, waitUntil } from "../running/patience.ts";

export type Words = { readonly en: string; readonly fr: string };
/** A sentence about a count; which of the two is meant follows from `count` among the values. */
export type CountedWords = { readonly one: Words; readonly other: Words };

export type Manner = {
  readonly language?: "en" | "fr";
  readonly width?: number;
  readonly height?: number;
  readonly keyboardOnly?: boolean;
  /** Held in the hand and worked with a finger. */
  readonly onPhone?: boolean;
  /** What the camera sees: a Y4M file. */
  readonly film?: string;
  /** Where the pages are opened, when that is not at the server itself: a line that can be cut, for one. */
  readonly address?: string;
  /** Runs in each page before its own scripts. */
  readonly before?: () => void;
};

const special = /[.*+?^${}()|[\]\\]/g;

/** Matches a name that begins with these words, whatever kind of space stands between them: a label may go on with "(optional)". */
export const beginning = (words: string): RegExp =>
  new RegExp(`^\\s*${words.replaceAll(special, String.raw`\$&`).replaceAll(/\s+/g, String.raw`\s+`)}`);

/** One person in front of one browser window, with a session of their own. */
export class Visitor {
  readonly boreal: Boreal;
  readonly language: "en" | "fr";
  readonly page: Page;
  readonly hand: Hand;
  readonly effort = new Effort();
  /** Faults that the page wrote to its console, and requests that the server answered with 5xx. */
  readonly complaints: string[] = [];
  readonly context: BrowserContext;
  readonly #manner: Manner;
  /** What the page asked the server and waits for; an open event stream never ends and is not among them. */
  readonly #asked = new Set<Request>();

  private constructor(boreal: Boreal, context: BrowserContext, page: Page, manner: Manner) {
    const { language = "en", keyboardOnly = false } = manner;
    this.#manner = manner;
    this.boreal = boreal;
    this.language = language;
    this.page = page;
    this.context = context;
    this.hand = keyboardOnly ? keyboard(page, this.effort) : mouse(this.effort);
    page.on("pageerror", (fault) => this.complaints.push(`page: ${fault.message}`));
    page.on("console", (message) => {
      if (message.type() === "error" && !/Failed to load resource|ERR_CONNECTION|EventSource/.test(message.text()))
        this.complaints.push(`console: ${message.text()}`);
    });
    page.on("framenavigated", (frame) => {
      if (frame === page.mainFrame()) this.effort.arrivedAt(new URL(frame.url()).pathname);
    });
    page.on("request", (request) => {
      if (["fetch", "xhr"].includes(request.resourceType()) && request.headers()["accept"] !== "text/event-stream")
        this.#asked.add(request);
    });
    const isOver = (request: Request): void => void this.#asked.delete(request);
    page.on("requestfinished", isOver);
    page.on("requestfailed", isOver);
    page.on("response", (answer) => {
      if (answer.status() >= 500) this.complaints.push(`${answer.status()} ${answer.url()}`);
    });
  }

  static async arrive(boreal: Boreal, manner: Manner = {}): Promise<Visitor> {
    const { language = "en", width = 1280, height = 900 } = manner;
    const context = await (
      await browser(manner.film)
    ).newContext({
      viewport: { width, height },
      ...(manner.onPhone ? { isMobile: true, hasTouch: true } : {}),
      locale: language === "fr" ? "fr-CA" : "en-CA",
      timezoneId: "America/Toronto",
      reducedMotion: "reduce",
      acceptDownloads: true,
    });
    context.setDefaultTimeout(hang);
    if (manner.before) await context.addInitScript(manner.before);
    return new Visitor(boreal, context, await context.newPage(), manner);
  }

  /** Another tab of the same browser. */
  async anotherTab(): Promise<Visitor> {
    return new Visitor(this.boreal, this.context, await this.context.newPage(), this.#manner);
  }

  readonly t = (words: Words | CountedWords, values: Readonly<Record<string, string | number>> = {}): string =>
    this.#meant(words, values["count"]).replaceAll(/\{(\w+|#)\}/g, (placeholder, name: string) =>
      String(values[name] ?? placeholder),
    );

  #meant(words: Words | CountedWords, count: string | number | undefined): string {
    if ("en" in words) return words[this.language];
    if (typeof count !== "number") throw new Error(`no count for “${words.other.en}”`);
    const form = new Intl.PluralRules(`${this.language}-CA`).select(count) === "one" ? "one" : "other";
    return words[form][this.language];
  }

  /** Opens a path of the application in the person's language, as from a mail or a bookmark. */
  async open(path: string): Promise<void> {
    await this.page.goto(this.#addressOf(path));
  }

  /** Goes to a path as a link of the application does: the scripts that are there draw it. From elsewhere it is opened. */
  async follow(path: string): Promise<void> {
    const to = this.#addressOf(path);
    const isFollowed = await this.page.evaluate((address) => {
      if (new URL(address).origin !== location.origin || !document.querySelector("#root > *")) return false;
      history.pushState(null, "", address);
      return true;
    }, to);
    if (!isFollowed) await this.page.goto(to);
  }

  /** Until everything is drawn that the page asked for. */
  async rest(): Promise<void> {
    const isQuiet = async (): Promise<boolean> => {
      if (this.#asked.size > 0) return false;
      // What arrived is drawn, and may ask for more.
      await this.page.evaluate(
        () =>
          new Promise((drawn) => {
            requestAnimationFrame(() => requestAnimationFrame(drawn));
          }),
      );
      return this.#asked.size === 0;
    };
    await waitUntil(isQuiet, () => `still asked: ${[...this.#asked].map((request) => request.url()).join(", ")}`);
  }

  #addressOf(path: string): string {
    return `${this.#manner.address ?? this.boreal.address}/${this.language}${path}`;
  }

  heading(words: Words, values?: Readonly<Record<string, string | number>>): Locator {
    return this.page.getByRole("heading", { level: 1, name: this.t(words, values) });
  }

  button = (words: Words, values?: Readonly<Record<string, string | number>>): Locator =>
    this.page.getByRole("button", { name: this.t(words, values), exact: true });
  link = (words: Words, values?: Readonly<Record<string, string | number>>): Locator =>
    this.page.getByRole("link", { name: this.t(words, values), exact: true });
  field = (words: Words, within: Locator | Page = this.page): Locator => within.getByLabel(beginning(this.t(words)));

  async press(control: Locator): Promise<void> {
    await this.hand.press(control.first());
  }

  /** What the browser announces: toasts and other live regions. */
  async hears(words: Words | CountedWords, values?: Readonly<Record<string, string | number>>): Promise<void> {
    // The same words may stand in a part of the page that is folded up.
    await this.page.getByText(this.t(words, values)).filter({ visible: true }).first().waitFor();
  }

  async leave(): Promise<void> {
    await this.context.close();
  }
}
