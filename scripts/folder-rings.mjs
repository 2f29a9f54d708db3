// Finds folders that import each other in a cycle.
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'

const ownImportPattern = /(?:\bfrom|\bimport)\s*\(?\s*'((?:\.|@\/)[^']+)'/g
/** The folder that '@/' means in the web's own code. */
const web = 'apps/web/src/'

/**
 * Parts of the repository whose top folder holds both the basis of all their folders and the code that lists, starts or
 * serves them. In these parts an import from a folder into a nested folder does not count. Cycles between sibling
 * folders count here as well, and dependency-cruiser refuses cycles of files.
 */
const partsWithSharedTop = /^(packages\/(contracts|gateways)|apps\/(launcher|sandbox)|prisma)\//

/**
 * Returns a line for each folder that depends on itself through the imports of its files, because a reader has to know
 * all folders of such a cycle. Includes nested folders, which dependency-cruiser does not report.
 */
export function findFolderRings(files, read = (file) => readFileSync(file, 'utf8')) {
  const next = new Map()
  // Only the registry imports the contributions of a noun, so they are part of no cycle.
  for (const file of files.filter((file) => !file.endsWith('/contributions.ts'))) {
    const folder = dirname(file)
    const neighbours = next.get(folder) ?? new Map()
    next.set(folder, neighbours)
    for (const [, path] of read(file).matchAll(ownImportPattern)) {
      const target = dirname(path.startsWith('@/') ? web + path.slice(2) : join(folder, path))
      if (target === folder || isStepDown(folder, target)) continue
      if (!neighbours.has(target)) neighbours.set(target, file)
    }
  }
  return [...next.keys()].flatMap((folder) => ringOf(folder, next) ?? [])
}

const isStepDown = (folder, target) => partsWithSharedTop.test(folder) && target.startsWith(`${folder}/`)

/** Returns the shortest import cycle from a folder back to itself, with a file for each step, or null. */
function ringOf(start, next) {
  const cameFrom = new Map()
  const open = [start]
  for (const folder of open) {
    for (const target of next.get(folder)?.keys() ?? []) {
      if (cameFrom.has(target)) continue
      cameFrom.set(target, folder)
      if (target === start) return describeRing(start, cameFrom, next)
      open.push(target)
    }
  }
  return null
}

function describeRing(start, cameFrom, next) {
  const steps = []
  let target = start
  do {
    const folder = cameFrom.get(target)
    steps.unshift(`${next.get(folder).get(target)} -> ${target}`)
    target = folder
  } while (target !== start)
  return steps.join(', ')
}
