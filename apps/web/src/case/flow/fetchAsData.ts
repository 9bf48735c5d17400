/**
 * Fetches the files of a script as data, which can be asked for again after a failure: a browser that failed to fetch a
 * script once does not try again before the page is loaded anew. An import then finds them in the browser's cache.
 */
export async function fetchAsData(addresses: readonly string[]): Promise<void> {
  await Promise.all(addresses.map(fetchFile));
}

async function fetchFile(address: string): Promise<void> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} was answered with ${answer.status}`);
  await answer.arrayBuffer();
}
