import type { Overview } from '@oficio/contracts/admin/overview'
import { Section } from '@/components/layout/section'
import { Card } from '@/components/ui/card'
import { formatCalendarDay } from '@/lib/formats/format-calendar-day'

interface DayTableProps {
  days: Overview['days']
  liveRequests: number
}

/** A zero says nothing, and a column of them hides what does. */
const none = <span className="text-muted-foreground">–</span>

const liveText = (count: number): string | undefined =>
  count === 0 ? undefined : `${count} ${count === 1 ? 'solicitud abierta' : 'solicitudes abiertas'} ahora.`

/** The last days in plain numbers; those on which nothing happened are left out. */
export function DayTable({ days, liveRequests }: DayTableProps) {
  const [today] = days
  const busy = days.filter(({ requests, leads, completed }) => requests + leads + completed > 0)
  if (busy.length === 0 && liveRequests === 0) return null
  return (
    <Section title="Últimos días" description={liveText(liveRequests)}>
      {busy.length > 0 && (
        <Card padding="none" className="overflow-hidden">
          <table className="w-full text-right text-sm tabular-nums sm:text-base">
            <thead className="bg-muted text-xs text-muted-foreground sm:text-sm">
              <tr>
                <th scope="col" className="px-3 py-2.5 sm:px-4 text-left font-semibold">
                  Día
                </th>
                <th scope="col" className="px-1 py-2.5 sm:px-2 font-semibold">
                  Pedidos
                </th>
                <th scope="col" className="px-1 py-2.5 sm:px-2 font-semibold">
                  Contactos
                </th>
                <th scope="col" className="py-2.5 pr-3 pl-1 sm:pr-4 sm:pl-2 font-semibold">
                  Terminados
                </th>
              </tr>
            </thead>
            <tbody className="divide-y">
              {busy.map((figures) => (
                <tr key={figures.day}>
                  <th scope="row" className="px-3 py-2.5 sm:px-4 text-left font-medium whitespace-nowrap">
                    <time dateTime={figures.day}>
                      {figures === today ? 'Hoy' : formatCalendarDay(figures.day)}
                    </time>
                  </th>
                  <td className="px-1 py-2.5 sm:px-2">{figures.requests || none}</td>
                  <td className="px-1 py-2.5 sm:px-2">{figures.leads || none}</td>
                  <td className="py-2.5 pr-3 pl-1 sm:pr-4 sm:pl-2">{figures.completed || none}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Card>
      )}
    </Section>
  )
}
