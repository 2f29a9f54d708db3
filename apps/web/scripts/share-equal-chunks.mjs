import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'

/** Shorter chunks cost no more than what would stand in their place. */
export const shortest = 1024

/** Means another thing in each file. */
const ownPlace = /\b__(dir|file)name\b/

const nameOfMap = /\n\/\/# sourceMappingURL=\S*\s*$/

/** Returns what a chunk does, without its last line: the name of a map of its own, the only difference between many of them. */
export const codeOf = (file) => readFileSync(file, 'utf8').replace(nameOfMap, '')

/**
 * Turbopack writes what many routes share once for each of them, under another name: three quarters of the server's code,
 * which a process would read, compile and keep as often. Here all but the first of equal chunks only hand that one on.
 * One that knows where it stands is left alone. Returns how many characters that saved.
 */
export function shareEqualChunks(folder) {
  const firsts = new Map()
  let saved = 0
  for (const name of readdirSync(folder, { recursive: true }).sort()) {
    const file = join(folder, name)
    if (!name.endsWith('.js') || statSync(file).size < shortest) continue
    const code = codeOf(file)
    if (ownPlace.test(code)) continue
    const key = createHash('sha256').update(code).digest('base64')
    const first = firsts.get(key)
    if (first) {
      writeFileSync(file, `module.exports=require(${JSON.stringify(pathFrom(file, first))})\n`)
      saved += code.length
    } else firsts.set(key, file)
  }
  return saved
}

function pathFrom(file, other) {
  const path = relative(dirname(file), other).replaceAll(sep, '/')
  return path.startsWith('../') ? path : `./${path}`
}
