import type { Text } from "@boreal/domain/kernel/text";
import { press } from "../../../api/press.ts";
import type { Pace, Sender, UploadTarget } from "./sender.ts";

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

/** The uploads as they stand now, and who wants to hear of a change. */
function itemList() {
  let items: readonly UploadItem[] = [];
  const listeners = new Set<Listener>();
  const tell = () => {
    for (const listener of listeners) press.after(listener);
  };
  const change = (id: number, next: Partial<UploadItem>) => {
    items = items.map((item) => (item.id === id ? { ...item, ...next } : item));
    tell();
  };
  return {
    items: () => items,
    change,
    add(item: UploadItem): void {
      items = [...items, item];
      tell();
    },
    remove(id: number): void {
      items = items.filter((item) => item.id !== id);
      tell();
    },
    subscribe(listener: Listener): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

type ItemList = ReturnType<typeof itemList>;
type ToSend = { readonly file: File; readonly stop: AbortController };

/** Sends one file, and says at its item how far it is and how it ended. */
async function sendItem(list: ItemList, item: UploadItem, { file, stop }: ToSend, send: Sender): Promise<void> {
  const { id, place, bytes } = item;
  const pace: Pace = {
    onSent: (sent) => list.change(id, { sent, state: "sending" }),
    onWaiting: () => list.change(id, { state: "waiting" }),
  };
  const outcome = await send(file, place, pace, stop.signal);
  if (outcome.kind === "stored") list.change(id, { state: "done", sent: bytes, fileId: outcome.fileId });
  else if (outcome.kind === "refused") list.change(id, { state: "refused", refusal: outcome.text });
  else list.remove(id);
}

/** Uploads of this visit: one at a time, in order; they go on while other pages are shown. */
export function uploadList(loadSender: () => Promise<Sender>) {
  const list = itemList();
  let counter = 0;
  let isRunning = false;
  const toSend = new Map<number, ToSend>();
  const firstQueued = () => list.items().find(({ state }) => state === "queued");

  async function run(): Promise<void> {
    if (isRunning) return;
    isRunning = true;
    try {
      for (let item = firstQueued(); item; item = firstQueued()) {
        const waiting = toSend.get(item.id);
        if (!waiting) return;
        list.change(item.id, { state: "sending" });
        await sendItem(list, item, waiting, await loadSender());
        toSend.delete(item.id);
      }
    } finally {
      isRunning = false;
    }
  }

  return {
    add(file: File, place: UploadTarget): void {
      counter += 1;
      toSend.set(counter, { file, stop: new AbortController() });
      list.add({ id: counter, place, name: file.name, bytes: file.size, sent: 0, state: "queued" });
      void run();
    },
    /** A file that was not even sent, with the reason. */
    addRefused(file: File, place: UploadTarget, refusal: Text): void {
      counter += 1;
      list.add({ id: counter, place, name: file.name, bytes: file.size, sent: 0, state: "refused", refusal });
    },
    /** Ends one that runs or waits; what was sent is thrown away by the server later. */
    stop(id: number): void {
      toSend.get(id)?.stop.abort();
      if (list.items().find((item) => item.id === id)?.state !== "queued") return;
      toSend.delete(id);
      list.remove(id);
    },
    /** Takes a finished or refused one off the screen. */
    forget: (id: number): void => list.remove(id),
    items: list.items,
    subscribe: list.subscribe,
  };
}

export const uploads = uploadList(async () => (await import("./sender.ts")).send);
