import type { Tx } from '@oficio/db/client'

/** Settings by key. The settings noun declares them from its own file (`declare module`). */
// biome-ignore lint/suspicious/noEmptyInterface: declaration merging needs an interface
export interface SettingsByKey {}

/** How use-cases read the settings that an admin may change. */
export interface Settings {
  /**
   * Returns the current value, at most five seconds old, or the last cached value while the database is down or slow.
   * Throws if the stored value violates its schema: a wrong price helps nobody.
   */
  get<K extends keyof SettingsByKey>(key: K): Promise<SettingsByKey[K]>
  /** Returns the stored value, uncached, for an amount that somebody will owe. Throws the driver's errors. */
  getFresh<K extends keyof SettingsByKey>(key: K): Promise<SettingsByKey[K]>
  /** Returns the value in force at that moment, past or future, as stored now; uncached like `getFresh`. */
  getAt<K extends keyof SettingsByKey>(key: K, at: Date): Promise<SettingsByKey[K]>
  /**
   * Returns all values as `get` does, for pages that are cached for long. After a change that this process has not
   * read yet, it throws the driver's error instead of returning an outdated value, which the page would show for an
   * hour.
   */
  getAll(): Promise<SettingsByKey>
  /** Invalidates the cache after a change of a setting. */
  forget(): void
  /**
   * Returns a reader that queries through the transaction, because code that holds a connection must not wait for
   * another. Its results are not shared, since the transaction may have changed them and may roll back.
   */
  within(tx: Tx): Settings
  /** Values without a row: the operator's own initial values, and built-in ones for the rest. */
  firsts: SettingsByKey
}
