import { readFileSync } from 'node:fs'
import { join } from 'node:path/posix'

const web = 'apps/web/src/'
const isForBrowser = /^\s*['"]use client['"]/
const imported = /(?:\bfrom|\bimport)\s*\(?\s*['"]([^'"]+)['"]/g
/** Every package of ours but the contracts. */
const ofServer = /^@oficio\/(?!contracts\/)/

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
      for (const [, path] of read(each).matchAll(imported)) {
        const target = fileOf(path, each, known)
        if (ofServer.test(path) || target?.startsWith(`${web}server/`))
          found.push(`${file} runs in the browser, and ${each === file ? 'it' : each} imports ${path}`)
        else if (target) seen.add(target)
      }
    }
    return found
  })
}

/** Returns which of the web's own files a path names, or null. */
function fileOf(path, from, known) {
  if (!path.startsWith('.') && !path.startsWith('@/')) return null
  const base = path.startsWith('@/') ? web + path.slice(2) : join(from, '..', path)
  return [base, `${base}.ts`, `${base}.tsx`].find((file) => known.has(file)) ?? null
}
