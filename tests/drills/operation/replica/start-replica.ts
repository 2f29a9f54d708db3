import { chmod, chown, cp, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '@oficio/launcher/postgres/start-embedded-postgres'

export interface Pair {
  primary: EmbeddedPostgres
  replica: EmbeddedPostgres
  stopReplica(): Promise<void>
  stop(): Promise<void>
}

/** Fills a new cluster, copies it while it is stopped, and runs the copy as a streaming replica. */
export async function startPair(fill: (url: string) => Promise<void>): Promise<Pair> {
  const home = await mkdtemp(join(tmpdir(), 'oficio-replica-'))
  await chmod(home, 0o755)
  const [dataDir, copyDir] = [join(home, 'primary'), join(home, 'replica')]
  const first = await startEmbeddedPostgres({ dataDir, preferredPort: 0 })
  await fill(first.url)
  await first.stop()
  await cp(dataDir, copyDir, { recursive: true })
  // A copy made by root belongs to root, but the server runs as the owner of the first database.
  await giveToOwnerOf(join(dataDir, 'postgres'), join(copyDir, 'postgres'))
  const primary = await startEmbeddedPostgres({ dataDir, preferredPort: 0 })
  const { hostname, port, username, password } = new URL(primary.url)
  await writeFile(join(copyDir, 'postgres/standby.signal'), '')
  const replica = await startEmbeddedPostgres({
    dataDir: copyDir,
    preferredPort: 0,
    settings: {
      primary_conninfo: `host=${hostname} port=${port} user=${username} password=${decodeURIComponent(password)}`,
    },
  })
  let isStopped = false
  const stopReplica = async () => {
    if (!isStopped) await replica.stop()
    isStopped = true
  }
  const stop = async () => {
    await stopReplica()
    await primary.stop()
    await rm(home, { recursive: true, force: true })
  }
  return { primary, replica, stopReplica, stop }
}

async function giveToOwnerOf(model: string, folder: string): Promise<void> {
  const { uid, gid } = await stat(model)
  if (process.getuid?.() !== 0) return
  const names = await readdir(folder, { recursive: true })
  await Promise.all([folder, ...names.map((name) => join(folder, name))].map((path) => chown(path, uid, gid)))
}
