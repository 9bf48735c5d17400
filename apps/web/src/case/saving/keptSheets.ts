import { delayBefore, pause } from "../../api/backoff.ts";
import { clientDefaults } from "../../api/client.ts";
import { connection } from "../../api/connection.ts";
import { asApiError, type ApiError } from "../../api/failure.ts";
import { device, type Realm } from "../../offline/device.ts";
import { openTabs, type Tabs } from "../../offline/tabs.ts";
import { writtenText } from "../../ui/halves.ts";
import { unsentKeeper, type UnsentKeeper } from "../../offline/unsent.ts";
import { answerQueue } from "./answerQueue.ts";
import { type StoredAnswers } from "./unsavedAnswers.ts";
import type { QueueDeps, Standing } from "./queueDeps.ts";
import { answerSheet, type AnswerSheet, type Unsent } from "./answerSheet.ts";

/** Whose answers, and to which application. The same person in another realm (as a guest) has another storage. */
export type SheetKey = { readonly realm: Realm; readonly person: string; readonly applicationId: string };

/** Unsaved answers outlive the page they were given on, in memory and, where the browser can, on this device. */
export type KeptSheet = {
  readonly place: SheetKey;
  readonly sheet: AnswerSheet;
  /** What is not stored is on this device too: closing the page loses nothing. */
  readonly isKept: () => boolean;
  /** Takes over what tabs that are gone left. */
  readonly takeOver: () => Promise<void>;
};

type Send = QueueDeps["send"];
type Own = KeptSheet & { keeper: UnsentKeeper<Kept> | undefined; readonly line: symbol };

/** As it lies on the device. Drafts of another make are left alone; answers stay readable. */
type Kept = Unsent & { readonly make: typeof draftMake };
const draftMake = 2;

const nameOf = ({ realm, person, applicationId }: SheetKey) => `${realm} ${person} ${applicationId}`;

/**
 * The sheets of this tab, for `useService`. One for each application whose questions or forms were opened, until its owner
 * signs out or somebody else signs in; none holds more than the answers of its case.
 */
export function createKeptSheets() {
  const sheets = new Map<string, Own>();
  const opening = new Map<string, Promise<KeptSheet>>();

  const dropWhere = (isMeant: (place: SheetKey) => boolean): void => {
    for (const [name, own] of sheets) {
      if (!isMeant(own.place)) continue;
      own.sheet.drop();
      own.keeper = undefined;
      connection.over(own.line);
      connection.waits(own.line, { count: 0, isKept: true });
      sheets.delete(name);
      opening.delete(name);
    }
  };
  for (const realm of ["whole", "guest"] as const) {
    device(realm).onWiped((why) => {
      // Who signed out is done. Whose session ended by itself comes back, perhaps to the same page: memory waits for them alone.
      if (why === "signedOut") dropWhere((place) => place.realm === realm);
      for (const own of sheets.values()) if (own.place.realm === realm) own.keeper = undefined;
    });
  }
  return {
    /** The sheet of this place when it is open already. */
    openSheetOf: (place: SheetKey): KeptSheet | undefined => sheets.get(nameOf(place)),

    /** Opens it with what is stored, and with what waited on this device. Another person's, in the same realm, are dropped. */
    openSheet(place: SheetKey, stored: StoredAnswers, send: Send): Promise<KeptSheet> {
      const name = nameOf(place);
      const known = opening.get(name);
      if (known) return known;
      dropWhere((other) => other.realm === place.realm && other.person !== place.person);
      const work = make(place, stored, send).then((own) => {
        sheets.set(name, own);
        return own;
      });
      opening.set(name, work);
      return work;
    },
  };
}

async function make(place: SheetKey, stored: StoredAnswers, send: Send): Promise<Own> {
  const line = Symbol("answers");
  let tabs: Tabs | undefined;
  const queue = answerQueue(
    stored,
    deps(place, send, line, () => tabs),
  );
  const sheet = answerSheet(queue);
  const isKept = () => own.keeper?.isKept() === true;
  const tell = () => connection.waits(line, { count: queue.unsaved().length, isKept: isKept() });

  const takeOver = async () => {
    if (!own.keeper) {
      const store = await device(place.realm).of(place.person);
      tabs = store && (await openTabs());
      if (store && tabs && !own.keeper) {
        own.keeper = unsentKeeper<Kept>(store, tabs, place.applicationId, {
          onChange: tell,
          // Nothing is taken over for somebody who has left.
          onLeft: () => {
            if (own.keeper) void own.takeOver();
          },
        });
        if (sheet.unsent()) own.keeper.keep(asKept(sheet.unsent()));
      }
    }
    await own.keeper?.adopt((left) => {
      for (const each of left)
        sheet.restore({ ...each, drafts: each.make === draftMake ? withTexts(each.drafts) : {} });
      return asKept(sheet.unsent());
    });
  };

  const own: Own = {
    place,
    sheet,
    isKept,
    takeOver: () => takeOver().catch(() => {}),
    keeper: undefined,
    line,
  };
  await own.takeOver();
  let wasEmpty = sheet.unsent() === undefined;
  sheet.subscribe(() => {
    const unsent = sheet.unsent();
    if (unsent || !wasEmpty) own.keeper?.keep(asKept(unsent));
    wasEmpty = unsent === undefined;
    tell();
  });
  tell();
  return own;
}

/** What the queue of a sheet stands in: the server, the other tabs, the line and the clock. */
const deps = (place: SheetKey, send: Send, line: symbol, tabs: () => Tabs | undefined): QueueDeps => ({
  send,
  alone: (work) => {
    // While another tab has the turn on a bad line, this page must say that it waits.
    const slow = setTimeout(() => connection.lost(line, true), clientDefaults.patience.say);
    const begin = () => {
      clearTimeout(slow);
      return work();
    };
    const all = tabs();
    // Tabs send one after the other, so that a change in one is a conflict in the next and not a race.
    return all ? all.alone(`send.${place.applicationId}`, begin) : begin();
  },
  // A database that is away for a moment looks like a fault; only a session that ended needs the person.
  mayPass: (thrown) => asApiError(thrown).kind !== "signedOut",
  standing: (thrown) => standingOf(asApiError(thrown)),
  now: () => new Date().toISOString(),
  delay: delayBefore,
  wait,
  onLine: (now) => {
    if (now === "broken") connection.lost(line, true);
    // Back, but not everything is saved: the banner must not say that it is.
    else if (now === "whole" && connection.state() === "unsaved") connection.lost(line, false);
    if (now !== "broken") connection.over(line);
  },
});

const standingOf = ({ kind, isUndone }: ApiError): Standing =>
  kind === "full" ? "full" : isUndone ? "retrying" : "unknown";

const asKept = (unsent: Unsent | undefined): Kept | undefined => unsent && { ...unsent, make: draftMake };

const mapped = <Value>(
  values: Readonly<Record<string, Value>>,
  change: (value: Value) => Value,
): Readonly<Record<string, Value>> =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, change(value)]));

/** Texts among them may have been written by the pages of the other language. */
const withTexts = (drafts: Unsent["drafts"]): Unsent["drafts"] =>
  mapped(drafts, (draft) => ({
    ...draft,
    unread: mapped(draft.unread, ({ typed, refusal }) => ({
      typed,
      refusal: { ...refusal, text: writtenText(refusal.text) },
    })),
    origins: mapped(draft.origins, writtenText),
  }));

/** Below this it is a pause of typing, or too short to end early. */
const shortest = 1000;

/** The next attempt comes after a pause, or as soon as the line or the person is back. */
function wait(milliseconds: number, then: () => void): () => void {
  if (milliseconds < shortest) {
    const timer = setTimeout(then, milliseconds);
    return () => clearTimeout(timer);
  }
  const stop = new AbortController();
  pause(milliseconds, stop.signal).then(then, () => {});
  return () => stop.abort();
}
