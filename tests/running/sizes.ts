import { drawnSeed } from "./drawnSeed.ts";

/**
 * The two sizes of what is tried more than once. `npm test` tries a share of each, `npm run test:all` all of it: the same
 * tests, only oftener. Nothing is left out that nothing else holds; what a size leaves for the other is said here.
 */
export const isWhole = process.env["TEST_SIZE"] === "all";

export type Language = "en" | "fr";
export type Dress = { readonly window: "small" | "large"; readonly scheme: "light" | "dark" };

/** Every window and colour scheme in which a screen is looked at. */
export const everyDress: readonly Dress[] = (["small", "large"] as const).flatMap((window) =>
  (["light", "dark"] as const).map((scheme) => ({ window, scheme })),
);

/** All of them; or one, so that four in a row wear each once. */
export const dressesOf = (turn: number, whole = isWhole): readonly Dress[] =>
  whole ? everyDress : everyDress.filter((_, place) => place === turn % everyDress.length);

/** In which languages the screen of this turn is looked at. Over eight screens in a row each language meets each dress. */
export const languagesOfScreen = (turn: number, whole = isWhole): readonly Language[] =>
  whole ? ["en", "fr"] : [Math.floor(turn / everyDress.length) % 2 === 0 ? "en" : "fr"];

/** A journey that is walked in both languages; in the one that is named where each is walked once. */
export const inLanguages = (once: Language, whole = isWhole): readonly Language[] => (whole ? ["en", "fr"] : [once]);

/** A journey that several people walk in both languages; where each walks once, every other one in French. */
export const languagesOfPerson = (turn: number, whole = isWhole): readonly Language[] =>
  whole ? ["en", "fr"] : [turn % 2 === 0 ? "en" : "fr"];

/** The first of several ways to walk the same journey, such as on a phone and at a desk; or all of them. */
export const waysOf = <Way>(ways: readonly [Way, ...Way[]], whole = isWhole): readonly Way[] =>
  whole ? ways : ways.slice(0, 1);

/** Of things that are tried alike, such as made-up cases or papers: in the small share every so-manieth. Says what it leaves out. */
export function shareOf<Thing>(
  what: string,
  all: readonly Thing[],
  every: number,
  { whole = isWhole, seed = drawnSeed }: { readonly whole?: boolean; readonly seed?: number } = {},
): readonly [Thing, ...Thing[]] {
  const from = seed % Math.max(1, Math.min(every, all.length));
  const share = whole ? all : all.filter((_, place) => place % every === from);
  const [first, ...others] = share;
  if (first === undefined) throw new Error(`there is nothing to try: ${what}`);
  if (!whole) console.log(`${what}: ${share.length} of ${all.length}, with TEST_SEED=${seed}; all with TEST_SIZE=all`);
  return [first, ...others];
}

/** The same of cases that a property draws: so many of them, from the same seed. */
export function runsOf(what: string, all: number, every: number, whole = isWhole): number {
  if (whole) return all;
  const runs = Math.ceil(all / every);
  console.log(`${what}: a share, ${runs} of ${all}; all of them with TEST_SIZE=all`);
  return runs;
}

/** Kills of any or all processes. In the small share each kind of process has its turn. */
export const kills = isWhole ? 30 : 4;

/** Cases that are moved at random over the server. Every change by itself is in `decideTransition.test.ts`. */
export const randomWalks = isWhole ? 500 : 25;

/**
 * Cuts of an upload, beside the 24 that no process or browser takes part in and that are always made: servers
 * killed (four cuts each), and cuts after which a browser is loaded again.
 */
export const cuts = isWhole ? { servers: 3, browsers: 4 } : { servers: 1, browsers: 2 };

/** Processes killed while they work on the money and the status of cases: six effects in each case. */
export const moneyKills = isWhole ? { kills: 200, cases: 400 } : { kills: 6, cases: 12 };
