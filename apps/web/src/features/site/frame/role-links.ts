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

/** The bar of a phone has no links to the other parts of the panel, so they are marked under the link to the panel. */
const panelBegins = linksOf(panelMenu, 'admin').flatMap(({ href, under }) => [href, ...under])

/** The links for the daily work of professionals and admins, in the header and in the bottom bar of phones. */
export const roleLinks = {
  professional: linksWithIcons('professional'),
  admin: linksWithIcons('admin').map((link) =>
    link.page === 'admin' ? { ...link, under: panelBegins } : link,
  ),
}
