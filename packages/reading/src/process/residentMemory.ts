import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';

const kilobytesPerMegabyte = 1024;

/** Resident memory of a process in MB; `undefined` when the process is gone or the system does not tell. */
export async function residentMemoryMb(pid: number): Promise<number | undefined> {
  if (process.platform === 'linux') {
    const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
    const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1];
    return kilobytes === undefined ? undefined : Number(kilobytes) / kilobytesPerMegabyte;
  }
  if (process.platform === 'win32') return undefined;
  return new Promise((resolve) => {
    execFile('ps', ['-o', 'rss=', '-p', String(pid)], (error, output) => {
      const kilobytes = Number(output.trim());
      resolve(error || !(kilobytes > 0) ? undefined : kilobytes / kilobytesPerMegabyte);
    });
  });
}
