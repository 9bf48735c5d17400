/** RC4, which the OpenSSL of Node no longer offers; older copies of forms are locked with it, and the proof of a key rests on it. */
export function rc4(key: Buffer, data: Buffer): Buffer {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index);
  const swap = (one: number, other: number): void => {
    const kept = state[one] ?? 0;
    state[one] = state[other] ?? 0;
    state[other] = kept;
  };
  let second = 0;
  for (let first = 0; first < 256; first += 1) {
    second = (second + (state[first] ?? 0) + (key[first % key.length] ?? 0)) & 255;
    swap(first, second);
  }
  const out = Buffer.alloc(data.length);
  let first = 0;
  second = 0;
  for (let at = 0; at < data.length; at += 1) {
    first = (first + 1) & 255;
    second = (second + (state[first] ?? 0)) & 255;
    swap(first, second);
    out[at] = (data[at] ?? 0) ^ (state[((state[first] ?? 0) + (state[second] ?? 0)) & 255] ?? 0);
  }
  return out;
}
