/** The browser and system that a session was opened with, as far as its own description tells. */
export type Device = { readonly browser: string; readonly system: string };

const browsers: readonly (readonly [RegExp, string])[] = [
  [/Edg(?:A|iOS)?\//, "Edge"],
  [/OPR\//, "Opera"],
  [/SamsungBrowser\//, "Samsung Internet"],
  [/Firefox\/|FxiOS\//, "Firefox"],
  [/Chrome\/|CriOS\//, "Chrome"],
  [/Version\/.*Safari\//, "Safari"],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/iPhone|iPad/, "iOS"],
  [/Android/, "Android"],
  [/CrOS/, "ChromeOS"],
  [/Windows/, "Windows"],
  [/Macintosh|Mac OS X/, "macOS"],
  [/Linux/, "Linux"],
];

/** Reads a `User-Agent`; undefined when neither browser nor system is known. */
export function deviceOf(userAgent: string | null | undefined): Device | undefined {
  const browser = browsers.find(([pattern]) => pattern.test(userAgent ?? ""))?.[1];
  const system = systems.find(([pattern]) => pattern.test(userAgent ?? ""))?.[1];
  return browser && system ? { browser, system } : undefined;
}
