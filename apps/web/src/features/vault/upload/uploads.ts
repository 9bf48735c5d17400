import type { Text } from "@boreal/domain/kernel/text";
import { press } from "../../../api/press.ts";
import type { Pace, Sender } from "./sender.ts";

/** Where a file goes. */
export type UploadTarget = {
  readonly applicationId: string;
  readonly page: string;
  readonly slot: string;
  readonly person: string;
  readonly childNumber?: number | undefined;
  readonly replaces?: string | undefined;
};

export type UploadItem = {
  readonly id: number;
  readonly place: UploadTarget;
  readonly name: string;
  readonly bytes: number;
  readonly sent: number;
  readonly state: "queued" | "sending" | "waiting" | "done" | "refused";
  /** Why it was not taken. */
  readonly refusal?: Text;
  /** Id of the stored file, once it is in. */
  readonly fileId?: string;
};

type Listener = () => void;

/** Uploads of this visit: one at a time, in order; they go on while other pages are shown. */
export function uploadList(loadSender: () => Promise<Sender>) {
  let items: readonly UploadItem[] = [];
  let counter = 0;
  let isRunning = false;
  const files = new Map<number, File>();
  const stops = new Map<number, AbortController>();
  const listeners = new Set<Listener>();

  const tell = () => {
    for (const listener of listeners) press.after(listener);
  };
  const change = (id: number, next: Partial<UploadItem>) => {
    items = items.map((item) => (item.id === id ? { ...item, ...next } : item));
    tell();
  };
  const replaceAll = (next: readonly UploadItem[]) => {
    items = next;
    tell();
  };

  async function run(): Promise<void> {
    if (isRunning) return;
    isRunning = true;
    try {
      for (
        let next = items.find(({ state }) => state === "queued");
        next;
        next = items.find(({ state }) => state === "queued")
      ) {
        await sendOne(next);
      }
    } finally {
      isRunning = false;
    }
  }

  async function sendOne({ id, place, bytes }: UploadItem): Promise<void> {
    const file = files.get(id);
    const stop = stops.get(id);
    if (!file || !stop) return;
    change(id, { state: "sending" });
    const pace: Pace = {
      onSent: (sent) => change(id, { sent, state: "sending" }),
      onWaiting: () => change(id, { state: "waiting" }),
    };
    const outcome = await (await loadSender())(file, place, pace, stop.signal);
    files.delete(id);
    stops.delete(id);
    if (outcome.kind === "stored") change(id, { state: "done", sent: bytes, fileId: outcome.fileId });
    else if (outcome.kind === "refused") change(id, { state: "refused", refusal: outcome.text });
    else replaceAll(items.filter((item) => item.id !== id));
  }

  return {
    add(file: File, place: UploadTarget): void {
      counter += 1;
      files.set(counter, file);
      stops.set(counter, new AbortController());
      replaceAll([...items, { id: counter, place, name: file.name, bytes: file.size, sent: 0, state: "queued" }]);
      void run();
    },
    /** A file that was not even sent, with the reason. */
    addRefused(file: File, place: UploadTarget, refusal: Text): void {
      counter += 1;
      replaceAll([
        ...items,
        { id: counter, place, name: file.name, bytes: file.size, sent: 0, state: "refused", refusal },
      ]);
    },
    /** Ends one that runs or waits; what was sent is thrown away by the server later. */
    stop(id: number): void {
      stops.get(id)?.abort();
      const item = items.find((each) => each.id === id);
      if (item?.state === "queued") {
        files.delete(id);
        replaceAll(items.filter((each) => each.id !== id));
      }
    },
    /** Takes a finished or refused one off the screen. */
    forget(id: number): void {
      replaceAll(items.filter((item) => item.id !== id));
    },
    items: () => items,
    subscribe(listener: Listener): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export const uploads = uploadList(async () => (await import("./sender.ts")).send);
