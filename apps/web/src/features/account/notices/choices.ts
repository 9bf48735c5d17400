import type { ResultOf, VariablesOf } from "../../../api/graphql.ts";
import type { chooseNoticesMutation, noticeSettingsQuery } from "./operations.ts";

export type NoticeSettings = NonNullable<ResultOf<typeof noticeSettingsQuery>["noticeSettings"]>;

/** What stands on the page: the settings as they are being changed. */
export type Choices = {
  /** When the mail of each kind goes out, by its id; without those that are always told. */
  readonly mail: Readonly<Record<string, string>>;
  readonly digest: string;
  readonly isQuiet: boolean;
  readonly from: number;
  readonly until: number;
  readonly timeZone: string;
};

const hour = 60;
/** Offered when somebody turns quiet hours on. */
const night = { from: 22 * hour, until: 7 * hour };

export function choicesFrom(settings: NoticeSettings, zoneHere: string): Choices {
  const { kinds, digest, quietFrom, quietUntil, timeZone } = settings;
  return {
    mail: Object.fromEntries(kinds.filter(({ mail }) => mail !== "always").map(({ id, mail }) => [id, mail])),
    digest,
    isQuiet: quietFrom !== null && quietUntil !== null,
    from: quietFrom ?? night.from,
    until: quietUntil ?? night.until,
    timeZone: timeZone ?? zoneHere,
  };
}

export const toSend = (choices: Choices): VariablesOf<typeof chooseNoticesMutation> => ({
  kinds: Object.entries(choices.mail).map(([kind, mail]) => ({ kind, mail })),
  digest: choices.digest,
  quietFrom: choices.isQuiet ? choices.from : null,
  quietUntil: choices.isQuiet ? choices.until : null,
  timeZone: choices.timeZone,
});

/** `14:30` as people write it: `2:30 p.m.`, `14 h 30`. */
export const timeWords = (minute: number, language: "en" | "fr"): string =>
  new Intl.DateTimeFormat(`${language}-CA`, { hour: "numeric", minute: "2-digit", timeZone: "UTC" }).format(
    minute * 60_000,
  );

export const hours: readonly number[] = Array.from({ length: 24 }, (_, at) => at * hour);

export const zoneHere = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Every zone that this browser knows, and the chosen one. */
export const zonesWith = (chosen: string): readonly { value: string; label: string }[] =>
  [...new Set([chosen, ...Intl.supportedValuesOf("timeZone")])]
    .toSorted((one, other) => (one < other ? -1 : 1))
    .map((value) => ({ value, label: value.replaceAll("_", " ") }));
