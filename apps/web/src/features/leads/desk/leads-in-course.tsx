import type { OwnLead } from '@oficio/contracts/leads/desk'
import { paths } from '@oficio/contracts/paths'
import { Section } from '@/components/layout/section'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { LeadItem } from './lead-item'

interface LeadsInCourseProps {
  leads: readonly OwnLead[]
  nowMs: number
}

/** Lists the leads that still need an action. */
export function LeadsInCourse({ leads, nowMs }: LeadsInCourseProps) {
  if (leads.length === 0) {
    return (
      <EmptyState
        drawing="firstLead"
        title="No tenés contactos en curso"
        description="Cuando veas los datos de contacto de un cliente, lo vas a tener acá para escribirle o llamarlo."
        action={<ButtonLink href={paths.portal()}>Ver solicitudes</ButtonLink>}
      />
    )
  }
  return (
    <Section title={`En curso (${leads.length})`}>
      <ul className="grid grid-cols-1 gap-4 md:grid-cols-2">
        {leads.map((lead) => (
          <li key={lead.id}>
            <LeadItem lead={lead} nowMs={nowMs} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
