import { type ChildProcess, execFileSync, type SpawnOptions, spawn } from 'node:child_process'
import { stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { StartError } from '../start-error'

interface Ids {
  uid: number
  gid: number
}

/**
 * The user that runs the server. `owner` is set if we are root, `prefix` if root's rights are needed to reach the
 * files.
 */
export interface ServerUser {
  owner?: Ids
  prefix: string[]
}

/**
 * Returns the user that runs the server, because PostgreSQL refuses to run as root. For root, finds or creates the
 * system user `postgres`. For other users, changes nothing. `paths` are the files that the server must reach. Throws a
 * StartError if no user can reach them.
 */
export async function serverUser(paths: string[]): Promise<ServerUser> {
  if (process.getuid?.() !== 0) return { prefix: [] }
  const owner = findUser() ?? makeUser()
  const closed = await firstClosedFolder(paths)
  return { owner, prefix: closed ? buildSetprivPrefix(owner, closed) : [] }
}

/** Starts a program as the server's user. `options` are passed to `child_process.spawn`. */
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

/** Returns the first folder above `paths` that other users may not enter, such as /root on most systems. */
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
 * Returns a command prefix for files inside a closed folder. The server runs as `postgres`, but setpriv gives it root's
 * capability to enter the folder.
 */
function buildSetprivPrefix({ uid, gid }: Ids, closed: string): string[] {
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
