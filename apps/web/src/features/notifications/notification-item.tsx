import type { NotificationView } from '@oficio/contracts/notifications'
import Link from 'next/link'
import { cn } from '@/lib/cn'
import { formatAge } from '@/lib/format-date'
import { NotificationIcon } from './notification-icon'

interface NotificationItemProps {
  notification: NotificationView
  nowMs: number
  onFollow?: () => void
}

/** One notice; all of it leads to what it is about. Unread ones are bold and carry a word, not only a dot. */
export function NotificationItem({ notification, nowMs, onFollow }: NotificationItemProps) {
  const { type, title, body, href, createdAt, readAt } = notification
  const isUnread = readAt === null
  return (
    <Link
      href={href}
      onClick={onFollow}
      className="flex gap-3.5 px-4 py-3.5 transition-colors hover:bg-muted focus-visible:-outline-offset-2 md:px-5"
    >
      <NotificationIcon type={type} />
      <span className="min-w-0 flex-1">
        <span className={cn('block', isUnread && 'font-semibold')}>{title}</span>
        <span className="line-clamp-2 text-sm text-muted-foreground">{body}</span>
        <time dateTime={createdAt} className="text-sm text-muted-foreground">
          {formatAge(createdAt, nowMs)}
        </time>
      </span>
      {isUnread && (
        <span className="mt-1.5 size-2.5 shrink-0 rounded-full bg-primary">
          <span className="sr-only">Sin leer</span>
        </span>
      )}
    </Link>
  )
}
