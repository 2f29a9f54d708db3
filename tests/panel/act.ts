import type { ErrorCode } from '@oficio/contracts/errors'
import type { AuditAction, AuditSubject } from '@oficio/contracts/kernel/audit-words'
import type { TestCtx } from '@oficio/domain/testing/test-context'

/** A call of an admin that is ready to be sent, and its subject. */
export interface PreparedAct {
  params?: Record<string, string>
  body?: object
  subject: AuditSubject
}

/** An action of an admin. */
export interface Act {
  /** Name of the endpoint. */
  endpoint: string
  /** The action in the audit entry. */
  action: AuditAction
  /** Stores the subject of the action. */
  prepare(ctx: TestCtx): Promise<PreparedAct>
  /** The body's field with the text that the audit entry keeps. */
  words?: 'reason' | 'note'
  /** The error code for the second of two admins who act at the same moment, or the reason why both may act. */
  second: ErrorCode | { both: string }
}

/** The reason that an admin writes. */
export const reason = 'Lo hablamos por teléfono.'
