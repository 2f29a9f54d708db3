import { Bell, ContactRound, Flag, Inbox, ListChecks, type LucideIcon, Scale } from 'lucide-react'

/** By the kind that the notice was stored with; a kind from a later version gets the bell. */
const icons: Record<string, LucideIcon> = {
  'new-request': Inbox,
  'lead-taken': ContactRound,
  'lead-report-decided': Flag,
  'request-status': ListChecks,
  'consumer-request': Scale,
}

export function NotificationIcon({ type }: { type: string }) {
  const Icon = icons[type] ?? Bell
  return (
    <span className="grid size-9 shrink-0 place-items-center rounded-full bg-primary-soft text-primary">
      <Icon aria-hidden className="size-5" strokeWidth={1.75} />
    </span>
  )
}
