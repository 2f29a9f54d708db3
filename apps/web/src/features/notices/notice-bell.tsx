'use client'

import { paths } from '@oficio/contracts/paths'
import { Bell } from 'lucide-react'
import { useState } from 'react'
import { Link } from '@/components/ui/link'
import { Loading } from '@/components/ui/loading'
import { Popover, PopoverContent, PopoverTrigger } from '@/components/ui/popover'
import { NoticeGroups } from './notice-groups'
import { useNotices } from './use-notices'

/** The bell of the signed-in user: the number of unread notices, and the last ten when opened. */
export function NoticeBell() {
  const [isOpen, setIsOpen] = useState(false)
  const { notices, load, markShownAsRead } = useNotices()
  const unread = notices?.unreadCount ?? 0

  const toggle = (opens: boolean) => {
    setIsOpen(opens)
    // Opening marks the notices as read on the server. Closing reloads the list, so that it shows until then which were
    // new.
    if (opens) void markShownAsRead()
    else void load()
  }

  return (
    <Popover open={isOpen} onOpenChange={toggle}>
      <PopoverTrigger
        aria-label={unread === 0 ? 'Notificaciones' : `Notificaciones: ${unread} sin leer`}
        className="relative grid size-11 place-items-center rounded-full transition-colors hover:bg-muted data-[state=open]:bg-muted"
      >
        <Bell aria-hidden className="size-6" strokeWidth={1.75} />
        {unread > 0 && (
          <span
            aria-hidden
            className="absolute top-1 right-0.5 grid h-5 min-w-5 place-items-center rounded-full bg-urgent px-1 text-xs font-semibold text-urgent-foreground tabular-nums"
          >
            {unread > 99 ? '99+' : unread}
          </span>
        )}
      </PopoverTrigger>
      <PopoverContent
        align="end"
        aria-labelledby="notificaciones"
        className="flex max-h-[min(36rem,80dvh)] w-[min(24rem,calc(100vw-1.5rem))] flex-col overflow-hidden"
      >
        <h2 id="notificaciones" className="border-b px-5 py-3.5 text-xl">
          Notificaciones
        </h2>
        <div className="min-h-0 flex-1 overflow-y-auto">
          <NoticePanel notices={notices?.notices ?? null} onFollow={() => setIsOpen(false)} />
        </div>
        <Link
          href={paths.notices()}
          onClick={() => setIsOpen(false)}
          className="grid min-h-12 place-items-center border-t font-semibold text-primary transition-colors hover:bg-muted focus-visible:-outline-offset-2"
        >
          Ver todos
        </Link>
      </PopoverContent>
    </Popover>
  )
}

interface ShownProps {
  notices: NonNullable<ReturnType<typeof useNotices>['notices']>['notices'] | null
  onFollow: () => void
}

function NoticePanel({ notices, onFollow }: ShownProps) {
  if (notices === null) return <Loading />
  if (notices.length === 0) {
    return <p className="px-5 py-8 text-center text-muted-foreground">Todavía no tenés notificaciones.</p>
  }
  return <NoticeGroups notices={notices} nowMs={Date.now()} onFollow={onFollow} />
}
