import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '@oficio/context/config'
import { closeContext, createContext } from '@oficio/context/context'
import { sequentialIds } from '@oficio/domain/testing/sequential-ids'
import { type Stack, startStack } from '@oficio/launcher/stack'
import pg from 'pg'
import { buildPrograms } from './build-programs'
import { type Mailbox, mailboxAt } from './mailbox'
import type { PaymentScene } from './payment-scene'
import { standInOf } from './stand-in'

/** The product on throw-away data: real processes, and a context to act through. */
export interface DrillStack extends PaymentScene {
  stack: Stack
  mailbox: Mailbox
  databaseUrl: string
  stop(): Promise<void>
}

interface DrillStackOptions {
  /** A migrated database to use instead of one of its own. */
  databaseUrl?: string
  /** Whether the site runs too. */
  web?: boolean
  /** Whether it is built as it is shipped, which is what speed and memory are measured of. */
  isShipped?: boolean
  /** False for short forms, which share one disk with other tests; what they kill are processes, not the machine. */
  isDurable?: boolean
  /** Stronger than what drills have otherwise. */
  env?: Record<string, string>
  /** Receives what the launcher tells of its processes. */
  log?: (line: string) => void
}

/** Starts it, with the worker still stopped. */
export async function startDrillStack({
  databaseUrl = '',
  web = false,
  isShipped = false,
  isDurable = true,
  env = {},
  log = () => undefined,
}: DrillStackOptions = {}): Promise<DrillStack> {
  buildPrograms({ web, isShipped })
  const dataDir = await mkdtemp(join(tmpdir(), 'oficio-drill-'))
  const removeData = () => rm(dataDir, { recursive: true, force: true })
  const stack = await startStack({
    dataDir,
    ports: 'free',
    mode: 'built',
    web,
    worker: false,
    seed: false,
    isDurable,
    env: {
      // Of this machine's environment nothing may lead to real services.
      OFICIO_MODE: 'demo',
      DATABASE_URL: databaseUrl,
      SMTP_URL: '',
      S3_BUCKET: '',
      MERCADOPAGO_ACCESS_TOKEN: '',
      // Urgent requests are sold at whatever hour the drill runs.
      URGENT_HOURS: '0-24',
      LOG_LEVEL: 'warn',
      ...env,
    },
    log,
  }).catch(async (error: unknown) => {
    await removeData()
    throw error
  })
  const ctx = createContext(readConfig({ ...stack.env, LOG_LEVEL: 'silent' }), {
    // People made from counted ids share neither phone nor mail.
    ids: sequentialIds({ now: () => new Date() }),
  })
  const db = new pg.Client({ connectionString: stack.databaseUrl })
  // A drill may kill the database under it.
  db.on('error', () => undefined)
  await db.connect()
  const stop = async () => {
    await db.end()
    await closeContext(ctx)
    await stack.stop()
    await removeData()
  }
  return {
    ctx,
    stack,
    mailbox: mailboxAt(stack.mailboxOrigin),
    standIn: standInOf(stack.mercadoPago),
    databaseUrl: stack.databaseUrl,
    db,
    stop,
  }
}
