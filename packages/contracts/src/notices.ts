import { z } from 'zod'
import { defineEndpoint, done } from './endpoint'
import { id, timestamp } from './fields'

const tag = 'Avisos'

/** What an account is told of. Each has a sign in the lists. */
export const noticeKinds = [
  'new-request',
  'lead-taken',
  'lead-confirmed',
  'lead-counted',
  'lead-report-decided',
  'request-status',
  'request-expiring',
  'completion-denied',
  'work-question',
  'consumer-request',
  'account-suspended',
  'account-reinstated',
  'subscription-active',
  'subscription-charged',
  'subscription-charge-failed',
  'subscription-taken-back',
  'subscription-suspended',
  'subscription-cancelled',
  'subscription-amount-changed',
  'subscription-price-announced',
  'subscription-price-withdrawn',
] as const
export type NoticeKind = (typeof noticeKinds)[number]

/** The kind as the lists have it: 'other' is one that another version stored and this one does not know. */
export const shownKind = z.enum([...noticeKinds, 'other'])
export type ShownKind = z.infer<typeof shownKind>

export const notice = z
  .object({
    id,
    type: shownKind,
    title: z.string(),
    body: z.string(),
    href: z.string(),
    createdAt: timestamp,
    readAt: timestamp.nullable(),
    /** The service request that it is about, if any. */
    requestId: id.nullable(),
    /** How the client began to describe it, as far as the reader may know; null once that was erased. */
    excerpt: z.string().nullable(),
  })
  .meta({ id: 'Notice' })
export type NoticeView = z.infer<typeof notice>

export const listNoticesEndpoint = defineEndpoint({
  name: 'listNotices',
  summary: "The account's notices, newest first, and how many are unread.",
  tag,
  method: 'GET',
  path: '/notices',
  access: 'account',
  query: z.object({ limit: z.coerce.number().int().min(1).max(50).default(20) }),
  response: z.object({ unreadCount: z.number(), notices: z.array(notice) }),
})

export const readNoticesEndpoint = defineEndpoint({
  name: 'readNotices',
  summary: 'Marks notices as read: the named ones, or all.',
  tag,
  method: 'POST',
  path: '/notices/read',
  access: 'account',
  body: z.object({ ids: z.array(id).max(100).optional() }),
  response: done,
})

export const notifyServiceRequestEndpoint = defineEndpoint({
  name: 'notifyServiceRequest',
  summary: 'Tells professionals of a request again, for its owner or an admin. Nobody is told twice.',
  tag,
  method: 'POST',
  path: '/notifications/service-request',
  access: 'anyone',
  body: z.object({ serviceRequestId: id }),
  response: z.object({ notifiedProfessionals: z.number(), nearbyProfessionals: z.number() }),
  status: 202,
  errors: ['request_not_found', 'request_closed'],
})
