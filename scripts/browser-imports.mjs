import { readFileSync } from 'node:fs'
import { join } from 'node:path/posix'

const web = 'apps/web/src/'
/** Comments may stand above it. */
const isForBrowser = /^(?:\s|\/\/.*\n|\/\*[\s\S]*?\*\/)*['"]use client['"]/
const imported = /(?:\bfrom|\bimport)\s*\(?\s*(['"`])([^'"`]+)\1/g
/** Every package of ours but the contracts, by its name or by its folder, and the web's own server. */
const ofServer = /^(?:@oficio\/(?!contracts\/)|packages\/(?!contracts\/)|apps\/web\/src\/server\/)/

/**
 * Returns a line for each way from a file that begins with 'use client' to the server's code, or only to its types. What
 * stands under features, components and lib is told by its folder (.dependency-cruiser.mjs); among the pages the
 * browser's own files stand beside those of the server, and may reach it by one of those as well.
 */
export function findServerImports(files, read = (file) => readFileSync(file, 'utf8')) {
  const known = new Set(files)
  const beginnings = files.filter((file) => file.startsWith(web) && isForBrowser.test(read(file)))
  return beginnings.flatMap((file) => {
    const seen = new Set([file])
    const found = []
    for (const each of seen) {
      for (const [, , path] of read(each).matchAll(imported)) {
        const target = targetOf(path, each)
        if (ofServer.test(target))
          found.push(`${file} runs in the browser, and ${each === file ? 'it' : each} imports ${path}`)
        else addFile(target, known, seen)
      }
    }
    return found
  })
}

/** Returns a path of the repository, or the name of a package. */
function targetOf(path, from) {
  if (path.startsWith('@/')) return web + path.slice(2)
  return path.startsWith('.') ? join(from, '..', path) : path
}

/** A folder means its index. */
function addFile(target, known, seen) {
  const names = [target, ...['.ts', '.tsx', '/index.ts', '/index.tsx'].map((end) => target + end)]
  const file = names.find((name) => known.has(name))
  if (file) seen.add(file)
}
