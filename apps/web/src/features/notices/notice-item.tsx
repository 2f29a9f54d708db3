import type { NoticeView } from '@oficio/contracts/notices'
import { formatAge } from '@oficio/contracts/text/format-date'
import { Link } from '@/components/ui/link'
import { cn } from '@/lib/cn'
import { NoticeIcon } from './notice-icon'

interface NoticeItemProps {
  notice: NoticeView
  nowMs: number
  /** Whether it is inside a group, whose title already names the request. */
  isGrouped?: boolean
  onFollow?: (() => void) | undefined
}

/** One notice, which is a link to its subject. Unread notices are bold and have a text label, not only a dot. */
export function NoticeItem({ notice, nowMs, isGrouped, onFollow }: NoticeItemProps) {
  const { type, title, body, excerpt, href, createdAt, readAt } = notice
  const isUnread = readAt === null
  const subjectText = excerpt ? `«${excerpt}»` : body
  return (
    <Link
      href={href}
      onClick={onFollow}
      className={cn(
        'flex gap-3.5 px-4 transition-colors hover:bg-muted focus-visible:-outline-offset-2 md:px-5',
        isGrouped ? 'py-2' : 'py-3.5',
      )}
    >
      <NoticeIcon type={type} />
      <span className="min-w-0 flex-1">
        <span className={cn('block', isUnread && 'font-semibold')}>{title}</span>
        {!isGrouped && subjectText && (
          <span className="line-clamp-2 text-sm break-words text-muted-foreground">{subjectText}</span>
        )}
        <time dateTime={createdAt} className="block text-sm text-muted-foreground">
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
