// Finds imports that code for the browser must not make.
import { readFileSync } from 'node:fs'
import { join } from 'node:path/posix'

const web = 'apps/web/src/'
/** Comments may precede the directive. */
const isForBrowser = /^(?:\s|\/\/.*\n|\/\*[\s\S]*?\*\/)*['"]use client['"]/
const importPattern = /(?:\bfrom|\bimport)\s*\(?\s*(['"`])([^'"`]+)\1/g
/** Like `importPattern`, but without type-only imports, which no browser loads. */
const runtimeImportPattern =
  /(?:\bexport\s+(?:\*|\{[^}]*\})[\w\s]*from|\bimport(?!\s+type\b)(?:[\w*{},\s$]*\bfrom)?|(?<!typeof\s+)\bimport\s*\()\s*(['"`])([^'"`]+)\1/g
const contracts = 'packages/contracts/src/'
/**
 * Every error response contains the words of its error, so the browser does not need this table. It would add several
 * kilobytes to each page.
 */
const errorTable = `${contracts}errors.ts`
/**
 * Every package of ours except the contracts, the addresses of drawings and portraits, and the sunbeams, by its name or
 * its folder, and the web's own server code. The drawings themselves are 60 KB, which pages load as files.
 */
const serverCodePattern =
  /^(?:@oficio\/(?!contracts\/|drawings\/(?:address|sunbeams|portraits\/portrait)$)|packages\/(?!contracts\/)|apps\/web\/src\/server\/)/

/**
 * Returns a line for each import path from a 'use client' file to server code or its types. For features, components
 * and lib, .dependency-cruiser.mjs checks whole folders. Under the pages, browser files are beside server files and may
 * reach server code through them.
 */
export function findServerImports(files, read = (file) => readFileSync(file, 'utf8')) {
  return findImportPaths(files, read, importPattern, (target) => serverCodePattern.test(target))
}

/** Returns a line for each import path from a 'use client' file to the table of errors. */
export function findErrorTables(files, read = (file) => readFileSync(file, 'utf8')) {
  return findImportPaths(files, read, runtimeImportPattern, (target) => `${target}.ts` === errorTable)
}

function findImportPaths(files, read, imports, isForbidden) {
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

/** Returns the target of an import: a path of the repository or the name of a package. */
function targetOf(path, from) {
  if (path.startsWith('@/')) return web + path.slice(2)
  if (path.startsWith('@oficio/contracts/')) return contracts + path.slice('@oficio/contracts/'.length)
  return path.startsWith('.') ? join(from, '..', path) : path
}

/** Adds the file of an import to the visited files. The file of a folder is its index. */
function addFile(target, knownFiles, visited) {
  const names = [target, ...['.ts', '.tsx', '/index.ts', '/index.tsx'].map((end) => target + end)]
  const file = names.find((name) => knownFiles.has(name))
  if (file) visited.add(file)
}
