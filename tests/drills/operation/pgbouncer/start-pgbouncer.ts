import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePort } from '@oficio/launcher/ports'
import { root } from '@oficio/launcher/root'
import pg from 'pg'
import { adapt } from '../../../front-cache/run-program'
import { waitOrThrow } from '../../support/wait-or-throw'

/**
 * Starts PgBouncer with the configuration for operators in front of the given database, with that many server
 * connections. Returns the address of the database through PgBouncer.
 */
export async function startPgBouncer(
  databaseUrl: string,
  serverConnections: number,
): Promise<{ url: string; stop(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'oficio-pgbouncer-'))
  await chmod(folder, 0o755)
  const direct = new URL(databaseUrl)
  const port = await findFreePort()
  const shippedConfig = await readFile(join(root, 'deploy/pgbouncer/pgbouncer.ini'), 'utf8')
  const users = join(folder, 'userlist.txt')
  const file = join(folder, 'pgbouncer.ini')
  await writeFile(users, `"${direct.username}" "${decodeURIComponent(direct.password)}"\n`)
  const adaptedConfig = adapt(shippedConfig, {
    'host=127.0.0.1 port=5432 dbname=oficio': `host=127.0.0.1 port=${direct.port} dbname=${direct.pathname.slice(1)}`,
    'listen_port = 6432': `listen_port = ${port}`,
    'default_pool_size = 20': `default_pool_size = ${serverConnections}`,
    '/etc/pgbouncer/userlist.txt': users,
  })
  await writeFile(file, `${adaptedConfig}\nunix_socket_dir =\n`)
  // PgBouncer refuses to run as root.
  const asNobody = process.getuid?.() === 0 && { uid: 65_534, gid: 65_534 }
  const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` }
  const server = spawn('pgbouncer', ['-q', file], { env, stdio: 'ignore', ...asNobody })
  const exit = once(server, 'close')
  const url = new URL(databaseUrl)
  url.port = String(port)
  url.pathname = '/oficio'
  const stop = async () => {
    server.kill('SIGINT')
    await exit
    await rm(folder, { recursive: true, force: true })
  }
  await waitOrThrow('PgBouncer answers', () => answers(url.href)).catch(async (error: Error) => {
    await stop()
    throw error
  })
  return { url: url.href, stop }
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('SELECT 1')
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}
