import { linksOf, workMenu } from '@oficio/contracts/menus'
import {
  ContactRound,
  CreditCard,
  Flag,
  Inbox,
  ListChecks,
  type LucideIcon,
  Scale,
  ShieldCheck,
  SlidersHorizontal,
  UserRound,
} from 'lucide-react'
import type { WorkRole } from './screen'

const icons: Record<keyof typeof workMenu, LucideIcon> = {
  portal: Inbox,
  contacts: ContactRound,
  professionalPayments: CreditCard,
  professionalAccount: UserRound,
  admin: ShieldCheck,
  adminPayments: CreditCard,
  adminLeadReports: Flag,
  adminConsumerRequests: Scale,
  adminSettings: SlidersHorizontal,
  adminJobs: ListChecks,
}

const linksWithIcons = (role: WorkRole) =>
  linksOf(workMenu, role).map((link) => ({ ...link, icon: icons[link.page] }))

/** Where people who work with the site go every day, in the header and at the foot of phones. */
export const roleLinks = { professional: linksWithIcons('professional'), admin: linksWithIcons('admin') }
