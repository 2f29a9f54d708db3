import type { SplitLeads } from '@oficio/contracts/leads/desk'
import { paths } from '@oficio/contracts/paths'
import { Section } from '@/components/layout/section'
import { Link } from '@/components/ui/link'
import { quietLink } from '@/components/ui/link-classes'
import { LeadItem } from './lead-item'

interface LeadListProps {
  leads: SplitLeads
  nowMs: number
}

/** Maximum number of leads that the portal shows. Another page lists all of them. */
const maxRows = 3

/** 'Mis contactos' beside the portal's requests: the first leads in progress, and a link to all. */
export function LeadList({ leads: { inCourse }, nowMs }: LeadListProps) {
  if (inCourse.length === 0) return null
  return (
    <Section
      title="Mis contactos"
      actions={
        <Link href={paths.contacts()} className={`-my-3 ${quietLink}`}>
          {inCourse.length > maxRows ? `Ver los ${inCourse.length}` : 'Ver todos'}
        </Link>
      }
    >
      <ul className="grid grid-cols-1 gap-4">
        {inCourse.slice(0, maxRows).map((lead) => (
          <li key={lead.id}>
            <LeadItem lead={lead} nowMs={nowMs} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
