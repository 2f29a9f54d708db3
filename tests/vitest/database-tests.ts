import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path/posix'

/** Modules that connect to PostgreSQL. A test that imports one of them, even indirectly, needs a server. */
const databaseModules: readonly string[] = [
  'packages/domain/src/testing/test-database.ts',
  'apps/launcher/src/postgres/start-embedded-postgres.ts',
]
const rooms = ['packages', 'apps', 'prisma', 'tests']
const skippedFolders = new Set(['node_modules', 'dist', '.next', 'generated'])
const importPath = /\b(?:from|import)\s*\(?\s*'([^']+)'/g
/** Type-only imports load nothing. */
const typeImport = /\b(?:import|export)\s+type\s[^'"]*?from\s*'[^']+'/g
const packageImport = /^@oficio\/([\w-]+)\/(.+)$/
const endings = ['', '.ts', '.tsx', '/index.ts', '/index.tsx']

/** Returns the test files that need PostgreSQL, as paths below the root. Every other test is a unit test. */
export function findDatabaseTests(root: string): string[] {
  const files = rooms.flatMap((room) => filesBelow(root, room))
  const isFile = new Set(files)
  const importsByFile = new Map<string, string[]>()
  const importsOf = (file: string): string[] => {
    const cached = importsByFile.get(file)
    if (cached) return cached
    const text = readFileSync(join(root, file), 'utf8').replace(typeImport, '')
    const imports = [...text.matchAll(importPath)].flatMap(([, path = '']) => {
      const target = resolveImport(path, file)
      return endings.map((ending) => target + ending).find((name) => isFile.has(name)) ?? []
    })
    importsByFile.set(file, imports)
    return imports
  }
  const needsDatabase = (test: string): boolean => {
    const reachedFiles = new Set([test])
    for (const file of reachedFiles) {
      if (databaseModules.includes(file)) return true
      for (const next of importsOf(file)) reachedFiles.add(next)
    }
    return false
  }
  return files.filter((file) => /\.test\.tsx?$/.test(file) && needsDatabase(file))
}

function filesBelow(root: string, folder: string): string[] {
  if (!existsSync(join(root, folder))) return []
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return skippedFolders.has(entry.name) ? [] : filesBelow(root, path)
    return /\.tsx?$/.test(entry.name) ? [path] : []
  })
}

/** Returns the path of an import. Packages export `"./*": "./src/*.ts"`, and `@/` is the source folder of web. */
function resolveImport(path: string, from: string): string {
  if (path.startsWith('@/')) return `apps/web/src/${path.slice(2)}`
  const [, name, rest] = packageImport.exec(path) ?? []
  if (!name) return path.startsWith('.') ? join(from, '..', path) : path
  const room = ['launcher', 'sandbox', 'web', 'worker'].includes(name) ? 'apps' : 'packages'
  return `${room}/${name}/src/${rest}`
}
