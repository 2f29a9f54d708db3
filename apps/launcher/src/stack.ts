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
  /** All state of the stand-ins: database, mail, files, secrets, logs. */
  dataDir: string
  /** 'free' takes ports nobody uses, for tests; otherwise PORT and those of the stand-ins or their defaults. */
  ports?: 'free'
  /** 'built' runs the production builds, 'dev' the sources. */
  mode: RunMode
  log: (line: string) => void
  /** Whether to start the worker; restartWorker starts it later. True when left out. */
  worker?: boolean
  /** Whether to start the site. True when left out. */
  web?: boolean
  /** Whether to put in the demo data. True when left out; never in OFICIO_MODE=production. */
  seed?: boolean
  /** False only for throw-away data: the embedded database then gains speed and may not survive a power cut. */
  isDurable?: boolean
  /** Stronger than the environment of this process. */
  env?: Record<string, string>
}

export interface Stack {
  /** Address of the site as its visitors know it. */
  origin: string
  databaseUrl: string
  /** Address of the test mailbox's page and JSON API, '' when SMTP_URL names a real server. */
  mailboxOrigin: string
  smtpPort: number
  /** The stand-in of Mercado Pago and the key of its control API; null when the environment names the real one. */
  mercadoPago: { origin: string; controlToken: string } | null
  /** The complete environment that the processes got. */
  env: Record<string, string>
  plan: StackPlan
  /** Stops the worker in order and starts it again; starts it when it does not run. */
  restartWorker: () => Promise<void>
  /**
   * Sends a signal, resolves when the worker is dead; it is then started again by its supervisor. Resolves to false when
   * it did not run at that moment.
   */
  killWorker: (signal: NodeJS.Signals, options?: KillOptions) => Promise<boolean>
  /** Stops the worker and keeps it stopped until restartWorker. */
  stopWorker: () => Promise<void>
  /** The same for the site; a stack that was started without one has none to kill. */
  killWeb: (signal: NodeJS.Signals, options?: KillOptions) => Promise<boolean>
  /** The numbers of the processes that run at this moment. */
  pids: () => { web: number | undefined; worker: number | undefined }
  /** Stops everything in order: site, worker, stand-ins, database. */
  stop: () => Promise<void>
}

/**
 * Starts everything that the environment does not already name, brings the database up to date, and returns when the
 * site answers. Throws a StartError with a reason for people, after stopping whatever had been started.
 */
export async function startStack(options: StackOptions): Promise<Stack> {
  const { dataDir, mode, log, isDurable = true } = options
  const plan = await planStack(options)
  await assertPortsFree(plan, options.web !== false)
  const stops: (() => Promise<void>)[] = []
  const stop = async () => {
    // Last started, first stopped; each is taken off, so that a second call finds nothing left to do.
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
    // After a first start all tables are new, and a database that dies would take long to come back.
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
