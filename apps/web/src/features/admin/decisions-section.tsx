import { auditText } from '@oficio/contracts/admin/audit'
import type { AuditEntryView } from '@oficio/contracts/admin/payments/intent'
import { formatMoment } from '@oficio/contracts/text/format-date'
import { Section } from '@/components/layout/section'
import { Card } from '@/components/ui/card'
import { Timeline } from '@/components/ui/timeline'

/** The decisions about a record, newest first. Renders nothing if there are none. */
export function DecisionsSection({ audit }: { audit: readonly AuditEntryView[] }) {
  if (audit.length === 0) return null
  return (
    <Section title="Decisiones">
      <Card>
        <Timeline items={audit.map(viewDecision)} />
      </Card>
    </Section>
  )
}

/**
 * Returns the decision as an item of the timeline: its description names the admin, and either the change of name or
 * the reason.
 */
function viewDecision({ id, action, by, data, createdAt }: AuditEntryView) {
  const [before, after]: unknown[] = [Object(data.from).name, Object(data.to).name]
  const renaming = typeof before === 'string' && before !== after && `«${before}» pasó a «${String(after)}»`
  const reason = typeof data.reason === 'string' && data.reason
  return {
    id,
    title: auditText(action),
    time: formatMoment(createdAt),
    dateTime: createdAt,
    description: [by ?? 'El sitio', renaming || reason].filter(Boolean).join(': '),
  }
}
