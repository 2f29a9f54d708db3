import { existsSync, readFileSync } from 'node:fs'
import { readConfig } from '@oficio/context/config'
import { closeContext, createContext } from '@oficio/context/context'
import type { Ctx } from '@oficio/domain/kernel/ctx'
import type { PasswordHasher } from '@oficio/domain/kernel/ports'
import { sequentialIds } from '@oficio/domain/testing/sequential-ids'
import { waitUntil } from '@oficio/launcher/wait-until'
import { patient } from '../../pace'
import type { TestSite, TestStack } from './test-stack'

/** One of the running sites, and a context on its database to build rows with. */
export interface World {
  site: TestSite
  ctx: Ctx
  mailboxOrigin: string
  mercadoPago: TestStack['mercadoPago']
  /** Returns a number, from 1 up, that nobody else with this database gets. */
  nextNumber: () => Promise<number>
  close: () => Promise<void>
}

/** Maximum number of people that a process makes up. The next process starts after them. */
const peopleEach = 1_000

/** Opens 'site', which has worker and rate limits, or 'openSite', which has neither. */
export async function openWorld(siteName: 'site' | 'openSite'): Promise<World> {
  const stack = await readStack()
  const site = stack[siteName]
  const config = readConfig({ ...site.env, LOG_LEVEL: 'silent' })
  const clock = { now: () => new Date() }
  const counter = createContext(config, { poolSize: 1 })
  const nextNumber = async () => {
    const rows = await counter.db.$queryRaw<
      { number: number }[]
    >`SELECT nextval('test_numbers')::int AS number`
    return rows[0]?.number ?? 0
  }
  // If two processes create the sequence at the same moment, the second one gets an error, which is ignored.
  await counter.db.$executeRaw`CREATE SEQUENCE IF NOT EXISTS test_numbers`.catch(() => undefined)
  const ids = sequentialIds(clock, (await nextNumber()) * peopleEach)
  const ctx = createContext(config, { poolSize: 4, clock, ids, passwords: rememberHashes(counter.passwords) })
  const close = async () => {
    await closeContext(ctx)
    await closeContext(counter)
  }
  const { mailboxOrigin, mercadoPago } = stack
  return { site, ctx, mailboxOrigin, mercadoPago, nextNumber, close }
}

/** Caches hashes, because all made-up users have the same password and hashing is slow on purpose. */
function rememberHashes(passwords: PasswordHasher): PasswordHasher {
  const hashes = new Map<string, Promise<string>>()
  const hash = (password: string) => {
    const hash = hashes.get(password) ?? passwords.hash(password)
    hashes.set(password, hash)
    return hash
  }
  return { ...passwords, hash }
}

/** Returns the addresses of the stack. Waits, because the stack may still be starting. */
async function readStack(): Promise<TestStack> {
  const file = process.env.OFICIO_TEST_STACK
  if (!file)
    throw new Error('the global setup starts the stack; run Playwright with tests/playwright.config.ts')
  if (!(await waitUntil(() => existsSync(file), { timeoutMs: patient(60_000) })))
    throw new Error(`nothing says in ${file} where the stack is`)
  // The cast is safe, because `startTestStack` writes this format.
  return JSON.parse(readFileSync(file, 'utf8')) as TestStack
}
