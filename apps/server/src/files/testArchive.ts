import jszip from "jszip";

/** What another library finds in an archive: its files in their order, check sums checked. */
export async function openArchive(
  bytes: Uint8Array,
): Promise<{ readonly path: string; readonly date: Date; readonly bytes: Uint8Array }[]> {
  const archive = await jszip.loadAsync(bytes, { checkCRC32: true });
  return await Promise.all(
    Object.values(archive.files)
      .filter((one) => !one.dir)
      .map(async (one) => ({ path: one.name, date: one.date, bytes: await one.async("uint8array") })),
  );
}
