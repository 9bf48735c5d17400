const ascii = (head: Buffer, start: number, end: number) => head.toString("latin1", start, end);

/** Pictures that are not accepted, by what each of them begins with; `undefined` for other names. */
const otherPictures: Readonly<Record<string, (head: Buffer, bytes: number) => boolean>> = {
  // After the screen and its colours comes an extension, a picture or the end (GIF89a section 15 on).
  ".gif": (head) => {
    const screen = head[10] ?? 0;
    const next = 13 + ((screen & 0x80) === 0 ? 0 : 3 * 2 ** ((screen & 7) + 1));
    return /^GIF8[79]a/.test(ascii(head, 0, 6)) && [0x21, 0x2c, 0x3b].includes(head[next] ?? 0);
  },
  ".bmp": (head, bytes) =>
    ascii(head, 0, 2) === "BM" &&
    head.length > 18 &&
    [bytes, 0].includes(head.readUInt32LE(2)) &&
    head.readUInt32LE(14) <= 124,
  ".webp": (head) => ascii(head, 0, 4) === "RIFF" && ascii(head, 8, 12) === "WEBP",
};

/** Whether a name promises a picture that the content is not; nothing is said of names that promise anything else. */
export const isFalsePicture = (extension: string, head: Buffer, bytes: number): boolean =>
  otherPictures[extension]?.(head, bytes) === false;
