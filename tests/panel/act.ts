import type { ErrorCode } from '@oficio/contracts/errors'
import type { AuditAction, AuditSubject } from '@oficio/contracts/kernel/audit-words'
import type { TestCtx } from '@oficio/domain/testing/test-context'

/** One call of an admin, ready to be sent, and what it is about. */
export interface PreparedAct {
  params?: Record<string, string>
  body?: object
  subject: AuditSubject
}

/** One action of an admin's afternoon. */
export interface Act {
  /** The call's name. */
  endpoint: string
  /** What the record says that was done. */
  action: AuditAction
  /** Stores what it is about. */
  prepare(ctx: TestCtx): Promise<PreparedAct>
  /** Where the call has the words that the record keeps. */
  words?: 'reason' | 'note'
  /** The refusal for the second of two admins who act at the same moment; otherwise the reason why both may. */
  second: ErrorCode | { both: string }
}

/** What an admin writes. */
export const reason = 'Lo hablamos por teléfono.'
