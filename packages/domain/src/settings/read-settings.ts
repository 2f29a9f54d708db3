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

/** Maximum age of a cached value in ms. Every process applies a change within this time. */
const freshMs = 5_000
/** Ms that a caller waits for a fresh value before it gets the last known value. */
const longestWaitMs = 500
/** Ms without another attempt after a failed read. */
const pauseMs = 1_000

interface Snapshot {
  /** Past, current and future values, newest first. */
  rows: readonly { key: string; value: unknown; validFrom: Date }[]
  freshUntil: number
  /** The number of changes that this process knew of when the read began. The snapshot may lack later changes. */
  changes: number
}

/**
 * Returns the reader of settings. The value of a setting is its newest row that is in force, or else the initial value,
 * which the operator may override. One query reads all settings, and concurrent callers share it.
 */
export function createSettings(
  db: Tx,
  clock: Clock,
  overrides: Partial<SettingValues> = {},
  patienceMs = longestWaitMs,
): Settings {
  const firsts = { ...builtInSettings(), ...overrides }
  const cache = createSnapshotCache(db, clock, patienceMs)

  const valueIn = <K extends SettingKey>({ rows }: Snapshot, key: K, at = clock.now()): SettingValues[K] => {
    const row = rows.find((candidate) => candidate.key === key && candidate.validFrom <= at)
    // Safe cast: the schema of `key` has the type of `key`, but the compiler cannot follow that through a table of
    // schemas.
    return settingDefinitions[key].schema.parse(row ? row.value : firsts[key]) as SettingValues[K]
  }
  const through = ({ maybeStale, fresh, current }: SnapshotCache): Settings => ({
    firsts,
    get: async (key) => valueIn(await maybeStale(), key),
    getFresh: async (key) => valueIn(await fresh(), key),
    getAt: async (key, at) => valueIn(await fresh(), key, at),
    getAll: async () => {
      const all = await current()
      // Safe cast: each value has the type of its own schema, but the compiler cannot follow that through a list.
      return Object.fromEntries(settingKeys.map((key) => [key, valueIn(all, key)])) as SettingValues
    },
    forget: cache.forget,
    within: (tx) => through(cache.within(tx)),
  })
  return through(cache)
}

/** Three ways to read the stored settings; see `get`, `getFresh` and `getAll` of `Settings`. */
interface SnapshotCache {
  maybeStale(): Promise<Snapshot>
  fresh(): Promise<Snapshot>
  current(): Promise<Snapshot>
}

function createSnapshotCache(db: Tx, clock: Clock, patienceMs: number) {
  let snapshot: Snapshot | null = null
  let reading: Promise<Snapshot> | null = null
  let changes = 0
  let pauseUntil = 0
  const now = () => clock.now().getTime()

  const readRows = async (tx: Tx): Promise<Snapshot> => {
    const since = { changes, freshUntil: now() + freshMs }
    const rows = await tx.setting.findMany({
      orderBy: { validFrom: 'desc' },
      select: { key: true, value: true, validFrom: true },
    })
    return { rows, ...since }
  }
  const refresh = async (): Promise<Snapshot> => {
    try {
      snapshot = await readRows(db)
      return snapshot
    } catch (error) {
      pauseUntil = now() + pauseMs
      throw error
    } finally {
      reading = null
    }
  }
  const read = () => {
    reading ??= refresh()
    return reading
  }
  const isFresh = (last: Snapshot) => last.changes === changes && now() < last.freshUntil

  const maybeStale = async (): Promise<Snapshot> => {
    const last = snapshot
    if (last === null) return read()
    if (isFresh(last) || now() < pauseUntil) return last
    return atMost(patienceMs, read()).catch(() => {
      pauseUntil = now() + pauseMs
      return snapshot ?? last
    })
  }
  const fresh = async (): Promise<Snapshot> => {
    // Wait for a running read first, because it may have started before the change that the caller knows of.
    if (reading) await reading
    return read()
  }
  const within = (tx: Tx): SnapshotCache => {
    const readHere = () => readRows(tx)
    const cachedOrRead = async () => (snapshot !== null && isFresh(snapshot) ? snapshot : readHere())
    return { maybeStale: cachedOrRead, fresh: readHere, current: cachedOrRead }
  }
  return {
    maybeStale,
    fresh,
    current: () => (snapshot?.changes === changes ? maybeStale() : fresh()),
    within,
    forget: () => {
      changes += 1
      pauseUntil = 0
    },
  }
}

/** Rejects if the work takes longer than `timeoutMs`. The work itself continues. */
async function atMost<T>(timeoutMs: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('late')), timeoutMs)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
