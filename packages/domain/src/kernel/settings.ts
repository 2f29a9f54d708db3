import type { Tx } from '@oficio/db/client'

/** What may be asked for, by key. The noun of settings says what there is, from its own file (`declare module`). */
// biome-ignore lint/suspicious/noEmptyInterface: what is declared elsewhere can only be added to an interface.
export interface SettingsByKey {}

/** How use-cases read what an admin may change. */
export interface Settings {
  /**
   * Returns the value in force, out of date by five seconds at most, or the last one known while the database is away or
   * slow. Throws when what is stored does not fit its schema: a wrong price helps nobody.
   */
  get<K extends keyof SettingsByKey>(key: K): Promise<SettingsByKey[K]>
  /**
   * Returns what is stored at the moment of asking, for an amount that somebody will owe: never from memory, and throws
   * what the driver throws.
   */
  getFresh<K extends keyof SettingsByKey>(key: K): Promise<SettingsByKey[K]>
  /** Returns what was or will be in force at that moment, by what is stored now; asked and refused as `getFresh`. */
  getAt<K extends keyof SettingsByKey>(key: K, at: Date): Promise<SettingsByKey[K]>
  /**
   * Returns all values as `get` does, for pages that are kept for long. Once it was told of a change that nobody has read
   * yet it throws what the driver throws: the page would say for an hour what is known to be over.
   */
  getAll(): Promise<SettingsByKey>
  /** Lets the next one who asks ask the database: somebody said that a setting changed. */
  forget(): void
  /**
   * Returns the reader for a transaction, which asks through it whatever is to be asked: whoever holds a connection must
   * not wait for another one. What it finds is its own, since the transaction may have written it and be undone.
   */
  within(tx: Tx): Settings
  /** What holds where no row does: the operator's own first values, and the built-in ones for the rest. */
  firsts: SettingsByKey
}
