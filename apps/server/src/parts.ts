import { availableParallelism } from "node:os";
import { limitsOf, thresholdsInForce } from "@boreal/reading/limits";
import { createPagePictures, type PagePictures } from "@boreal/reading/process/pictures/pagePictures";
import type { ReaderPool } from "@boreal/reading/process/pool";
import { readNames } from "./accounts/names.ts";
import { now, today } from "./clock.ts";
import { caseServices } from "./commands/caseServices.ts";
import type { ReadingDeps } from "./commands/documents/readStoredFile.ts";
import type { FormDeps } from "./commands/forms/formDeps.ts";
import { createScreenTeller } from "./commands/tellScreens.ts";
import type { PaymentDeps } from "./commands/payments/forMoney.ts";
import type { Config } from "./config.ts";
import type { Database } from "./database/connect.ts";
import { createFileStore } from "./files/fileStore.ts";
import { openFormDesk } from "./files/forms/formDesk.ts";
import { openFormLibrary } from "./files/forms/formLibrary.ts";
import { startQueue, type JobQueue } from "./jobs/queue.ts";
import { chatModel } from "./languageModel/chatModel.ts";
import { openKeys, type Keys } from "./keys/personKeys.ts";
import type { Log } from "./log.ts";
import { manualPayments } from "./payments/manual.ts";
import { stripeWhenNeeded } from "./payments/stripeWhenNeeded.ts";
import { createMailQueue, type QueueMail } from "./mail/outbox.ts";

/** What web and jobs both work with. */
export type Parts = {
  readonly keys: Keys;
  readonly queue: JobQueue;
  readonly queueMail: QueueMail;
  readonly deps: ReadingDeps & FormDeps & PaymentDeps & { readonly origin: () => string };
  readonly pictures: PagePictures;
  close(): Promise<void>;
};

type Given = { readonly config: Config; readonly database: Database; readonly log: Log; readonly origin: () => string };

/** How long a job may still run when the server stops; what is not done by then is taken up again after its lease. */
const jobPatience = 5000;

export async function openParts({ config, database, log, origin }: Given): Promise<Parts> {
  const keys = await openKeys(config, database);
  const files = createFileStore(config, keys);
  await files.prepare();
  const reportFault = (error: unknown) => log.error("a part of the work failed", { error });
  const queue = await startQueue(database, {
    onProblem: (error) => log.warn("the job queue has a problem and goes on", { error }),
  });
  const queueMail = createMailQueue({ keys, origin, now });
  let readers: Promise<ReaderPool> | undefined;
  const pictures = createPagePictures((how) => log.info("a process that draws pages failed", { reason: how }));
  const screens = createScreenTeller(database, (error) =>
    log.debug("a change could not be told to the screens", { error }),
  );
  const limits = limitsOf(thresholdsInForce(now()));
  const desk = openFormDesk();
  const deps: Parts["deps"] = {
    db: database,
    ...caseServices(database),
    personKey: keys.personKey,
    names: (userIds) => readNames(database, keys, userIds),
    today: () => today(config),
    now,
    publishChange: screens.publishChange,
    queueMail,
    files,
    forms: { library: openFormLibrary(config.dataFolder), desk },
    queue,
    reportFault,
    // The setting decides, above and below what the reader takes from a command line.
    fileLimits: { ...limits, maxBytes: config.maxUploadBytes },
    clamdSocket: config.clamdSocket,
    payments: config.stripe === undefined ? manualPayments : stripeWhenNeeded(config.stripe),
    origin,
    languageModel: config.model === undefined ? undefined : chatModel(config.model),
    async readBytes(given) {
      // Loaded with the first document, not with the server: what reads pictures and PDFs is large.
      readers ??= openReaders(log, readersAtOnce(config));
      return await (await readers).read({ ...given, maxBytes: config.maxUploadBytes });
    },
  };
  return {
    keys,
    queue,
    queueMail,
    deps,
    pictures,
    async close() {
      await queue.stop(jobPatience);
      await screens.close();
      pictures.close();
      await desk.close();
      await (await readers)?.close();
    },
  };
}

/** As many as the machine has cores for, less the one on which the server works. */
export const readersAtOnce = (config: Pick<Config, "readersAtOnce">): number =>
  config.readersAtOnce ?? Math.max(1, availableParallelism() - 1);

async function openReaders(log: Log, size: number): Promise<ReaderPool> {
  const { createReaderPool } = await import("@boreal/reading/process/pool");
  const { readerConfinement } = await import("@boreal/reading/process/childArguments");
  const { confinement } = readerConfinement();
  const isStrong = confinement === "ownRoot" || confinement === "ownUser";
  (isStrong ? log.info : log.warn)("how reader processes are kept in", { event: confinement });
  return createReaderPool({
    size,
    onEvent: (event) =>
      log.info("a reader process", {
        event: event.kind,
        ...("because" in event ? { reason: event.because } : {}),
        ...("how" in event ? { reason: event.how, attempt: event.attempt } : {}),
      }),
  });
}
