import { type ChildProcess, execFileSync, type SpawnOptions, spawn } from 'node:child_process'
import { stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { StartError } from '../start-error'

interface Ids {
  uid: number
  gid: number
}

/** As whom the server runs: `owner` when we are root, `prefix` when the way to its files needs root's rights. */
export interface ServerUser {
  owner?: Ids
  prefix: string[]
}

/**
 * PostgreSQL refuses to run as root. For root this finds (or makes) the system user `postgres`; for anybody else
 * nothing changes. `paths` are the places the server has to reach. Throws a StartError when it could not.
 */
export async function serverUser(paths: string[]): Promise<ServerUser> {
  if (process.getuid?.() !== 0) return { prefix: [] }
  const owner = findUser() ?? makeUser()
  const closed = await firstClosedFolder(paths)
  return { owner, prefix: closed ? reachAnyway(owner, closed) : [] }
}

/** Starts a program as the server's user; options as in child_process.spawn. */
export function spawnAs(
  user: ServerUser,
  command: string,
  args: string[],
  options: SpawnOptions,
): ChildProcess {
  const [first, ...rest] = [...user.prefix, command, ...args]
  if (first === undefined) throw new Error('no command')
  return spawn(first, rest, user.prefix.length ? options : { ...options, ...user.owner })
}

function findUser(): Ids | undefined {
  try {
    const ask = (flag: string) =>
      Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8', stdio: 'pipe' }))
    return { uid: ask('-u'), gid: ask('-g') }
  } catch {
    return undefined
  }
}

function makeUser(): Ids {
  try {
    execFileSync('useradd', ['--system', '--user-group', '--no-create-home', 'postgres'], { stdio: 'pipe' })
  } catch {
    throw new StartError(
      'PostgreSQL no puede ejecutarse como root y no se pudo crear el usuario «postgres». Ejecutá el comando con un usuario común, o definí DATABASE_URL.',
    )
  }
  const ids = findUser()
  if (!ids) throw new StartError('No se encontró el usuario «postgres» recién creado.')
  return ids
}

/** The first folder on the way to `paths` through which other users may not pass, as /root on most systems. */
async function firstClosedFolder(paths: string[]): Promise<string | undefined> {
  for (const path of paths) {
    for (let folder = dirname(path); folder !== dirname(folder); folder = dirname(folder)) {
      const { mode } = await stat(folder)
      if ((mode & 0o001) === 0) return folder
    }
  }
  return undefined
}

/**
 * Inside a closed folder the server runs as `postgres` with root's capability to pass through, which setpriv can pass
 * to it.
 */
function reachAnyway({ uid, gid }: Ids, closed: string): string[] {
  const rights = ['--inh-caps=+dac_override', '--ambient-caps=+dac_override']
  const prefix = ['setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups', ...rights]
  try {
    execFileSync('setpriv', [...prefix.slice(1), 'true'], { stdio: 'pipe' })
    return prefix
  } catch {
    throw new StartError(
      `PostgreSQL no corre como root y su usuario no puede entrar a ${closed}. Cloná el repositorio en otra carpeta (por ejemplo /srv/oficio), usá un usuario común, o definí DATABASE_URL.`,
    )
  }
}
