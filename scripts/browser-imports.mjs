import { readFileSync } from 'node:fs'
import { join } from 'node:path/posix'

const web = 'apps/web/src/'
/** Comments may stand above it. */
const isForBrowser = /^(?:\s|\/\/.*\n|\/\*[\s\S]*?\*\/)*['"]use client['"]/
const importPattern = /(?:\bfrom|\bimport)\s*\(?\s*(['"`])([^'"`]+)\1/g
/** The same without what is imported for its types alone, which no browser loads. */
const loaded =
  /(?:\bexport\s+(?:\*|\{[^}]*\})[\w\s]*from|\bimport(?!\s+type\b)(?:[\w*{},\s$]*\bfrom)?|(?<!typeof\s+)\bimport\s*\()\s*(['"`])([^'"`]+)\1/g
const contracts = 'packages/contracts/src/'
/** Every answer brings the words of its error; the table of all of them would weigh several kilobytes on each page. */
const errorTable = `${contracts}errors.ts`
/** Every package of ours but the contracts, by its name or by its folder, and the web's own server. */
const ofServer = /^(?:@oficio\/(?!contracts\/)|packages\/(?!contracts\/)|apps\/web\/src\/server\/)/

/**
 * Returns a line for each import path from a 'use client' file to server code or its types. For features, components
 * and lib, .dependency-cruiser.mjs checks whole folders; among the pages, browser files are next to server files, and
 * may also reach server code through them.
 */
export function findServerImports(files, read = (file) => readFileSync(file, 'utf8')) {
  return waysOf(files, read, importPattern, (target) => ofServer.test(target))
}

/** Returns a line for each way from such a file to the table of errors. */
export function findErrorTables(files, read = (file) => readFileSync(file, 'utf8')) {
  return waysOf(files, read, loaded, (target) => `${target}.ts` === errorTable)
}

function waysOf(files, read, imports, isForbidden) {
  const knownFiles = new Set(files)
  const beginnings = files.filter((file) => file.startsWith(web) && isForBrowser.test(read(file)))
  return beginnings.flatMap((file) => {
    const visited = new Set([file])
    const faults = []
    for (const current of visited) {
      for (const [, , path] of read(current).matchAll(imports)) {
        const target = targetOf(path, current)
        if (isForbidden(target))
          faults.push(`${file} runs in the browser, and ${current === file ? 'it' : current} imports ${path}`)
        else addFile(target, knownFiles, visited)
      }
    }
    return faults
  })
}

/** Returns a path of the repository, or the name of a package. */
function targetOf(path, from) {
  if (path.startsWith('@/')) return web + path.slice(2)
  if (path.startsWith('@oficio/contracts/')) return contracts + path.slice('@oficio/contracts/'.length)
  return path.startsWith('.') ? join(from, '..', path) : path
}

/** A folder means its index. */
function addFile(target, knownFiles, visited) {
  const names = [target, ...['.ts', '.tsx', '/index.ts', '/index.tsx'].map((end) => target + end)]
  const file = names.find((name) => knownFiles.has(name))
  if (file) visited.add(file)
}
