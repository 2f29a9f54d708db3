import { paths } from '@oficio/contracts/paths'
import {
  Bell,
  BellRing,
  ChevronRight,
  ClipboardList,
  CreditCard,
  Eye,
  IdCard,
  KeyRound,
  Tags,
} from 'lucide-react'
import { Card } from '@/components/ui/card'
import { Link } from '@/components/ui/link'

const profileLink = {
  href: paths.professionalProfile(),
  icon: IdCard,
  label: 'Mi perfil público',
  note: 'Foto, descripción, zona y teléfono',
}

const links = [
  {
    href: paths.profile(),
    icon: KeyRound,
    label: 'Mi perfil',
    note: 'Email, contraseña, sesiones y tus datos',
  },
  {
    href: paths.serviceSelection(),
    icon: Tags,
    label: 'Gestionar rubros',
    note: 'De qué te llegan solicitudes',
  },
  {
    href: paths.professionalPayments(),
    icon: CreditCard,
    label: 'Pagos y suscripción',
    note: 'Próximo cobro, comprobantes, cancelar',
  },
  { href: paths.notices(), icon: Bell, label: 'Notificaciones', note: 'Todo lo que te avisamos' },
  {
    href: paths.noticeChoices(),
    icon: BellRing,
    label: 'Qué avisos recibir',
    note: 'Y cómo: por email, en el sitio o en tus dispositivos',
  },
  {
    href: paths.userRequests(),
    icon: ClipboardList,
    label: 'Mis solicitudes',
    note: 'Lo que pediste vos como cliente',
  },
]

interface AccountLinksProps {
  /** The public page of the professional, or null if there is none. */
  publicHref: string | null
}

const publicLink = (href: string | null) =>
  href === null
    ? []
    : [{ href, icon: Eye, label: 'Ver mi página', note: 'Lo que ven los clientes, con tus reseñas' }]

/** Links to all that the professional can change or look up in the account. */
export function AccountLinks({ publicHref }: AccountLinksProps) {
  return (
    <Card asChild padding="none" className="overflow-hidden">
      <nav aria-label="De tu cuenta">
        <ul className="divide-y">
          {[profileLink, ...publicLink(publicHref), ...links].map(({ href, icon: Icon, label, note }) => (
            <li key={href}>
              <Link
                href={href}
                className="flex items-center gap-4 px-5 py-4 transition-colors hover:bg-muted focus-visible:-outline-offset-2"
              >
                <Icon aria-hidden className="size-6 shrink-0 text-primary" strokeWidth={1.75} />
                <span className="min-w-0 flex-1">
                  <span className="block font-semibold">{label}</span>
                  <span className="block text-sm text-muted-foreground">{note}</span>
                </span>
                <ChevronRight aria-hidden className="size-5 shrink-0 text-muted-foreground" />
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </Card>
  )
}
