import type { ShownKind } from '@oficio/contracts/notices'
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
  Star,
  Store,
  Undo2,
  UserCheck,
} from 'lucide-react'

const icons: Record<ShownKind, LucideIcon> = {
  'new-request': Inbox,
  'lead-taken': ContactRound,
  'lead-confirmed': UserCheck,
  'lead-counted': ContactRound,
  'lead-report-decided': Flag,
  'request-status': ListChecks,
  'request-expiring': Hourglass,
  'completion-denied': Undo2,
  'work-question': Hammer,
  'review-written': Star,
  'review-decided': Star,
  'business-decided': Store,
  'business-plan-begun': Store,
  'consumer-request': Scale,
  'account-under-review': Hourglass,
  'account-approved': BadgeCheck,
  'account-rejected': CircleAlert,
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
  other: Bell,
}

/** Returns the sign of a notice's kind. */
export function iconOf(kind: ShownKind): LucideIcon {
  // A page that stands open while the site is updated is told of kinds that it does not know.
  return icons[kind] ?? icons.other
}
