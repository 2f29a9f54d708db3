import { z } from 'zod'
import { id, timestamp } from '../../fields'
import { refundProgress } from '../../payments/refund-texts'
import { intentStatuses, paidSubjectLink } from '../../payments/shapes'
import { payer } from './list'

const seenState = z.object({
  id,
  status: z.string(),
  statusDetail: z.string().nullable(),
  refundedArs: z.number(),
  /** By which way it was heard of. */
  source: z.string(),
  providerUpdatedAt: timestamp,
  seenAt: timestamp,
  /** The provider's answer, with secrets and personal data hidden. */
  raw: z.unknown(),
})

const refund = z.object({
  id,
  /** Null: all that was left. */
  amountArs: z.number().nullable(),
  reason: z.string(),
  reasonText: z.string(),
  note: z.string().nullable(),
  /** The admin who asked for it; null: the site itself. */
  requestedBy: z.string().nullable(),
  status: z.enum(refundProgress),
  lastError: z.string().nullable(),
  createdAt: timestamp,
  doneAt: timestamp.nullable(),
})
export type AdminRefund = z.infer<typeof refund>

const adminPayment = z
  .object({
    id,
    providerId: z.string(),
    status: z.string(),
    statusDetail: z.string().nullable(),
    fault: z.string().nullable(),
    amountArs: z.number(),
    refundedArs: z.number(),
    /** The amount that can still be refunded; 0 where nothing can. */
    leftArs: z.number(),
    currency: z.string(),
    methodId: z.string().nullable(),
    createdAt: timestamp,
    approvedAt: timestamp.nullable(),
    syncedAt: timestamp,
    /** Oldest first. */
    events: z.array(seenState),
    refunds: z.array(refund),
  })
  .meta({ id: 'AdminPayment' })
export type AdminPayment = z.infer<typeof adminPayment>

const notification = z.object({
  id,
  requestId: z.string(),
  topic: z.string(),
  dataId: z.string(),
  receivedAt: timestamp,
  handledAt: timestamp.nullable(),
})
export type AdminNotification = z.infer<typeof notification>

const auditEntry = z.object({
  id,
  action: z.string(),
  /** The admin; null: the site itself. */
  by: z.string().nullable(),
  data: z.record(z.string(), z.unknown()),
  createdAt: timestamp,
})
export type AuditEntryView = z.infer<typeof auditEntry>

/** What the pages of an intent and of a subscription have in common. */
export const commonParts = {
  payer,
  /** What it is about. */
  subject: z.object({ type: z.string(), id }),
  payments: z.array(adminPayment),
  /** Newest first. */
  notifications: z.array(notification),
  audit: z.array(auditEntry),
}

export const adminIntent = z
  .object({
    id,
    kind: z.string(),
    kindText: z.string(),
    status: z.enum(intentStatuses),
    amountArs: z.number(),
    checkoutId: z.string().nullable(),
    createdAt: timestamp,
    expiresAt: timestamp,
    nextCheckAt: timestamp.nullable(),
    checks: z.number(),
    termsVersion: z.string(),
    /** What the payments did, in this order. */
    effects: z.array(
      z.object({
        number: z.number(),
        type: z.enum(['granted', 'taken_back']),
        providerId: z.string(),
        createdAt: timestamp,
      }),
    ),
    /** Null: there is nothing to look at. */
    subjectLink: paidSubjectLink.nullable(),
    ...commonParts,
  })
  .meta({ id: 'AdminIntent' })
export type AdminIntent = z.infer<typeof adminIntent>

/** What a question to the provider brought to light. */
const change = z.object({
  about: z.enum(['intent', 'payment', 'subscription', 'charge']),
  /** The provider's id of a payment or charge. */
  providerId: z.string().nullable(),
  field: z.string(),
  /** Null: there was none, there is none. */
  before: z.string().nullable(),
  after: z.string().nullable(),
})
export type SyncChange = z.infer<typeof change>

export const syncAnswer = z.object({ changes: z.array(change) }).meta({ id: 'SyncAnswer' })
