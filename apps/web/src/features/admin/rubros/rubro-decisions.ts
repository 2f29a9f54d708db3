import { auditText } from '@oficio/contracts/admin/audit'
import type { RubroForAdmin } from '@oficio/contracts/admin/rubros'
import { formatMoment } from '@oficio/contracts/text/format-date'

/** Returns a decision as the page of its rubro tells it: who, why, and what the name was before. */
export function viewRubroDecision({ id, action, by, data, createdAt }: RubroForAdmin['audit'][number]) {
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
