import type { Role } from '@oficio/contracts/access'
import { accountMenu, linksOf } from '@oficio/contracts/menus'
import {
  Bell,
  BellRing,
  CircleUserRound,
  ClipboardList,
  ContactRound,
  CreditCard,
  IdCard,
  LayoutDashboard,
  type LucideIcon,
  PenLine,
  Search,
  ShieldCheck,
  Store,
  Tags,
  UserRound,
} from 'lucide-react'

const icons: Record<keyof typeof accountMenu, LucideIcon> = {
  admin: ShieldCheck,
  portal: LayoutDashboard,
  contacts: ContactRound,
  searchServiceRequests: Search,
  professionalProfile: IdCard,
  serviceSelection: Tags,
  professionalPayments: CreditCard,
  professionalAccount: UserRound,
  profile: CircleUserRound,
  userRequests: ClipboardList,
  userBusinesses: Store,
  serviceRequestForm: PenLine,
  notices: Bell,
  noticeChoices: BellRing,
}

const itemsOf = (role: Role) =>
  linksOf(accountMenu, role).map(({ page, label, href, isForOwners }) => ({
    label,
    href,
    icon: icons[page],
    isForOwners,
  }))

/** The links of the header's menu by role (docs/product.md, 'People'). */
export const accountMenuItems = {
  admin: itemsOf('admin'),
  professional: itemsOf('professional'),
  user: itemsOf('user'),
}
