import type { Answered, Answers, Question } from "./captureMessages.ts";

/** Where pictures are looked at and worked. Ends with the dialog. */
export type PictureDesk = {
  ask<Kind extends Question["kind"]>(question: Extract<Question, { kind: Kind }>): Promise<Answers[Kind]>;
  close(): void;
};

export function openPictureDesk(): PictureDesk {
  const worker = new Worker(new URL("./captureWorker.ts", import.meta.url), { type: "module" });
  const waiting = new Map<number, { resolve: (answer: never) => void; reject: (fault: Error) => void }>();
  let counter = 0;
  const failAll = (fault: Error) => {
    for (const { reject } of waiting.values()) reject(fault);
    waiting.clear();
  };
  worker.addEventListener("message", ({ data }: MessageEvent<Answered>) => {
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if ("fault" in data) asked?.reject(new Error(data.fault));
    else asked?.resolve(data.answer as never);
  });
  worker.addEventListener("error", (event) => failAll(new Error(event.message)));
  return {
    ask(question) {
      counter += 1;
      const id = counter;
      const { promise, resolve, reject } = Promise.withResolvers<Answers[typeof question.kind]>();
      waiting.set(id, { resolve, reject });
      worker.postMessage({ id, question }, handedOver(question));
      return promise;
    },
    close() {
      worker.terminate();
      failAll(new Error("closed"));
    },
  };
}

function handedOver(question: Question): Transferable[] {
  if (question.kind === "frame") return [question.frame];
  return question.kind === "taken" && !(question.picture instanceof Blob) ? [question.picture] : [];
}
