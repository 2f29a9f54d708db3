import { createDb, type Db } from '@oficio/db/client'
import { inject } from 'vitest'
import { prepareCleaning } from './clean-database'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the test run's PostgreSQL is, which database to clone, and how its clones are to be called. */
    testDatabase: { serverUrl: string; template: string; prefix: string }
    /** How much slower than a quiet machine this one is: what a deadline of a test is to be multiplied by. */
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

/** Returns this process's own database, cloned from the run's template when it is first asked for. */
export function testDatabase(): Promise<TestDatabase> {
  current ??= cloneTemplate()
  return current
}

async function cloneTemplate(): Promise<TestDatabase> {
  const { serverUrl, template, prefix } = inject('testDatabase')
  const name = `${prefix}${process.pid}`
  const server = createDb({ url: serverUrl, poolSize: 1 })
  await server.$executeRawUnsafe(`CREATE DATABASE "${name}" TEMPLATE "${template}"`)
  // Nothing here has to survive a power cut, and a commit that does not wait for the disk takes a tenth of the time.
  await server.$executeRawUnsafe(`ALTER DATABASE "${name}" SET synchronous_commit TO off`)
  await server.$disconnect()
  const address = new URL(serverUrl)
  address.pathname = `/${name}`
  // The limits of who waits for a page would fail tests on a machine that others use, too.
  const patience = { connectTimeoutMs: 120_000, transactionTimeoutMs: 120_000, statementTimeoutMs: 120_000 }
  const db = createDb({ url: address.href, poolSize: 20, ...patience })
  return { db, url: address.href, clean: await prepareCleaning(db) }
}
