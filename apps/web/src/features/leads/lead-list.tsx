import type { Portal } from '@oficio/domain/professionals/get-portal'
import { ContactRound } from 'lucide-react'
import { Section } from '@/components/layout/section'
import { EmptyState } from '@/components/ui/empty-state'
import { ClosedLeads } from './closed-leads'
import { LeadItem } from './lead-item'

interface LeadListProps {
  leads: Portal['leads']
  nowMs: number
}

/** 'Mis contactos': those in course, and the closed ones folded away. */
export function LeadList({ leads: { inCourse, closed }, nowMs }: LeadListProps) {
  return (
    <Section title={<span id="contactos">Mis contactos</span>}>
      {inCourse.length === 0 ? (
        <EmptyState
          icon={ContactRound}
          title="No tenés contactos en curso"
          description="Cuando abras los datos de un cliente, lo vas a tener acá para escribirle o llamarlo."
          className="py-8"
        />
      ) : (
        <ul className="grid gap-4">
          {inCourse.map((lead) => (
            <li key={lead.id}>
              <LeadItem lead={lead} nowMs={nowMs} />
            </li>
          ))}
        </ul>
      )}
      {closed.length > 0 && <ClosedLeads leads={closed} nowMs={nowMs} />}
    </Section>
  )
}
