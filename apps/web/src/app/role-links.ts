import { paths } from '@oficio/contracts/paths'
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
import { adminPlaces } from '@/features/admin/admin-places'
import type { WorkRole } from './use-work-role'

interface RoleLink {
  label: string
  href: string
  icon: LucideIcon
  /** Begins of other addresses that belong to it. */
  under?: readonly string[]
}

/** Where people who work with the site go every day, in the header and at the foot of phones. */
export const roleLinks: Record<WorkRole, readonly RoleLink[]> = {
  professional: [
    { label: 'Solicitudes', href: paths.portal(), icon: Inbox, under: [paths.professionalRequest('')] },
    { label: 'Mis contactos', href: paths.contacts(), icon: ContactRound },
    { label: 'Pagos', href: paths.professionalPayments(), icon: CreditCard, under: [paths.receipt('')] },
    {
      label: 'Cuenta',
      href: paths.professionalAccount(),
      icon: UserRound,
      under: [paths.serviceSelection()],
    },
  ],
  admin: [
    { ...adminPlaces.overview, icon: ShieldCheck },
    { ...adminPlaces.payments, icon: CreditCard, under: [paths.adminPayment('')] },
    { ...adminPlaces.reports, icon: Flag },
    { ...adminPlaces.consumers, icon: Scale },
    { ...adminPlaces.settings, icon: SlidersHorizontal },
    { ...adminPlaces.jobs, icon: ListChecks },
  ],
}
