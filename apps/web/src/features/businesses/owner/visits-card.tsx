import type { TapKind } from '@oficio/contracts/businesses/visits/visit-kinds'
import type { BusinessVisits, VisitWeek } from '@oficio/contracts/businesses/visits/visits'
import { BarChart } from '@/components/charts/bar-chart'
import { Card } from '@/components/ui/card'
import { formatShortDay } from '@/lib/formats/format-calendar-day'

const wayNames: Record<TapKind, string> = {
  phone: 'Teléfono',
  whatsapp: 'WhatsApp',
  mail: 'Email',
  web: 'Sitio y redes',
  directions: 'Cómo llegar',
}

interface VisitsCardProps {
  visits: BusinessVisits
  /** Whether the page is visible now. */
  isPublic: boolean
}

/** Charts of the page's visits and of the taps on its contact links, by week. */
export function VisitsCard({ visits: { weeks, taps }, isPublic }: VisitsCardProps) {
  const isEmpty = weeks.every((week) => week.visits === 0 && week.taps === 0)
  return (
    <Card asChild>
      <section aria-labelledby="visitas" className="space-y-5">
        <h2 id="visitas" className="text-xl">
          Visitas a tu página
        </h2>
        {isEmpty ? (
          <p className="text-muted-foreground">
            {isPublic
              ? 'Todavía no hay visitas para contar. Pasales la dirección de tu página a tus clientes: cada una se ve acá.'
              : 'Todavía no hay visitas para contar: tu página ahora no se ve.'}
          </p>
        ) : (
          <>
            <div className="grid gap-6 sm:grid-cols-2">
              <Weeks title="Visitas por semana" unit="Visitas" weeks={weeks} kind="visits" />
              <Weeks title="Toques para contactarte" unit="Toques" weeks={weeks} kind="taps" />
            </div>
            {taps.length > 0 && (
              <ul aria-label="Toques, por medio" className="flex flex-wrap gap-x-5 gap-y-1 border-t pt-4">
                {taps.map(({ kind, count }) => (
                  <li key={kind}>
                    {wayNames[kind]} <strong className="tabular-nums">{count}</strong>
                  </li>
                ))}
              </ul>
            )}
          </>
        )}
        <p className="text-sm text-muted-foreground">
          Las últimas {weeks.length} semanas, hasta hoy. Cada visitante cuenta una vez por día, lo tuyo no se
          cuenta, y no se guarda quién fue.
        </p>
      </section>
    </Card>
  )
}

interface WeeksProps {
  title: string
  unit: string
  weeks: readonly VisitWeek[]
  kind: 'visits' | 'taps'
}

const Weeks = ({ title, unit, weeks, kind }: WeeksProps) => (
  <BarChart
    title={title}
    unit={unit}
    labelTitle="Semana desde el"
    bars={weeks.map((week) => ({ key: week.from, label: formatShortDay(week.from), value: week[kind] }))}
  />
)
