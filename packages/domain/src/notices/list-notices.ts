import type { OwnListQuery } from '@oficio/contracts/kernel/lists/own-list'
import { type NoticeView, shownKind } from '@oficio/contracts/notices'
import { excerptOf } from '@oficio/contracts/text/words/excerpt'
import { type Actor, requireAccount } from '../kernel/actor'
import type { Ctx } from '../kernel/ctx'
import { cutPage, ownPage } from '../kernel/lists/own-page'
import { maskContact } from '../service-requests/masking/mask-contact'

const excerptLength = 70

/** Reads an unknown kind, which another version stored, as 'other'. */
const storedKind = shownKind.catch('other')

/**
 * Returns a page of the caller's notices, newest first, and the number of unread notices among all of them. A notice
 * about a request carries the start of its description. The description is read from the request each time, so that
 * text erased from the request also disappears from its notices.
 */
export async function listNotices(
  ctx: Ctx,
  actor: Actor,
  input: OwnListQuery,
): Promise<{ unreadCount: number; notices: NoticeView[]; nextCursor: string | null }> {
  const { userId } = requireAccount(actor)
  const { where, ...page } = ownPage(input)
  const [unreadCount, noticeRows] = await Promise.all([
    ctx.db.notice.count({ where: { userId, isListed: true, readAt: null } }),
    ctx.db.notice.findMany({
      where: { userId, isListed: true, ...where },
      include: { request: { select: { userId: true, description: true, confirmedAt: true } } },
      ...page,
    }),
  ])
  const { rows, nextCursor } = cutPage(noticeRows, input)
  const notices = rows.map(({ id, type, title, body, href, createdAt, readAt, requestId, request }) => ({
    id,
    type: storedKind.parse(type),
    title,
    body,
    href,
    createdAt: createdAt.toISOString(),
    readAt: readAt?.toISOString() ?? null,
    requestId,
    excerpt: request && wordsFor(userId, request),
  }))
  return { unreadCount, notices, nextCursor }
}

interface NamedRequest {
  userId: string | null
  description: string
  confirmedAt: Date | null
}

/**
 * Returns the excerpt of a request for a reader. Clients read their own description unmasked. Other readers get it
 * masked, because the notice remains when the contact data is hidden again. They get null if the request is
 * unconfirmed.
 */
function wordsFor(readerId: string, { userId, description, confirmedAt }: NamedRequest): string | null {
  if (userId !== readerId && confirmedAt === null) return null
  return excerptOf(userId === readerId ? description : maskContact(description), excerptLength) || null
}
