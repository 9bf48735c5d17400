/** The largest file that the server takes, which it tells to whoever asks how uploads are made (tus 1.0, OPTIONS). */
export async function askMostBytes(signal: AbortSignal): Promise<number | undefined> {
  try {
    const answer = await fetch('/uploads', { method: 'OPTIONS', signal });
    const told = Number(answer.headers.get('tus-max-size') ?? Number.NaN);
    return Number.isSafeInteger(told) && told > 0 ? told : undefined;
  } catch {
    return undefined;
  }
}
