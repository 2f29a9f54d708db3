import type { NoticeView } from '@oficio/contracts/notices'

/** All notices about one request, or one notice without a request. */
export interface NoticeGroup {
  key: string
  /** The client's words, to know the request by. */
  excerpt: string | null
  /** Newest first. */
  notices: [NoticeView, ...NoticeView[]]
  isUnread: boolean
}

/** Returns the notices by request, where the newest of each stands; their order is the order of the groups. */
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

/** Returns what stands above a group of several: '3 novedades de «Se rompió un caño…»'. */
export function groupTitle({ excerpt, notices: [newest, ...olderNotices] }: NoticeGroup): string {
  return `${olderNotices.length + 1} novedades de «${excerpt ?? newest.body}»`
}
