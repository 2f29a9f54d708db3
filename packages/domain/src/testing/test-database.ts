import { createDb, type Db } from '@oficio/db/client'
import { inject } from 'vitest'
import { prepareCleaning } from './clean-database'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the test run's PostgreSQL, the template to clone, and the prefix of the clones' names. */
    testDatabase: { serverUrl: string; template: string; prefix: string }
    /** How many times slower this machine is than an idle one. Tests multiply their deadlines by it. */
    pace: number
  }
}

interface TestDatabase {
  db: Db
  url: string
  /** Deletes every row that is not reference data. */
  clean(): Promise<void>
}

let current: Promise<TestDatabase> | undefined

/** Returns this process's own database. The first call clones it from the run's template. */
export function testDatabase(): Promise<TestDatabase> {
  current ??= cloneTemplate()
  return current
}

async function cloneTemplate(): Promise<TestDatabase> {
  const { serverUrl, template, prefix } = inject('testDatabase')
  const name = `${prefix}${process.pid}`
  const server = createDb({ url: serverUrl, poolSize: 1 })
  await server.$executeRawUnsafe(`CREATE DATABASE "${name}" TEMPLATE "${template}"`)
  // Commits do not wait for the disk, because no test data has to survive a power cut. A commit then takes a tenth of
  // the time.
  await server.$executeRawUnsafe(`ALTER DATABASE "${name}" SET synchronous_commit TO off`)
  await server.$disconnect()
  const address = new URL(serverUrl)
  address.pathname = `/${name}`
  // The production timeouts are for visitors who wait for a page. They would fail tests on a busy machine.
  const patience = { connectTimeoutMs: 120_000, transactionTimeoutMs: 120_000, statementTimeoutMs: 120_000 }
  const db = createDb({ url: address.href, poolSize: 20, ...patience })
  return { db, url: address.href, clean: await prepareCleaning(db) }
}
