import { Monitor, Smartphone, TerminalSquare } from 'lucide-react'
import { Badge } from '@/components/ui/badge'
import { RelativeTime } from '@/components/ui/relative-time'
import { EndOthers } from './end-others'
import { EndSession } from './end-session'

export interface NamedSession {
  id: string
  isCurrent: boolean
  /** The name of the device, such as 'Chrome en Android', as far as its user agent reveals it. */
  device: string
  kind: 'phone' | 'computer' | 'program'
  createdAt: string
  lastSeenAt: string
}

const icons = { phone: Smartphone, computer: Monitor, program: TerminalSquare }

/** The open sessions of the account, with buttons to end all but the current one. */
export function SessionList({ sessions }: { sessions: readonly NamedSession[] }) {
  return (
    <div className="space-y-5">
      <ul className="divide-y">
        {sessions.map(({ id, isCurrent, device, kind, createdAt, lastSeenAt }) => {
          const Icon = icons[kind]
          return (
            <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4 first:pt-0">
              <Icon aria-hidden className="size-6 shrink-0 text-primary" strokeWidth={1.75} />
              <div className="min-w-0 flex-1 basis-48">
                <p className="font-semibold break-words">
                  {device} {isCurrent && <Badge tone="success">Este dispositivo</Badge>}
                </p>
                <p className="text-sm text-muted-foreground">
                  Abierta: <RelativeTime iso={createdAt} />. Último uso: <RelativeTime iso={lastSeenAt} />
                </p>
              </div>
              {!isCurrent && <EndSession id={id} device={device} />}
            </li>
          )
        })}
      </ul>
      {sessions.some(({ isCurrent }) => !isCurrent) && <EndOthers />}
    </div>
  )
}
