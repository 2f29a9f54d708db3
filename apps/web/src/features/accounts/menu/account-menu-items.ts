import type { Role } from '@oficio/contracts/access'
import { paths } from '@oficio/contracts/paths'
import {
  Bell,
  ClipboardList,
  ContactRound,
  CreditCard,
  LayoutDashboard,
  type LucideIcon,
  PenLine,
  ShieldCheck,
  Tags,
  UserRound,
} from 'lucide-react'

interface AccountMenuItem {
  label: string
  href: string
  icon: LucideIcon
}

const ownRequests: AccountMenuItem = {
  label: 'Mis Solicitudes',
  href: paths.userRequests(),
  icon: ClipboardList,
}
const notifications: AccountMenuItem = {
  label: 'Notificaciones',
  href: paths.notifications(),
  icon: Bell,
}

/** The header's menu by role (docs/product.md, 'People'). */
export const accountMenuItems: Record<Role, readonly AccountMenuItem[]> = {
  admin: [
    {
      label: 'Panel de Administración',
      href: paths.admin(),
      icon: ShieldCheck,
    },
    ownRequests,
    notifications,
  ],
  professional: [
    { label: 'Mi Portal', href: paths.portal(), icon: LayoutDashboard },
    { label: 'Mis contactos', href: paths.contacts(), icon: ContactRound },
    { label: 'Gestionar Rubros', href: paths.serviceSelection(), icon: Tags },
    { label: 'Pagos y suscripción', href: paths.professionalPayments(), icon: CreditCard },
    { label: 'Mi cuenta', href: paths.professionalAccount(), icon: UserRound },
    ownRequests,
    notifications,
  ],
  user: [
    ownRequests,
    {
      label: 'Solicitar Servicio',
      href: paths.serviceRequestForm(),
      icon: PenLine,
    },
    notifications,
  ],
}
