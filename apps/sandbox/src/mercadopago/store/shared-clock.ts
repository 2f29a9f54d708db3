import { readFileSync, renameSync, writeFileSync } from 'node:fs'

/** How far the demo's clock is ahead of the machine's, for this process and all processes that read the same file. */
export interface SharedClock {
  aheadMs(): number
  move(byMs: number): void
}

/** Stores the offset in a file. Only this process writes it. */
export function openSharedClock(file: string): SharedClock {
  let aheadMs = readAhead(file)
  return {
    aheadMs: () => aheadMs,
    move(byMs) {
      aheadMs += byMs
      // Writes a draft and renames it, so that no process reads a partial file.
      writeFileSync(`${file}.new`, JSON.stringify({ aheadMs }))
      renameSync(`${file}.new`, file)
    },
  }
}

function readAhead(file: string): number {
  try {
    const { aheadMs }: { aheadMs?: unknown } = JSON.parse(readFileSync(file, 'utf8'))
    return typeof aheadMs === 'number' && aheadMs > 0 ? aheadMs : 0
  } catch {
    // The clock was never moved.
    return 0
  }
}
