import { type Channel, type Deliver, isIncluded } from '../events/channel'
import { wantsGroup } from '../events/choices'
import { enqueuePushes, findPushSessions } from './enqueue-pushes'

/**
 * Adds the notices of an event to the lists of accounts and pushes them to browsers, according to the owner's choices.
 * Stores a notice only if some channel shows it. Skips notices that exist already.
 */
const deliverNotices: Deliver = async (ctx, { group, notice }, deliveries, options) => {
  if (!notice) return
  const recipients = deliveries.flatMap(({ account, ...delivery }) =>
    account ? { account, ...delivery } : [],
  )
  if (recipients.length === 0) return
  const sessions = await findPushSessions(
    ctx,
    recipients.map(({ account }) => account.id),
  )
  const createdAt = ctx.clock.now()
  const rows = recipients.flatMap(({ account, dedupeKey, data }) => {
    const isWanted = (channel: 'site' | 'push') =>
      isIncluded(options, channel) && wantsGroup(account, group, channel)
    const isListed = isWanted('site')
    const isPushed = isWanted('push')
    const sessionIds = isPushed ? (sessions.get(account.id) ?? []) : []
    if (!isListed && sessionIds.length === 0) return []
    const { title, body, href, requestId = null } = notice.words(data)
    const id = ctx.ids.next()
    const row = {
      id,
      userId: account.id,
      type: notice.kind,
      title,
      body,
      href,
      requestId,
      dedupeKey,
      isListed,
      createdAt,
    }
    return { row, sessionIds }
  })
  const created = await ctx.db.notice.createManyAndReturn({
    data: rows.map(({ row }) => row),
    skipDuplicates: true,
    select: { id: true },
  })
  const isNew = new Set(created.map(({ id }) => id))
  await enqueuePushes(
    ctx,
    rows.flatMap(({ row: { id: noticeId }, sessionIds }) =>
      isNew.has(noticeId) ? sessionIds.map((sessionId) => ({ noticeId, sessionId })) : [],
    ),
  )
}

/** The list of the account and its devices. A push shows a stored notice, so one delivery serves both. */
export const noticeChannel: Channel = { names: ['site', 'push'], deliver: deliverNotices }
