import { professionalList } from '@oficio/contracts/admin/professionals'
import type { RubroForAdmin } from '@oficio/contracts/admin/rubros'
import { serviceRequestList } from '@oficio/contracts/admin/service-requests'
import { listAddress } from '@oficio/contracts/kernel/lists/define-list'
import { countOf } from '@oficio/contracts/text/count-of'
import { Section } from '@/components/layout/section'
import { Card } from '@/components/ui/card'
import { DescriptionList } from '@/components/ui/description-list'
import { Link } from '@/components/ui/link'
import { factLink } from '@/components/ui/link-classes'
import { DecisionsSection } from '../decisions-section'
import { MoveForm } from './move-form'
import { OfferDecision } from './offer-decision'
import { RubroForm } from './rubro-form'
import { RubroBadges } from './rubro-list'

interface RubroViewProps {
  rubro: RubroForAdmin
  withIcons: readonly { name: string; icon: string }[]
}

/** A rubro, with every decision that an admin can take about it. */
export function RubroView({ rubro, withIcons }: RubroViewProps) {
  return (
    <div className="grid items-start gap-x-8 gap-y-10 lg:grid-cols-[minmax(0,1fr)_23rem]">
      <Section title="Cómo se llama y cómo se encuentra">
        <RubroForm rubro={rubro} withIcons={withIcons} />
      </Section>
      <div className="min-w-0 space-y-10">
        <Section title="Estado">
          <Card className="space-y-4">
            <RubroBadges rubro={rubro} />
            <DescriptionList items={factsOf(rubro)} />
            <OfferDecision rubro={rubro} />
          </Card>
        </Section>
        <Section title="Lugar en las listas">
          <Card>
            <MoveForm rubro={rubro} />
          </Card>
        </Section>
        <DecisionsSection audit={rubro.audit} />
      </div>
    </div>
  )
}

const factsOf = ({ id, professionalCount, liveRequestCount, isEdited }: RubroForAdmin) => [
  {
    term: 'Lo tienen',
    value: (
      <Link
        href={listAddress(professionalList, { rubroId: id, status: 'approved', sort: 'newest' })}
        className={factLink}
      >
        {countOf(professionalCount, 'profesional aprobado', 'profesionales aprobados')}
      </Link>
    ),
  },
  {
    term: 'Se pidió',
    value: (
      <>
        {countOf(liveRequestCount, 'solicitud en curso', 'solicitudes en curso')}.{' '}
        <Link href={listAddress(serviceRequestList, { rubroId: id, sort: 'newest' })} className={factLink}>
          Ver todas
        </Link>
      </>
    ),
  },
  {
    term: 'Palabras',
    value: isEdited ? 'Del equipo: una versión nueva del sitio no las cambia' : 'Como vinieron con el sitio',
  },
]
