import { isIsoDate } from "@boreal/domain/kernel/calendarDate";
import * as z from "zod";

/** What is known of one setting, for reading it, for `boreal doctor` and for the operator's manual. */
export type Setting = {
  /** Name of the environment variable, and of the line in the settings file. */
  readonly name: string;
  readonly about: string;
  readonly accepted: string;
  readonly schema: z.ZodType<unknown, string>;
  /** Written as the operator would write it. */
  readonly fallback?: string;
  /** Never printed; may be given as `<name>_FILE`, the path of a file that holds the value. */
  readonly secret?: true;
};

const text = z.string().min(1);
const hour = 3600 * 1000;
const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,15}$/)
    .transform(Number)
    .pipe(z.number().min(least).max(most));
const address = (...protocols: readonly string[]) =>
  z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol));
/** Without a host it means a unix socket, which the general form of addresses does not know. */
const databaseAddress = z
  .string()
  .refine((value) => /^postgres(ql)?:\/\//.test(value) && URL.canParse(value.replace("@/", "@socket/")));
const yesNo = z.enum(["yes", "no"]).transform((value) => value === "yes");
const mebibyte = 1024 * 1024;

/** Every setting there is. Nothing else in the program reads the environment. */
export const settings = {
  port: {
    name: "BOREAL_PORT",
    about: "Port of the web server. 0 picks a free one.",
    accepted: "a whole number from 0 to 65535",
    schema: wholeNumber(0, 65_535),
    fallback: "3000",
  },
  host: {
    name: "BOREAL_HOST",
    about: "Address the web server listens on. 127.0.0.1 keeps it on this machine; 0.0.0.0 opens it to the network.",
    accepted: "an IP address or a host name",
    schema: z.string().regex(/^[A-Za-z0-9.:_-]{1,253}$/),
    fallback: "127.0.0.1",
  },
  dataFolder: {
    name: "BOREAL_DATA",
    about: "Folder of the database, files, keys, mail and logs.",
    accepted: "the path of a folder that this user may write",
    schema: text,
    fallback: "./.boreal",
  },
  databaseUrl: {
    name: "DATABASE_URL",
    about: "A PostgreSQL server (15 or newer) to use instead of the embedded one.",
    accepted: "an address such as postgres://user:password@host:5432/database",
    schema: databaseAddress,
    secret: true,
  },
  databaseOwnerUrl: {
    name: "DATABASE_OWNER_URL",
    about:
      "The same database under the role that owns its tables. Only migrations use it; the program then works under the role of DATABASE_URL, which cannot switch the log of writes off.",
    accepted: "an address such as postgres://owner:password@host:5432/database",
    schema: databaseAddress,
    secret: true,
  },
  rootKeyFile: {
    name: "BOREAL_ROOT_KEY_FILE",
    about: "File of the 32-byte root key that protects all personal data. Made on first start.",
    accepted: "the path of a file; without it, keys/root.key in the data folder",
    schema: text,
  },
  publicUrl: {
    name: "BOREAL_PUBLIC_URL",
    about:
      "The address under which people reach this server. Needed for links in mail and for passkeys behind a proxy.",
    accepted: "an address such as https://boreal.example.org, without a path",
    schema: address("https:", "http:")
      .refine((value) => new URL(value).pathname === "/" && new URL(value).search === "")
      .transform((value) => new URL(value).origin),
  },
  smtpUrl: {
    name: "BOREAL_SMTP_URL",
    about: "Mail server. Without it, mail is written into the data folder and shown to administrators.",
    accepted: "an address such as smtps://user:password@mail.example.org",
    schema: address("smtp:", "smtps:"),
    secret: true,
  },
  mailFrom: {
    name: "BOREAL_MAIL_FROM",
    about: "Sender of the mail.",
    accepted: 'a mail address such as boreal@example.org, or "Name <address>"',
    schema: z.string().regex(/^[^\r\n]{0,120}[^\s@<]+@[^\s@<>]+>?$/),
    fallback: "Boreal <boreal@localhost.localdomain>",
  },
  contactEmail: {
    name: "BOREAL_CONTACT_EMAIL",
    about:
      "Where applicants may write about confidential questions, shown with the questions about health. Without it, nothing is shown.",
    accepted: "a mail address such as private@example.org",
    schema: z.email().max(254),
  },
  today: {
    name: "BOREAL_TODAY",
    about: "Tests and demonstrations only: the day on which the rules are applied.",
    accepted: "a date as YYYY-MM-DD",
    schema: z.string().refine(isIsoDate),
  },
  formsFolder: {
    name: "BOREAL_FORMS",
    about: "Folder with official blank forms to take into the form library at start.",
    accepted: "the path of a folder",
    schema: text,
  },
  clamdSocket: {
    name: "BOREAL_CLAMD_SOCKET",
    about: 'Socket of a ClamAV daemon that looks at every uploaded file. Without it, files are marked "not scanned".',
    accepted: "the path of a unix socket, or host:port",
    schema: text,
  },
  s3Endpoint: {
    name: "BOREAL_S3_ENDPOINT",
    about: "S3-compatible storage for the encrypted files, instead of the data folder.",
    accepted: "an address such as https://s3.example.org",
    schema: address("https:", "http:"),
  },
  s3Region: {
    name: "BOREAL_S3_REGION",
    about: "Region of the S3-compatible storage.",
    accepted: "a region name such as ca-central-1",
    schema: text,
    fallback: "us-east-1",
  },
  s3Bucket: {
    name: "BOREAL_S3_BUCKET",
    about: "Bucket of the encrypted files.",
    accepted: "the name of a bucket",
    schema: z.string().regex(/^[a-z0-9.-]{3,63}$/),
  },
  s3AccessKeyId: {
    name: "BOREAL_S3_ACCESS_KEY_ID",
    about: "Access key of the S3-compatible storage.",
    accepted: "a key id",
    schema: text,
    secret: true,
  },
  s3SecretAccessKey: {
    name: "BOREAL_S3_SECRET_ACCESS_KEY",
    about: "Secret key of the S3-compatible storage.",
    accepted: "a secret key",
    schema: text,
    secret: true,
  },
  stripeSecretKey: {
    name: "BOREAL_STRIPE_SECRET_KEY",
    about:
      "Secret key of a Stripe account: applicants may then pay by card. Without it, invoices say how to pay and staff confirm what came in.",
    accepted: "a key such as sk_live_... or rk_live_...",
    schema: z.string().regex(/^(sk|rk)_[A-Za-z0-9_]{8,250}$/),
    secret: true,
  },
  stripeWebhookSecret: {
    name: "BOREAL_STRIPE_WEBHOOK_SECRET",
    about:
      "Signing secret of the Stripe webhook. Its address is /api/payments/stripe at this server; its events are checkout.session.completed, checkout.session.async_payment_succeeded, refund.created, refund.updated, refund.failed, charge.dispute.funds_withdrawn and charge.dispute.funds_reinstated.",
    accepted: "a secret such as whsec_...",
    schema: z.string().regex(/^whsec_[A-Za-z0-9_+/=]{8,250}$/),
    secret: true,
  },
  stripeApi: {
    name: "BOREAL_STRIPE_API",
    about: "Tests only: another address in place of Stripe’s.",
    accepted: "an address such as http://127.0.0.1:12111",
    schema: address("https:", "http:"),
  },
  modelUrl: {
    name: "BOREAL_MODEL_URL",
    about:
      "Server of a language model that may be asked for values that reading did not find, one document at a time, and for another wording of a section of a visitor’s letter, both only with the consent of the applicant: the address before /chat/completions. It gets the words of the document, or the draft of the section, with numbers masked. Without it, no model is asked.",
    accepted: "an address such as http://127.0.0.1:11434/v1",
    schema: address("https:", "http:"),
  },
  modelName: {
    name: "BOREAL_MODEL_NAME",
    about: "The model, as its server calls it.",
    accepted: "a name such as mistral-small",
    schema: z.string().regex(/^[^\s]{1,100}$/),
  },
  modelRunBy: {
    name: "BOREAL_MODEL_RUN_BY",
    about: "Who runs the language model and where. Applicants read it before they allow anything to be sent.",
    accepted: "a few words such as our own server in Montréal",
    schema: z.string().regex(/^[^\r\n]{2,120}$/),
  },
  modelKey: {
    name: "BOREAL_MODEL_KEY",
    about: "Key of the language model’s server, where it wants one.",
    accepted: "a key",
    schema: z.string().regex(/^[\x21-\x7e]{1,500}$/),
    secret: true,
  },
  logLevel: {
    name: "BOREAL_LOG_LEVEL",
    about: "How much is written to the log.",
    accepted: "one of debug, info, warn, error",
    schema: z.enum(["debug", "info", "warn", "error"]),
    fallback: "info",
  },
  maxUploadBytes: {
    name: "BOREAL_MAX_UPLOAD_MB",
    about: "Largest file that may be uploaded and read, in mebibytes. Reading takes several times its size in memory.",
    accepted: "a whole number from 1 to 1024",
    schema: wholeNumber(1, 1024).transform((value) => value * mebibyte),
    fallback: "30",
  },
  readersAtOnce: {
    name: "BOREAL_READERS",
    about:
      "Documents read at the same time, each in a process of its own with up to 700 MB. Without it, one less than the machine has cores.",
    accepted: "a whole number from 1 to 16",
    schema: wholeNumber(1, 16),
  },
  trustProxy: {
    name: "BOREAL_TRUST_PROXY",
    about: "Whether a reverse proxy in front sets X-Forwarded-For and X-Forwarded-Proto.",
    accepted: "yes or no",
    schema: yesNo,
    fallback: "no",
  },
  sessionIdle: {
    name: "BOREAL_SESSION_IDLE_HOURS",
    about:
      "After so many hours without a request, an applicant has to sign in again. However much it is used, a session ends after 30 days.",
    accepted: "a whole number from 1 to 720",
    schema: wholeNumber(1, 720).transform((value) => value * hour),
    fallback: "168",
  },
  staffSessionIdle: {
    name: "BOREAL_STAFF_SESSION_IDLE_HOURS",
    about: "The same for accounts of staff.",
    accepted: "a whole number from 1 to 168",
    schema: wholeNumber(1, 168).transform((value) => value * hour),
    fallback: "12",
  },
  insideHosts: {
    name: "BOREAL_SIGN_ON_HOSTS",
    about:
      "Sign-on providers of schools and agencies that are inside your own network, although this server otherwise asks public addresses alone. A host of this machine is taken only while nobody else can reach the server.",
    accepted: "host names with commas between them, such as sso.college.internal",
    schema: z
      .string()
      .regex(/^[A-Za-z0-9.-]{1,253}( *, *[A-Za-z0-9.-]{1,253})*$/)
      .transform((value) => value.split(",").map((host) => host.trim().toLowerCase())),
  },
  offlinePages: {
    name: "BOREAL_OFFLINE_PAGES",
    about:
      'Whether browsers may keep the built pages, so that an applicant can go on answering while the line is broken. With "no", browsers that kept them let go at the next visit.',
    accepted: "yes or no",
    schema: yesNo,
    fallback: "yes",
  },
  metricsToken: {
    name: "BOREAL_METRICS_TOKEN",
    about:
      'Token for reading /metrics from another machine ("Authorization: Bearer ..."). Without it only this machine may.',
    accepted: "at least 16 characters",
    schema: z.string().min(16),
    secret: true,
  },
  graphqlOperations: {
    name: "BOREAL_GRAPHQL",
    about: "Whether only the operations stored with the web application are answered, or any.",
    accepted:
      'one of stored, any; without it, "any" only on this machine itself: no BOREAL_PUBLIC_URL, no trusted proxy, a loopback BOREAL_HOST, NODE_ENV not production',
    schema: z.enum(["stored", "any"]),
  },
} as const satisfies Record<string, Setting>;

export type SettingKey = keyof typeof settings;
