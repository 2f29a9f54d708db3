import type { Tx } from '@oficio/db/client'

/** Settings by key. The settings noun declares them from its own file (`declare module`). */
// biome-ignore lint/suspicious/noEmptyInterface: declaration merging needs an interface
export interface SettingsByKey {}

/** How use-cases read the settings that an admin may change. */
export interface Settings {
  /**
   * Returns the current value, cached for at most five seconds. While the database is down or slow, returns the last
   * cached value. Throws if the stored value violates its schema, because a wrong price is worse than an error.
   */
  get<K extends keyof SettingsByKey>(key: K): Promise<SettingsByKey[K]>
  /**
   * Returns the stored value without cache, for an amount that a person will owe. Throws the errors of the database
   * driver.
   */
  getFresh<K extends keyof SettingsByKey>(key: K): Promise<SettingsByKey[K]>
  /** Returns the value that is in force at `at`, past or future, by today's rows. Not cached. */
  getAt<K extends keyof SettingsByKey>(key: K, at: Date): Promise<SettingsByKey[K]>
  /**
   * Returns all values like `get`, for pages that are cached for long. If this process has not yet read a change,
   * throws the driver's error instead of an outdated value, because the page would show it for an hour.
   */
  getAll(): Promise<SettingsByKey>
  /** Invalidates the cache after a change of a setting. */
  forget(): void
  /**
   * Returns a reader that queries through the transaction, because code that holds a connection must not wait for
   * another. Its results are not shared, since the transaction may have changed them and may roll back.
   */
  within(tx: Tx): Settings
  /** Initial values of settings without a row: the operator's own, or else the built-in ones. */
  firsts: SettingsByKey
}
