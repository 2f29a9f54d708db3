import type { Config } from '@oficio/context/config'
import type { SchemaHistory } from '@oficio/db/migrate/migration-files'
import type { Ctx } from '@oficio/domain/kernel/ctx'

/** The result of one check, as a sentence for the operator. A fault prevents the site from working as promised. */
export interface Finding {
  state: 'ok' | 'warning' | 'fault'
  says: string
}

/** The installation that is examined, with the functions that reach the outside world. */
export interface Patient {
  ctx: Ctx
  config: Config
  /** The unchecked environment. */
  env: Record<string, string | undefined>
  history: SchemaHistory
  fetch: typeof fetch
  probeMail: (config: Config) => Promise<void>
  /** Returns the TXT records of a domain name. Throws if there are none. */
  resolveTxt: (name: string) => Promise<string[][]>
}

export type Check = (patient: Patient) => Promise<Finding[]>

export const ok = (says: string): Finding => ({ state: 'ok', says })
export const warning = (says: string): Finding => ({ state: 'warning', says })
export const fault = (says: string): Finding => ({ state: 'fault', says })

/**
 * Returns the reason of an error for a sentence. Includes the cause, because network errors often say only there what
 * happened, some only by a code.
 */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { cause } = error
  const says = error.message || ('code' in error ? String(error.code) : error.name)
  return cause instanceof Error ? `${says} (${reasonOf(cause)})` : says
}
