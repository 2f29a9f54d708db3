import type { NoticeView } from '@oficio/contracts/notices'

/** All notices about one request, or a single notice without a request. */
export interface NoticeGroup {
  key: string
  /** The start of the client's description, by which readers recognise the request. */
  excerpt: string | null
  /** Newest first. */
  notices: [NoticeView, ...NoticeView[]]
  isUnread: boolean
}

/** Returns the notices grouped by request. Groups are ordered by their newest notice. */
export function groupNotices(notices: readonly NoticeView[]): NoticeGroup[] {
  const groups = new Map<string, NoticeGroup>()
  for (const notice of notices) {
    const key = notice.requestId ?? notice.id
    const group = groups.get(key)
    const isUnread = notice.readAt === null
    if (group) {
      group.notices.push(notice)
      group.isUnread ||= isUnread
    } else {
      groups.set(key, { key, excerpt: notice.excerpt, notices: [notice], isUnread })
    }
  }
  return [...groups.values()]
}

/** Returns the title of a group with several notices: '3 novedades de «Se rompió un caño…»'. */
export function groupTitle({ excerpt, notices: [newest, ...olderNotices] }: NoticeGroup): string {
  return `${olderNotices.length + 1} novedades de «${excerpt ?? newest.body}»`
}
