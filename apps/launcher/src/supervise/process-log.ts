import { appendFileSync, mkdirSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'

const largestBytes = 10 * 1024 * 1024
const loudLevels = new Set(['warn', 'error', 'fatal'])

/**
 * Where the lines of one process go: all of them, as written, into `logs/<name>.log`; to the screen only what a
 * person wants to see, shortened, with the name in front. Logs in JSON below a warning stay in the file.
 */
export function processLog({
  dataDir,
  name,
  log,
}: {
  dataDir: string
  name: string
  log: (line: string) => void
}) {
  const folder = join(dataDir, 'logs')
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `${name}.log`)
  // One earlier file is kept; more is the business of a real log system.
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) > largestBytes) renameSync(file, `${file}.1`)
  return (line: string) => {
    try {
      appendFileSync(file, `${line}\n`)
    } catch {
      // A full disk must not take the site down with it; the screen still shows the line.
    }
    const short = shorten(line)
    if (short !== '') log(`[${name}] ${short}`)
  }
}

/** What the screen shows of a line: all of plain text, the message of a JSON log from warnings on. */
function shorten(line: string): string {
  if (!line.startsWith('{')) return line
  try {
    const entry: { level?: string; msg?: string; err?: { message?: string } } = JSON.parse(line)
    if (entry.level === undefined) return line
    if (!loudLevels.has(entry.level)) return ''
    const words = [entry.msg, entry.err?.message].filter(
      (word, index, all) => word && all.indexOf(word) === index,
    )
    return `${entry.level}: ${words.join(': ')}`
  } catch {
    return line
  }
}
