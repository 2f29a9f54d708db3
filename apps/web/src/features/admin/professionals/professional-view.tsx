import type { ProfessionalForAdmin, SamePerson, SharedMark } from '@oficio/contracts/admin/professionals'
import { paths } from '@oficio/contracts/paths'
import type { ReactNode } from 'react'
import { Section } from '@/components/layout/section'
import { Alert } from '@/components/ui/alert'
import { Card } from '@/components/ui/card'
import { DescriptionList } from '@/components/ui/description-list'
import { Link } from '@/components/ui/link'
import { DecisionsSection } from '../decisions-section'
import { FiguresSection } from '../figures-section'
import { factsOf, figuresOf } from './professional-facts'

const shared: Record<SharedMark, string> = {
  contact: 'Mismo teléfono o CUIT que',
  device: 'Mismo dispositivo que',
  network: 'Misma red que',
}

/** The professional's own pages that an admin may open (docs/product.md, 'Portal'). */
const ownPages = [
  { label: 'Perfil público', href: paths.professionalProfile() },
  { label: 'Rubros', href: paths.serviceSelection() },
  { label: 'Pagos y suscripción', href: paths.professionalPayments() },
  { label: 'Cuenta', href: paths.professionalAccount() },
]

interface ProfessionalViewProps {
  professional: ProfessionalForAdmin
  /** The status of the account and the decisions that an admin can take. */
  account: ReactNode
  /** What an admin checked before the account was approved. */
  checks: ReactNode
  /** The documents that the professional uploaded. */
  documents: ReactNode
  /** The pictures of the professional's work, which an admin may remove. */
  workPhotos: ReactNode
}

/** The page of a professional in the panel: warnings, status, facts, documents, figures and decisions. */
export function ProfessionalView({
  professional,
  account,
  checks,
  documents,
  workPhotos,
}: ProfessionalViewProps) {
  const { id, description, audit, wasSuspendedBefore, hasDoubtfulCuit, samePeople } = professional
  return (
    <div className="grid items-start gap-x-8 gap-y-10 lg:grid-cols-[minmax(0,1fr)_23rem]">
      <div className="min-w-0 space-y-10">
        {wasSuspendedBefore && (
          <Alert tone="error" title="Ya hubo una cuenta suspendida con este CUIT o este teléfono">
            Se cerró mientras estaba suspendida. Fijate en qué decidió el equipo entonces antes de aprobar
            esta.
          </Alert>
        )}
        {hasDoubtfulCuit && (
          <Alert tone="warning" title="El CUIT parece inventado">
            Sus cifras se repiten o son correlativas. Pedile la constancia de inscripción antes de aprobar la
            cuenta.
          </Alert>
        )}
        <SamePeople people={samePeople} />
        <Card>{account}</Card>
        <Section title="Datos">
          <Card className="space-y-4">
            {description && <p className="break-words whitespace-pre-line">{description}</p>}
            <DescriptionList items={factsOf(professional)} />
          </Card>
        </Section>
        {checks}
        <Section title="Documentos">
          <Card>{documents}</Card>
        </Section>
        <Section title="Fotos de sus trabajos">
          <Card>{workPhotos}</Card>
        </Section>
      </div>
      <div className="min-w-0 space-y-10">
        <FiguresSection id={id} items={figuresOf(professional)} />
        <Section title="Sus páginas" description="Como las ve en su cuenta, sin poder cambiar nada.">
          <Card asChild padding="none">
            <ul className="divide-y">
              {ownPages.map(({ label, href }) => (
                <li key={href}>
                  <Link
                    href={`${href}?professionalId=${id}`}
                    className="flex min-h-12 items-center px-5 font-medium transition-colors hover:bg-muted focus-visible:-outline-offset-2"
                  >
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </Card>
        </Section>
        <DecisionsSection audit={audit} />
      </div>
    </div>
  )
}

/**
 * Lists other professionals who may be the same person. The marks are hints for the admin and have no automatic effect.
 */
function SamePeople({ people }: { people: readonly SamePerson[] }) {
  if (people.length === 0) return null
  return (
    <Alert tone="warning" title="Puede ser otra cuenta de la misma persona">
      <ul className="space-y-1">
        {people.map(({ id, name, shares }) => (
          <li key={id}>
            {shared[shares]} <Link href={paths.adminProfessional(id)}>{name}</Link>
          </li>
        ))}
      </ul>
      <p className="mt-2">
        Una familia o un taller comparten la red o el teléfono: es una señal, no una prueba.
      </p>
    </Alert>
  )
}
