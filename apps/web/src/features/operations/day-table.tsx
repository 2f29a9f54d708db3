import type { Overview } from '@oficio/domain/operations/get-overview'
import { Section } from '@/components/layout/section'
import { Card } from '@/components/ui/card'

interface DayTableProps {
  days: Overview['days']
  liveRequests: number
}

const day = new Intl.DateTimeFormat('es-AR', {
  weekday: 'short',
  day: 'numeric',
  month: 'numeric',
  timeZone: 'UTC',
})

/** The last days in plain numbers. */
export function DayTable({ days, liveRequests }: DayTableProps) {
  return (
    <Section
      title="Últimos días"
      description={`${liveRequests} ${liveRequests === 1 ? 'solicitud abierta' : 'solicitudes abiertas'} ahora.`}
    >
      <Card padding="none" className="overflow-hidden">
        <table className="w-full text-right tabular-nums">
          <thead className="bg-muted text-sm text-muted-foreground">
            <tr>
              <th scope="col" className="px-4 py-2.5 text-left font-semibold">
                Día
              </th>
              <th scope="col" className="px-2 py-2.5 font-semibold">
                Pedidos
              </th>
              <th scope="col" className="px-2 py-2.5 font-semibold">
                Contactos
              </th>
              <th scope="col" className="py-2.5 pr-4 pl-2 font-semibold">
                Terminados
              </th>
            </tr>
          </thead>
          <tbody className="divide-y">
            {days.map((figures, position) => (
              <tr key={figures.day}>
                <th scope="row" className="px-4 py-2.5 text-left font-medium whitespace-nowrap">
                  <time dateTime={figures.day}>
                    {position === 0 ? 'Hoy' : day.format(new Date(figures.day))}
                  </time>
                </th>
                <td className="px-2 py-2.5">{figures.requests}</td>
                <td className="px-2 py-2.5">{figures.leads}</td>
                <td className="py-2.5 pr-4 pl-2">{figures.completed}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Card>
    </Section>
  )
}
