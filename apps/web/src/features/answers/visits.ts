import { remember, remembered } from "../../shell/rememberedChoice.ts";

/** A moment at which the sheet was open. `upTo`: time of the newest answer it showed, by the server's clock. */
export type Visit = { readonly at: string; readonly upTo: string };
/** The last visit of one reader to one sheet, and the one before it. */
export type Visits = { readonly last: Visit; readonly before: Visit | null };

/** Coming back within half an hour goes on with the same visit: a look at another page must not take the marks away. */
const oneVisit = 30 * 60 * 1000;

/** The visits after opening the sheet now. */
export function opened(visits: Visits | undefined, now: Visit): Visits {
  if (!visits) return { last: now, before: null };
  const goesOn = Date.parse(now.at) - Date.parse(visits.last.at) < oneVisit;
  return { last: now, before: goesOn ? visits.before : visits.last };
}

const name = "answersSheet";
/** Sheets that are remembered; beyond, those not seen for longest are forgotten. */
const most = 100;

type Remembered = Readonly<Record<string, Visits>>;

const isVisit = (value: unknown): value is Visit => {
  const { at, upTo } = (value ?? {}) as Partial<Visit>;
  return [at, upTo].every((time) => typeof time === "string" && !Number.isNaN(Date.parse(time)));
};

/** Whatever else lies there, from another version or another hand, is as good as nothing. */
export function readVisits(text: string | null): Remembered {
  try {
    const all = JSON.parse(text ?? "{}") as unknown;
    if (typeof all !== "object" || all === null) return {};
    const sound = Object.entries(all as Record<string, Partial<Visits> | null>).filter(
      ([, visits]) => isVisit(visits?.last) && (visits?.before === null || isVisit(visits?.before)),
    );
    return Object.fromEntries(sound) as Remembered;
  } catch {
    return {};
  }
}

/** The same with one sheet put in, and not more of them than are worth keeping. */
export function withVisits(all: Remembered, sheet: string, visits: Visits): Remembered {
  const newest = Object.entries({ ...all, [sheet]: visits }).toSorted(
    ([, a], [, b]) => Date.parse(b.last.at) - Date.parse(a.last.at),
  );
  return Object.fromEntries(newest.slice(0, most));
}

/**
 * Notes in this browser that a person sees a sheet now; answers with the visit before, if there was one. Only ids and
 * times are kept. `goesOn`: the page is still open since it was noted last.
 */
export function noteVisit(person: string, applicationId: string, now: Visit, goesOn = false): Visit | null {
  const all = readVisits(remembered(name));
  const sheet = `${person} ${applicationId}`;
  const known = all[sheet];
  const visits = goesOn && known ? { ...known, last: now } : opened(known, now);
  remember(name, JSON.stringify(withVisits(all, sheet, visits)));
  return visits.before;
}
