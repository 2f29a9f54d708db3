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

/** The product on temporary data: real processes, and a context for the drill's own actions. */
export interface DrillStack extends PaymentScene {
  stack: Stack
  mailbox: Mailbox
  databaseUrl: string
  stop(): Promise<void>
}

interface DrillStackOptions {
  /** A migrated database to use instead of a new one. */
  databaseUrl?: string
  /** Whether the site runs as well. */
  web?: boolean
  /** Whether the programs are built as shipped, which measurements of speed and memory need. */
  isShipped?: boolean
  /**
   * False in short forms, which share a disk with other tests. They kill processes, not the machine, so no data is
   * lost.
   */
  isDurable?: boolean
  /** Overrides the default environment of drills. */
  env?: Record<string, string>
  /** Receives the launcher's messages about its processes. */
  log?: (line: string) => void
}

/** Starts the stack. The worker stays stopped. */
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
      // Clears the variables of this machine's environment that could lead to real services.
      OFICIO_MODE: 'demo',
      DATABASE_URL: databaseUrl,
      SMTP_URL: '',
      S3_BUCKET: '',
      MERCADOPAGO_ACCESS_TOKEN: '',
      // Urgent requests are available at any hour, because the drill can run at any hour.
      URGENT_HOURS: '0-24',
      LOG_LEVEL: 'warn',
      // Most drills count the memory and the processor time of one process.
      WEB_PROCESSES: '1',
      ...env,
    },
    log,
  }).catch(async (error: unknown) => {
    await removeData()
    throw error
  })
  const ctx = createContext(readConfig({ ...stack.env, LOG_LEVEL: 'silent' }), {
    // Counted ids give people who share neither phone nor mail.
    ids: sequentialIds({ now: () => new Date() }),
  })
  const db = new pg.Client({ connectionString: stack.databaseUrl })
  // A drill may kill the database, so connection errors are expected.
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
