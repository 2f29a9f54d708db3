import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '@oficio/context/config'
import { closeContext, createContext } from '@oficio/context/context'
import type { Ctx } from '@oficio/domain/kernel/ctx'
import { sequentialIds } from '@oficio/domain/testing/sequential-ids'
import { startWeb } from '@oficio/launcher/parts/web'
import { startStack } from '@oficio/launcher/stack'
import { buildPrograms } from '../../drills/support/build-programs'
import type { BareServer } from './bare-server'
import { countQueries, type QueryCounter } from './count-queries'

export interface Product extends BareServer {
  ctx: Ctx
  webhookSecret: string
  /** The folder of the temporary installation. */
  dataDir: string
  /** The complete environment of the site's process. */
  env: Record<string, string>
  queries: QueryCounter
  stop(): Promise<void>
}

const quiet = () => undefined

/**
 * Starts the built site with demo data in a temporary database, without rate limits, and with a counter of its queries.
 */
export async function startProduct(extraEnv: Record<string, string> = {}): Promise<Product> {
  buildPrograms({ web: true, isShipped: true })
  const dataDir = await mkdtemp(join(tmpdir(), 'oficio-bench-'))
  const stops = [() => rm(dataDir, { recursive: true, force: true })]
  const stop = async () => {
    for (let next = stops.pop(); next; next = stops.pop()) await next()
  }
  try {
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
        // Requests are filed from many addresses, because one address may not file as many as the bench measures.
        TRUSTED_PROXY_HOPS: '1',
        // The log level of a busy site. A log line per request would distort the cost of cheap requests most.
        LOG_LEVEL: 'warn',
        WEB_PROCESSES: '1',
        ...extraEnv,
      },
      log: quiet,
    })
    stops.push(stack.stop)
    const queries = await countQueries(stack.databaseUrl)
    stops.push(queries.stop)
    const env: Record<string, string> = { ...stack.env, DATABASE_URL: queries.url }
    const web = await startWeb({ dataDir, env, port: Number(env.PORT), mode: 'built', log: quiet })
    stops.push(web.stop)
    const ctx = createContext(readConfig({ ...stack.env, LOG_LEVEL: 'silent' }), {
      // Counted ids give people who share neither phone nor mail.
      ids: sequentialIds({ now: () => new Date() }),
    })
    stops.push(() => closeContext(ctx))
    const pid = web.pid()
    if (pid === undefined) throw new Error('the site does not run')
    return {
      origin: stack.origin,
      pid,
      ctx,
      dataDir,
      webhookSecret: env.MERCADOPAGO_WEBHOOK_SECRET ?? '',
      env,
      queries,
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}
