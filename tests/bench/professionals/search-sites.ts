import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '@oficio/context/config'
import { closeContext, createContext } from '@oficio/context/context'
import type { Ctx } from '@oficio/domain/kernel/ctx'
import { startWeb } from '@oficio/launcher/parts/web'
import { startStack } from '@oficio/launcher/stack'

/** The product on a database of the bench: its context for use-cases, and the origin of its site. */
export interface SearchSite {
  ctx: Ctx
  origin: string
}

const quiet = () => undefined

/**
 * Starts the built site once per database, without rate limits. Only searches use the bench's database. All other data
 * is temporary.
 */
export async function startSearchSites(
  databaseUrls: readonly string[],
): Promise<{ sites: SearchSite[]; stop: () => Promise<void> }> {
  const stops: (() => Promise<unknown>)[] = []
  const stop = async () => {
    for (let next = stops.pop(); next; next = stops.pop()) await next()
  }
  try {
    const sites: SearchSite[] = []
    for (const databaseUrl of databaseUrls) {
      const dataDir = await mkdtemp(join(tmpdir(), 'oficio-bench-'))
      stops.push(() => rm(dataDir, { recursive: true, force: true }))
      const stack = await startStack({
        dataDir,
        ports: 'free',
        mode: 'built',
        web: false,
        worker: false,
        env: {
          // Clears the variables of this machine's environment that could lead to real services.
          OFICIO_MODE: 'demo',
          DATABASE_URL: '',
          SMTP_URL: '',
          S3_BUCKET: '',
          MERCADOPAGO_ACCESS_TOKEN: '',
          RATE_LIMITS: 'off',
          LOG_LEVEL: 'warn',
          WEB_PROCESSES: '1',
        },
        log: quiet,
      })
      stops.push(stack.stop)
      const env: Record<string, string> = { ...stack.env, DATABASE_URL: databaseUrl }
      const web = await startWeb({ dataDir, env, port: Number(env.PORT), mode: 'built', log: quiet })
      stops.push(web.stop)
      const ctx = createContext(readConfig({ ...env, LOG_LEVEL: 'silent' }))
      stops.push(() => closeContext(ctx))
      sites.push({ ctx, origin: stack.origin })
    }
    return { sites, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
