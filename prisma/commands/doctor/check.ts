import type { Config } from '@oficio/context/config'
import type { SchemaHistory } from '@oficio/db/migrate/migration-files'
import type { Ctx } from '@oficio/domain/kernel/ctx'

/** One thing that was looked at, in a sentence for the operator. A fault keeps a real site from working as promised. */
export interface Finding {
  state: 'ok' | 'warning' | 'fault'
  says: string
}

/** What is looked at, and how the world outside is reached. */
export interface Patient {
  ctx: Ctx
  config: Config
  /** The environment as it was given, unchecked. */
  env: Record<string, string | undefined>
  history: SchemaHistory
  fetch: typeof fetch
  probeMail: (config: Config) => Promise<void>
  /** The TXT records of a name; throws where there are none. */
  resolveTxt: (name: string) => Promise<string[][]>
}

export type Check = (patient: Patient) => Promise<Finding[]>

export const ok = (says: string): Finding => ({ state: 'ok', says })
export const warning = (says: string): Finding => ({ state: 'warning', says })
export const fault = (says: string): Finding => ({ state: 'fault', says })

/** What went wrong, for a sentence. Network failures say it in their causes only, some with no message but a code. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { cause } = error
  const says = error.message || ('code' in error ? String(error.code) : error.name)
  return cause instanceof Error ? `${says} (${reasonOf(cause)})` : says
}
