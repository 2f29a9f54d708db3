import { linksOf, panelMenu, workMenu } from '@oficio/contracts/menus'
import {
  ContactRound,
  CreditCard,
  HardHat,
  Inbox,
  type LucideIcon,
  ShieldCheck,
  UserRound,
} from 'lucide-react'
import type { WorkRole } from './screen'

const icons: Record<keyof typeof workMenu, LucideIcon> = {
  portal: Inbox,
  contacts: ContactRound,
  professionalPayments: CreditCard,
  professionalAccount: UserRound,
  admin: ShieldCheck,
  adminServiceRequests: Inbox,
  adminProfessionals: HardHat,
  adminPayments: CreditCard,
}

const linksWithIcons = (role: WorkRole) =>
  linksOf(workMenu, role).map((link) => ({ ...link, icon: icons[link.page] }))

/** A phone has the other parts of the panel on its first page alone, so they belong to the link that leads there. */
const panelBegins = linksOf(panelMenu, 'admin').flatMap(({ href, under }) => [href, ...under])

/** Where people who work with the site go every day, in the header and at the foot of phones. */
export const roleLinks = {
  professional: linksWithIcons('professional'),
  admin: linksWithIcons('admin').map((link) =>
    link.page === 'admin' ? { ...link, under: panelBegins } : link,
  ),
}
