import { launcherEnv } from '@oficio/context/launcher-env'
import pg from 'pg'

// `node prisma/dist/healthy.mjs web|worker`: the health check of a container. It is a program, because not every
// container engine passes an inline script unchanged.
const patienceMs = 4_000

const checks: Record<string, () => Promise<boolean>> = {
  web: async () => {
    const port = launcherEnv().PORT || '3000'
    const signal = AbortSignal.timeout(patienceMs)
    return (await fetch(`http://127.0.0.1:${port}/api/health`, { signal })).ok
  },
  worker: async () => {
    const { DATABASE_DIRECT_URL, DATABASE_URL } = launcherEnv()
    const client = new pg.Client({
      connectionString: DATABASE_DIRECT_URL || DATABASE_URL,
      connectionTimeoutMillis: patienceMs,
    })
    await client.connect()
    const beats = await client.query(
      "SELECT FROM worker_heartbeats WHERE beat_at > now() - interval '1 minute'",
    )
    return (beats.rowCount ?? 0) > 0
  },
}

const check = checks[process.argv[2] ?? '']
if (!check) process.stderr.write(`Falta qué revisar: ${Object.keys(checks).join(' o ')}.\n`)
const isHealthy = await check?.().catch((error: unknown) => void process.stderr.write(`${error}\n`))
process.exit(isHealthy ? 0 : 1)
