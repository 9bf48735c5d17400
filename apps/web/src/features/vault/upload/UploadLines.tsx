import type { UploadTarget } from "./sender.ts";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { Banner } from "../../../ui/feedback/Banner.tsx";
import { Button } from "../../../ui/controls/Button.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { ProgressBar } from "../../../ui/feedback/ProgressBar.tsx";
import { sizeWords } from "../file/fileWords.ts";
import { text } from "../text.ts";
import { uploads, type UploadItem } from "./uploads.ts";
import "./uploadBox.css";

export const useUploads = (): readonly UploadItem[] => useSyncExternalStore(uploads.subscribe, uploads.items);

export const isAt = (item: UploadItem, place: UploadTarget): boolean =>
  item.place.applicationId === place.applicationId &&
  item.place.page === place.page &&
  item.place.slot === place.slot &&
  item.place.childNumber === place.childNumber;

/** The files on their way to one slot, each with what really has been sent. */
export function UploadLines({ items, storedIds }: { items: readonly UploadItem[]; storedIds: readonly string[] }) {
  const tools = useLanguage();
  const { t } = tools;
  useEffect(() => {
    for (const item of items) if (item.fileId !== undefined && storedIds.includes(item.fileId)) uploads.forget(item.id);
  }, [items, storedIds]);
  return (
    <>
      <UploadSpeech items={items} />
      <div className="upload-lines">
        {items.map((item) => {
          if (item.state === "refused") {
            return (
              <Banner key={item.id} tone="blocked" title={t(text.notTaken, { name: item.name })} live>
                <p>{item.refusal && t(item.refusal)}</p>
                <Button look="quiet" onClick={() => uploads.forget(item.id)}>
                  {t(text.dismiss)}
                </Button>
              </Banner>
            );
          }
          return (
            <div key={item.id} className="upload-lines__item">
              <ProgressBar
                label={t(wordsOf[item.state === "sending" && item.sent >= item.bytes ? "done" : item.state], {
                  name: item.name,
                })}
                ratio={item.bytes === 0 ? 1 : item.sent / item.bytes}
                value={t(text.sentOf, { sent: sizeWords(item.sent, tools), whole: sizeWords(item.bytes, tools) })}
              />
              {item.state === "waiting" && <p className="upload-lines__more">{t(text.waitingMore)}</p>}
              {item.place.replaces !== undefined && <p className="upload-lines__more">{t(text.replacing)}</p>}
              {item.state !== "done" && (
                <Button look="quiet" onClick={() => uploads.stop(item.id)}>
                  {t(text.stopUpload)} <span className="visually-hidden">{item.name}</span>
                </Button>
              )}
            </div>
          );
        })}
      </div>
    </>
  );
}

const wordsOf = {
  queued: text.queued,
  sending: text.sending,
  waiting: text.waitingForLine,
  done: text.finishing,
} as const;

/** Says when an upload begins, waits and ends; not each step between. */
function UploadSpeech({ items }: { items: readonly UploadItem[] }) {
  const { t } = useLanguage();
  const before = useRef(new Map<number, UploadItem>());
  const [said, setSaid] = useState("");
  useEffect(() => {
    for (const item of items) {
      const was = before.current.get(item.id)?.state;
      if (was === item.state) continue;
      if (item.state === "sending" && was !== "waiting") setSaid(t(text.saidStarted, { name: item.name }));
      if (item.state === "waiting") setSaid(t(text.waitingForLine, { name: item.name }));
    }
    for (const [id, was] of before.current) {
      if (was.state === "done" && !items.some((item) => item.id === id)) setSaid(t(text.saidDone, { name: was.name }));
    }
    before.current = new Map(items.map((item) => [item.id, item]));
  }, [items, t]);
  return (
    <div className="visually-hidden" aria-live="polite">
      {said}
    </div>
  );
}
