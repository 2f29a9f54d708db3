import { auditText } from '@oficio/contracts/admin/audit'
import { professionalList } from '@oficio/contracts/admin/professionals'
import type { RubroForAdmin } from '@oficio/contracts/admin/rubros'
import { serviceRequestList } from '@oficio/contracts/admin/service-requests'
import { listAddress } from '@oficio/contracts/kernel/lists/define-list'
import { countOf } from '@oficio/contracts/text/count-of'
import { formatMoment } from '@oficio/contracts/text/format-date'
import { Section } from '@/components/layout/section'
import { Card } from '@/components/ui/card'
import { DescriptionList } from '@/components/ui/description-list'
import { Link } from '@/components/ui/link'
import { factLink } from '@/components/ui/link-classes'
import { Timeline } from '@/components/ui/timeline'
import { MoveForm } from './move-form'
import { OfferDecision } from './offer-decision'
import { RubroForm } from './rubro-form'
import { RubroBadges } from './rubro-list'

interface RubroViewProps {
  rubro: RubroForAdmin
  withIcons: readonly { name: string; icon: string }[]
}

/** A rubro with all that can be decided about it. */
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
        {rubro.audit.length > 0 && (
          <Section title="Decisiones">
            <Card>
              <Timeline items={rubro.audit.map(viewRubroDecision)} />
            </Card>
          </Section>
        )}
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

/** Returns a decision as the page of its rubro tells it: who, why, and what the name was before. */
function viewRubroDecision({ id, action, by, data, createdAt }: RubroForAdmin['audit'][number]) {
  const [before, after]: unknown[] = [Object(data.from).name, Object(data.to).name]
  const renamed = typeof before === 'string' && `«${before}» pasó a «${String(after)}»`
  const reason = typeof data.reason === 'string' && data.reason
  return {
    id,
    title: auditText(action),
    time: formatMoment(createdAt),
    dateTime: createdAt,
    description: [by ?? 'El sitio', renamed || reason].filter(Boolean).join(': '),
  }
}
