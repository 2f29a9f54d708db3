import {
  builtInSettings,
  type SettingKey,
  type SettingValues,
  settingDefinitions,
  settingKeys,
} from '@oficio/contracts/settings/settings'
import type { Tx } from '@oficio/db/client'
import type { Clock } from '../kernel/ports'
import type { Settings } from '../kernel/settings'

declare module '../kernel/settings' {
  interface SettingsByKey extends SettingValues {}
}

/** How long a value may be out of date: after a change, every process follows within this time. */
const freshMs = 5_000
/** How long somebody who could be told the last known value waits for a newer one. */
const longestWaitMs = 500
/** How long the database is left alone after it did not answer. */
const pauseMs = 1_000

interface Stored {
  /** Values that hold, held or will hold, newest first. */
  rows: readonly { key: string; value: unknown; validFrom: Date }[]
  freshUntil: number
  /** How many changes had been told when they were read: one that was told later they may lack. */
  changes: number
}

/**
 * Returns the reader of what an admin may change: the newest row whose time has come, or the first value where there is
 * none; the operator may say another first value. All of them come in one query, which many who ask at once share.
 */
export function createSettings(
  db: Tx,
  clock: Clock,
  given: Partial<SettingValues> = {},
  patienceMs = longestWaitMs,
): Settings {
  const firsts = { ...builtInSettings(), ...given }
  const stored = keepStored(db, clock, patienceMs)

  const valueIn = <K extends SettingKey>({ rows }: Stored, key: K, at = clock.now()): SettingValues[K] => {
    const row = rows.find((each) => each.key === key && each.validFrom <= at)
    // The schema of `key` gives the type of `key`; through a table of schemas the compiler cannot follow that.
    return settingDefinitions[key].schema.parse(row ? row.value : firsts[key]) as SettingValues[K]
  }
  const through = ({ known, asked, current }: Asked): Settings => ({
    firsts,
    get: async (key) => valueIn(await known(), key),
    getFresh: async (key) => valueIn(await asked(), key),
    getAt: async (key, at) => valueIn(await asked(), key, at),
    getAll: async () => {
      const all = await current()
      // Each key has the type of its own schema, which the compiler cannot follow through a list.
      return Object.fromEntries(settingKeys.map((key) => [key, valueIn(all, key)])) as SettingValues
    },
    forget: stored.forget,
    within: (tx) => through(stored.within(tx)),
  })
  return through(stored)
}

/** The ways to what is stored, as `Settings` says of `get`, `getFresh` and `getAll`. */
interface Asked {
  known(): Promise<Stored>
  asked(): Promise<Stored>
  current(): Promise<Stored>
}

function keepStored(db: Tx, clock: Clock, patienceMs: number) {
  let kept: Stored | null = null
  let reading: Promise<Stored> | null = null
  let changes = 0
  let pauseUntil = 0
  const now = () => clock.now().getTime()

  const readRows = async (tx: Tx): Promise<Stored> => {
    const since = { changes, freshUntil: now() + freshMs }
    const rows = await tx.setting.findMany({
      orderBy: { validFrom: 'desc' },
      select: { key: true, value: true, validFrom: true },
    })
    return { rows, ...since }
  }
  const keepRows = async (): Promise<Stored> => {
    try {
      kept = await readRows(db)
      return kept
    } catch (error) {
      pauseUntil = now() + pauseMs
      throw error
    } finally {
      reading = null
    }
  }
  const read = () => {
    reading ??= keepRows()
    return reading
  }
  const isFresh = (last: Stored) => last.changes === changes && now() < last.freshUntil

  const known = async (): Promise<Stored> => {
    const last = kept
    if (last === null) return read()
    if (isFresh(last) || now() < pauseUntil) return last
    return atMost(patienceMs, read()).catch(() => {
      pauseUntil = now() + pauseMs
      return kept ?? last
    })
  }
  const asked = async (): Promise<Stored> => {
    // What is under way may have looked before the change that whoever asks knows of.
    if (reading) await reading
    return read()
  }
  const within = (tx: Tx): Asked => {
    const own = () => readRows(tx)
    const fresh = async () => (kept !== null && isFresh(kept) ? kept : own())
    return { known: fresh, asked: own, current: fresh }
  }
  return {
    known,
    asked,
    current: () => (kept?.changes === changes ? known() : asked()),
    within,
    forget: () => {
      changes += 1
      pauseUntil = 0
    },
  }
}

/** Throws when the work takes longer; the work itself goes on. */
async function atMost<T>(timeoutMs: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('late')), timeoutMs)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
