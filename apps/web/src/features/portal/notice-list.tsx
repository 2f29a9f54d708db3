import type { NotificationView } from '@oficio/contracts/notifications'
import { paths } from '@oficio/contracts/paths'
import Link from 'next/link'
import { Section } from '@/components/layout/section'
import { Card } from '@/components/ui/card'
import { cn } from '@/lib/cn'
import { formatAge } from '@/lib/format-date'

interface NoticeListProps {
  notices: readonly NotificationView[]
  nowMs: number
}

/** The last notices of the account, with the way to all of them; nothing while there is none. */
export function NoticeList({ notices, nowMs }: NoticeListProps) {
  if (notices.length === 0) return null
  return (
    <Section
      title="Últimos avisos"
      actions={
        <Link
          href={paths.notifications()}
          className="-my-3 inline-flex min-h-11 items-center font-semibold text-primary underline-offset-4 hover:underline"
        >
          Ver todos
        </Link>
      }
    >
      <Card asChild padding="none">
        <ul className="divide-y">
          {notices.map(({ id, title, body, href, createdAt, readAt }) => (
            <li key={id}>
              <Link
                href={href}
                className="grid gap-0.5 px-5 py-3.5 transition-colors hover:bg-muted focus-visible:-outline-offset-2"
              >
                <span className="flex items-baseline justify-between gap-4">
                  <span className={cn(readAt === null && 'font-semibold')}>{title}</span>
                  <time dateTime={createdAt} className="shrink-0 text-sm text-muted-foreground">
                    {formatAge(createdAt, nowMs)}
                  </time>
                </span>
                <span className="line-clamp-1 text-sm text-muted-foreground">{body}</span>
              </Link>
            </li>
          ))}
        </ul>
      </Card>
    </Section>
  )
}
