import {
  builtInSettings,
  type SettingKey,
  type SettingValues,
  settingDefinitions,
} from '@oficio/contracts/settings'
import type { Db } from '@oficio/db/client'
import type { Clock } from '../ports'

interface Settings {
  /** Returns the value in force now. Throws when what is stored does not fit its schema: a wrong price helps nobody. */
  get<K extends SettingKey>(key: K): Promise<SettingValues[K]>
  /** What holds where no row does: the operator's own first values, and the built-in ones for the rest. */
  firsts: SettingValues
}

/** How long a value may be out of date: after a change, every process follows within this time. */
const CACHED_MS = 5_000

/**
 * Returns the reader of what an admin may change (house rule 'Settings'): the newest row whose time has come, or the
 * first value where there is none; the operator may say another first value.
 */
export function createSettings(db: Db, clock: Clock, given: Partial<SettingValues> = {}): Settings {
  const firsts = { ...builtInSettings(), ...given }
  const cache = new Map<SettingKey, { value: Promise<unknown>; until: number }>()

  const cached = (key: SettingKey): Promise<unknown> => {
    const now = clock.now()
    const known = cache.get(key)
    if (known && now.getTime() < known.until) return known.value
    const value = readSetting(db, key, now).then((stored) => stored ?? firsts[key])
    cache.set(key, { value, until: now.getTime() + CACHED_MS })
    // A database that was away for a moment must not be remembered as an answer.
    value.catch(() => cache.delete(key))
    return value
  }

  return {
    firsts,
    async get<K extends SettingKey>(key: K): Promise<SettingValues[K]> {
      const value = await cached(key)
      // The schema of `key` gives the type of `key`; through a table of schemas the compiler cannot follow that.
      return settingDefinitions[key].schema.parse(value) as SettingValues[K]
    },
  }
}

async function readSetting(db: Db, key: SettingKey, now: Date): Promise<unknown> {
  const row = await db.setting.findFirst({
    where: { key, validFrom: { lte: now } },
    orderBy: { validFrom: 'desc' },
    select: { value: true },
  })
  return row?.value
}
