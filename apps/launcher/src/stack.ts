import { startDatabase } from './parts/database'
import type { RunMode } from './parts/node-arguments'
import { startSandbox } from './parts/sandbox'
import { startWeb } from './parts/web'
import { makeWorker } from './parts/worker'
import { builtFiles } from './root'
import { assertPortsFree, planStack, type StackPlan } from './stack-plan'
import { runOnce } from './supervise/run-once'
import type { KillOptions } from './supervise/supervise'

export interface StackOptions {
  /** The folder of all state: database, mails, files, secrets, logs. */
  dataDir: string
  /**
   * 'free' uses free ports, for tests. Otherwise PORT and the port variables of the stand-ins apply, or their defaults.
   */
  ports?: 'free'
  /** 'built' runs the production builds, 'dev' the sources. */
  mode: RunMode
  log: (line: string) => void
  /** Whether to start the worker; default true. `restartWorker` can start it later. */
  worker?: boolean
  /** Whether to start the site; default true. */
  web?: boolean
  /** Whether to insert the demo data; default true. Ignored if OFICIO_MODE=production. */
  seed?: boolean
  /** False only for temporary data. The embedded database is then faster but may not survive a power cut. */
  isDurable?: boolean
  /** Overrides the environment of this process. */
  env?: Record<string, string>
}

export interface Stack {
  /** The public address of the site. */
  origin: string
  databaseUrl: string
  /** The address of the test mailbox's page and JSON API, or '' if SMTP_URL names a real server. */
  mailboxOrigin: string
  smtpPort: number
  /**
   * The stand-in of Mercado Pago and the key of its control API. Null if the environment names the real Mercado Pago.
   */
  mercadoPago: { origin: string; controlToken: string } | null
  /** The complete environment of the processes. */
  env: Record<string, string>
  plan: StackPlan
  /** Stops the worker in order if it runs, then starts it. */
  restartWorker: () => Promise<void>
  /**
   * Sends a signal to the worker and resolves when the worker is dead. The supervisor then restarts it. Resolves to
   * false if the worker was not running.
   */
  killWorker: (signal: NodeJS.Signals, options?: KillOptions) => Promise<boolean>
  /** Stops the worker until `restartWorker` is called. */
  stopWorker: () => Promise<void>
  /** Does the same as `killWorker`, for the site. A stack without a site cannot kill it. */
  killWeb: (signal: NodeJS.Signals, options?: KillOptions) => Promise<boolean>
  /** Returns the process numbers at this moment. */
  pids: () => { web: number | undefined; worker: number | undefined }
  /** Stops everything in order: site, worker, stand-ins, database. */
  stop: () => Promise<void>
}

/**
 * Starts every part that the environment does not name, migrates the database, and returns when the site answers. On
 * failure, stops the started parts and throws a StartError with a readable reason.
 */
export async function startStack(options: StackOptions): Promise<Stack> {
  const { dataDir, mode, log, isDurable = true } = options
  const plan = await planStack(options)
  await assertPortsFree(plan, options.web !== false)
  const stops: (() => Promise<void>)[] = []
  const stop = async () => {
    // Stops the parts in reverse order. Removes each part from the list, so that a second call does nothing.
    for (let next = stops.pop(); next; next = stops.pop()) await next()
  }
  try {
    const database = await startDatabase(plan, { isDurable, log })
    stops.push(database.stop)
    const env: Record<string, string> = { ...plan.env, DATABASE_URL: database.url }
    const sandbox = await startSandbox(plan, { mode, log })
    if (sandbox) stops.push(sandbox.stop)
    await runOnce({ script: builtFiles.migrate, env, log })
    if (plan.isDemo && options.seed !== false) await runOnce({ script: builtFiles.seed, env, log })
    // After a first start all tables are new, and a database that crashed now would recover slowly.
    await database.flush()
    const worker = makeWorker({ dataDir, env, mode, log })
    stops.push(worker.stop)
    if (options.worker !== false) worker.start()
    const isWebWanted = options.web !== false
    const web = isWebWanted ? await startWeb({ dataDir, env, port: plan.ports.web, mode, log }) : null
    if (web) stops.push(web.stop)
    return {
      origin: env.APP_ORIGIN ?? '',
      databaseUrl: database.url,
      mailboxOrigin: plan.standIns.mailbox ? `http://127.0.0.1:${plan.ports.mailbox}` : '',
      smtpPort: plan.ports.smtp,
      mercadoPago: plan.standIns.mercadoPago
        ? { origin: `http://localhost:${plan.ports.mercadoPago}`, controlToken: plan.controlToken }
        : null,
      env,
      plan,
      restartWorker: worker.restart,
      killWorker: worker.kill,
      stopWorker: worker.stop,
      killWeb: async (signal, options) => (await web?.kill(signal, options)) ?? false,
      pids: () => ({ web: web?.pid(), worker: worker.pid() }),
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}
