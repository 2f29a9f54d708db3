import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'

const ofOurs = /(?:\bfrom|\bimport)\s*\(?\s*'((?:\.|@\/)[^']+)'/g
/** What the web's own code calls '@/'. */
const web = 'apps/web/src/'

/**
 * Rooms whose top holds both what all of their folders stand on and what lists, starts or serves those: there nothing is
 * said of a step down into a folder that lies within. Rings of folders beside each other are refused there as well, and
 * dependency-cruiser refuses those of files.
 */
const putTogetherOnTop = /^(packages\/(contracts|gateways)|apps\/(launcher|sandbox)|prisma)\//

/**
 * Returns a line for each folder that depends on itself through the imports of its files: a reader has to know all
 * folders of such a cycle. Includes nested folders, which dependency-cruiser does not report.
 */
export function findFolderRings(files, read = (file) => readFileSync(file, 'utf8')) {
  const next = new Map()
  // Nothing but the registry imports the contributions of a noun, so they are part of no cycle.
  for (const file of files.filter((file) => !file.endsWith('/contributions.ts'))) {
    const folder = dirname(file)
    const neighbours = next.get(folder) ?? new Map()
    next.set(folder, neighbours)
    for (const [, path] of read(file).matchAll(ofOurs)) {
      const target = dirname(path.startsWith('@/') ? web + path.slice(2) : join(folder, path))
      if (target === folder || isStepDown(folder, target)) continue
      if (!neighbours.has(target)) neighbours.set(target, file)
    }
  }
  return [...next.keys()].flatMap((folder) => ringOf(folder, next) ?? [])
}

const isStepDown = (folder, target) => putTogetherOnTop.test(folder) && target.startsWith(`${folder}/`)

/** Returns the shortest way from a folder back to it, with a file for each step, or null. */
function ringOf(start, next) {
  const cameFrom = new Map()
  const open = [start]
  for (const folder of open) {
    for (const target of next.get(folder)?.keys() ?? []) {
      if (cameFrom.has(target)) continue
      cameFrom.set(target, folder)
      if (target === start) return tell(start, cameFrom, next)
      open.push(target)
    }
  }
  return null
}

function tell(start, cameFrom, next) {
  const steps = []
  let target = start
  do {
    const folder = cameFrom.get(target)
    steps.unshift(`${next.get(folder).get(target)} -> ${target}`)
    target = folder
  } while (target !== start)
  return steps.join(', ')
}
