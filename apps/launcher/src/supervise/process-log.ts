import { appendFileSync, mkdirSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'

const largestBytes = 10 * 1024 * 1024
const loudLevels = new Set(['warn', 'error', 'fatal'])

/**
 * Returns a function that logs the lines of one process. Writes every line unchanged to `logs/<name>.log`. Shows
 * shortened lines on the screen, prefixed with the name, but hides JSON entries below warning level.
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
  // Keeps only one earlier file. More history needs a real log system.
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) > largestBytes) renameSync(file, `${file}.1`)
  return (line: string) => {
    try {
      appendFileSync(file, `${line}\n`)
    } catch {
      // Ignored, because a full disk must not stop the site. The screen still shows the line.
    }
    const short = shorten(line)
    if (short !== '') log(`[${name}] ${short}`)
  }
}

/**
 * Returns the screen version of a line: plain text unchanged, and the message of a JSON entry of level warning or
 * above.
 */
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
