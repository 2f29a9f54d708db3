import { z } from 'zod'
import { defineEndpoint, done } from './endpoint'
import { id, timestamp } from './fields'
import { nextCursor, ownListQuery } from './kernel/lists/own-list'
import { noticeKinds } from './kernel/notice-kinds'

const tag = 'Avisos'

/** The kind of a notice as lists show it. 'other' is a kind from another version that this version does not know. */
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
    /** The id of the service request of the notice, if any. */
    requestId: id.nullable(),
    /** The start of the request's description, as far as the reader may see it. Null after it was erased. */
    excerpt: z.string().nullable(),
  })
  .meta({ id: 'Notice' })
export type NoticeView = z.infer<typeof notice>

export const listNoticesEndpoint = defineEndpoint({
  name: 'listNotices',
  summary: "Lists the account's notices, newest first, with the number of unread ones.",
  tag,
  method: 'GET',
  path: '/notices',
  access: 'account',
  query: ownListQuery,
  response: z.object({ unreadCount: z.number(), notices: z.array(notice), nextCursor }),
})

export const readNoticesEndpoint = defineEndpoint({
  name: 'readNotices',
  summary: 'Marks the given notices, or all of them, as read.',
  tag,
  method: 'POST',
  createsNothing: 'state',
  path: '/notices/read',
  access: 'account',
  body: z.object({ ids: z.array(id).max(100).optional() }),
  response: done,
})
