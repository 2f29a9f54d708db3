import type { DayFigures, Overview } from '@oficio/contracts/admin/overview'
import { Section } from '@/components/layout/section'
import { DayTable } from '../day-table'

interface LastDaysProps {
  days: Overview['days']
  liveRequests: number
}

const liveText = (count: number): string | undefined =>
  count === 0 ? undefined : `${count} ${count === 1 ? 'solicitud abierta' : 'solicitudes abiertas'} ahora.`

/** Shows a dash in place of a zero, because a column of zeros hides the other figures. */
const orNone = (count: number) => count || <span className="text-muted-foreground">–</span>

const columns = [
  { title: 'Solicitudes', cell: ({ requests }: DayFigures) => orNone(requests) },
  { title: 'Contactos', cell: ({ leads }: DayFigures) => orNone(leads) },
  { title: 'Completados', cell: ({ completed }: DayFigures) => orNone(completed) },
]

const emptyText = 'Los días sin movimiento no se muestran.'

/** The figures of the last days. Days without activity are left out. */
export function LastDays({ days, liveRequests }: LastDaysProps) {
  const [today] = days
  const busy = days.filter(({ requests, leads, completed }) => requests + leads + completed > 0)
  if (busy.length === 0 && liveRequests === 0) return null
  return (
    <Section
      title="Últimos días"
      description={[liveText(liveRequests), busy.length < days.length && emptyText].filter(Boolean).join(' ')}
    >
      {busy.length > 0 && (
        <DayTable rows={busy} columns={columns} keyOf={({ day }) => day} today={today} isNarrow />
      )}
    </Section>
  )
}
