import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, chown, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StartError } from '../start-error'
import type { Binaries } from './binaries'
import { type ServerUser, spawnAs } from './server-user'

const majorVersion = '18'

export interface ClusterOptions {
  /** The folder of the server's files: `<data folder>/postgres`. */
  folder: string
  binaries: Binaries
  user: ServerUser
  password: string
}

/**
 * Creates the files of a database server unless they exist. Returns whether the files are new. Creates them in a
 * temporary folder and renames it at the end, so that a killed start leaves no partial database. Throws a StartError if
 * existing files are incomplete or of another version.
 */
export async function makeCluster(options: ClusterOptions): Promise<boolean> {
  const { folder } = options
  const draft = `${folder}.new`
  // Removes the remains of an interrupted first start. They never contained user data.
  await rm(draft, { recursive: true, force: true })
  if (existsSync(folder)) {
    await assertWhole(folder)
    return false
  }
  await runInitdb({ ...options, folder: draft })
  await rename(draft, folder)
  return true
}

async function assertWhole(folder: string): Promise<void> {
  const version = await readFile(join(folder, 'PG_VERSION'), 'utf8').catch(() => '')
  if (version === '' || !existsSync(join(folder, 'global', 'pg_control'))) {
    throw new StartError(
      `La base de datos de ${folder} está incompleta. Si son datos de prueba, borrá esa carpeta y volvé a iniciar; si no, restaurala de una copia.`,
    )
  }
  if (version.trim() !== majorVersion) {
    throw new StartError(
      `La base de datos de ${folder} es de PostgreSQL ${version.trim()} y este programa trae ${majorVersion}. Pasá los datos con pg_dump, o borrá la carpeta si son de prueba.`,
    )
  }
}

async function runInitdb({ folder, binaries, user, password }: ClusterOptions): Promise<void> {
  const passwordFile = `${folder}.password`
  await mkdir(folder, { recursive: true })
  await writeFile(passwordFile, `${password}\n`, { mode: 0o600 })
  if (user.owner) {
    for (const path of [folder, passwordFile]) await chown(path, user.owner.uid, user.owner.gid)
  }
  await chmod(folder, 0o700)
  const locale = characterLocale()
  const flags = ['--username=oficio', '--auth=scram-sha-256', '--encoding=UTF8', `--pwfile=${passwordFile}`]
  // Sorts with ICU, because ICU sorts Spanish the same way on every system. The system's locale only classifies
  // letters.
  const sorting = ['--locale-provider=icu', '--icu-locale=es-AR', `--locale=${locale}`, '--lc-messages=C']
  try {
    const child = spawnAs(user, binaries.initdb, ['-D', folder, ...flags, ...sorting], {
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    let words = ''
    child.stderr?.on('data', (chunk: Buffer) => {
      words += chunk.toString()
    })
    const [code] = await once(child, 'close')
    if (code !== 0) throw new StartError(`No se pudo crear la base de datos en ${folder}.\n${words.trim()}`)
  } finally {
    await rm(passwordFile, { force: true })
  }
}

/** Returns a UTF-8 locale of this system. Full-text search needs one to recognize ñ and á as letters. */
function characterLocale(): string {
  if (process.platform === 'win32') return 'C'
  try {
    const locales = execFileSync('locale', ['-a'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).split('\n')
    return locales.find((name) => /^(en_US|C)\.utf-?8$/i.test(name)) ?? 'C'
  } catch {
    return 'C'
  }
}
