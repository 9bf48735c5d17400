import type * as z from "zod";
import { settings, type SettingKey } from "./settings.ts";

/** Settings that belong together. */

export type Given = { readonly [K in SettingKey]?: z.output<(typeof settings)[K]["schema"]> };

/** One thing wrong with the settings. `found` never holds a secret. */
export type ConfigFault = { readonly name: string; readonly found: string; readonly accepted: string };

export type S3Config = {
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
};

export type StripeConfig = {
  readonly secretKey: string;
  readonly webhookSecret: string;
  readonly api?: string | undefined;
};

export type ModelConfig = {
  readonly url: string;
  readonly model: string;
  readonly runBy: string;
  readonly key?: string | undefined;
};

/** Settings of which all are given or none; those that are missing are faults. */
function areAllGiven(values: Given, faults: ConfigFault[], parts: readonly SettingKey[], others: string): boolean {
  const missing = parts.filter((part) => values[part] === undefined);
  if (missing.length === 0 || missing.length === parts.length) return missing.length === 0;
  const already = new Set(faults.map(({ name }) => name.replace(/_FILE$/, "")));
  for (const part of missing) {
    const { name, accepted } = settings[part];
    if (!already.has(name))
      faults.push({ name, found: "nothing", accepted: `${accepted}, because other ${others} settings are given` });
  }
  return false;
}

/** Address, bucket and both keys belong together. */
export function readS3(values: Given, faults: ConfigFault[]): S3Config | undefined {
  if (!areAllGiven(values, faults, ["s3Endpoint", "s3Bucket", "s3AccessKeyId", "s3SecretAccessKey"], "S3"))
    return undefined;
  const { s3Endpoint, s3Bucket, s3AccessKeyId, s3SecretAccessKey } = values as Required<Given>;
  return {
    endpoint: s3Endpoint,
    bucket: s3Bucket,
    accessKeyId: s3AccessKeyId,
    secretAccessKey: s3SecretAccessKey,
    region: values.s3Region ?? "us-east-1",
  };
}

/** What other people may reach must not be led to other programs of its own machine. */
export function readInsideHosts(values: Given, faults: ConfigFault[], isForOthers: boolean): readonly string[] {
  const hosts = values.insideHosts ?? [];
  const ownMachine = hosts.find(
    (host) => host === "localhost" || host.endsWith(".localhost") || host.startsWith("127."),
  );
  if (ownMachine !== undefined && isForOthers)
    faults.push({
      name: settings.insideHosts.name,
      found: `${ownMachine}, a host of this machine`,
      accepted: "hosts of other machines, as soon as others may reach this server",
    });
  return hosts;
}

/** Both keys belong together: without the second nobody would hear that somebody paid. */
export function readStripe(values: Given, faults: ConfigFault[]): StripeConfig | undefined {
  if (!areAllGiven(values, faults, ["stripeSecretKey", "stripeWebhookSecret"], "Stripe")) return undefined;
  const { stripeSecretKey, stripeWebhookSecret } = values as Required<Given>;
  return { secretKey: stripeSecretKey, webhookSecret: stripeWebhookSecret, api: values.stripeApi };
}

/** Address, name and who runs it belong together: nobody consents to a model without knowing whose it is. */
export function readModel(values: Given, faults: ConfigFault[]): ModelConfig | undefined {
  const isAllGiven = areAllGiven(values, faults, ["modelUrl", "modelName", "modelRunBy"], "language model");
  if (!isAllGiven && values.modelKey !== undefined && values.modelUrl === undefined)
    faults.push({
      name: settings.modelUrl.name,
      found: "nothing",
      accepted: `${settings.modelUrl.accepted}, because a key of a language model is given`,
    });
  if (!isAllGiven) return undefined;
  const { modelUrl, modelName, modelRunBy } = values as Required<Given>;
  return { url: modelUrl, model: modelName, runBy: modelRunBy, key: values.modelKey };
}
