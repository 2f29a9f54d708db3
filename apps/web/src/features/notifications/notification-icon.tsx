import type { NotificationKind } from '@oficio/contracts/notifications'
import {
  BadgeCheck,
  BadgeDollarSign,
  Bell,
  CalendarClock,
  CalendarX,
  CircleAlert,
  CirclePause,
  CircleX,
  ContactRound,
  Flag,
  Hammer,
  Hourglass,
  Inbox,
  ListChecks,
  type LucideIcon,
  ReceiptText,
  Scale,
  Undo2,
  UserCheck,
} from 'lucide-react'

const icons: Record<NotificationKind, LucideIcon> = {
  'new-request': Inbox,
  'lead-taken': ContactRound,
  'lead-confirmed': UserCheck,
  'lead-counted': ContactRound,
  'lead-report-decided': Flag,
  'request-status': ListChecks,
  'request-expiring': Hourglass,
  'completion-denied': Undo2,
  'work-question': Hammer,
  'consumer-request': Scale,
  'account-suspended': CircleAlert,
  'account-reinstated': BadgeCheck,
  'subscription-active': BadgeCheck,
  'subscription-charged': ReceiptText,
  'subscription-charge-failed': CircleAlert,
  'subscription-taken-back': Undo2,
  'subscription-suspended': CirclePause,
  'subscription-cancelled': CircleX,
  'subscription-amount-changed': BadgeDollarSign,
  'subscription-price-announced': CalendarClock,
  'subscription-price-withdrawn': CalendarX,
}

/** The sign of its kind; a kind from a later version gets the bell. */
export function NotificationIcon({ type }: { type: string }) {
  const Icon = new Map<string, LucideIcon>(Object.entries(icons)).get(type) ?? Bell
  return (
    <span className="grid size-9 shrink-0 place-items-center rounded-full bg-primary-soft text-primary">
      <Icon aria-hidden className="size-5" strokeWidth={1.75} />
    </span>
  )
}
