import type { WorkCounts, WorkFigures } from '@oficio/contracts/leads/desk'
import { formatMoney } from '@oficio/contracts/text/format-money'
import { BarChart } from '@/components/charts/bar-chart'
import { Section } from '@/components/layout/section'
import { Card } from '@/components/ui/card'
import { EmptyState } from '@/components/ui/empty-state'
import { StatTile } from '@/components/ui/stat-tile'
import { formatShortDay } from '@/lib/formats/format-calendar-day'
import { formatList } from '@/lib/formats/format-list'

interface Chart {
  kind: keyof WorkCounts
  title: string
  unit: string
  /** The text to show instead of an empty chart. */
  none: string
}

const charts: readonly Chart[] = [
  { kind: 'offers', title: 'Te ofrecimos', unit: 'Solicitudes', none: 'no te ofrecimos solicitudes' },
  { kind: 'leads', title: 'Abriste', unit: 'Contactos', none: 'no abriste contactos' },
  { kind: 'contacts', title: 'Contactaste', unit: 'Clientes', none: 'no contactaste clientes' },
  { kind: 'completed', title: 'Terminaste', unit: 'Trabajos', none: 'no terminaste trabajos' },
]

interface WorkHistoryProps {
  figures: WorkFigures
  /**
   * Whether the professional has no work yet. Offered requests do not count, because the list of requests shows them.
   */
  isNew: boolean
}

/** Shows the professional's work of the last days week by week, and the cost of each completed request. */
export function WorkHistory({ figures, isNew }: WorkHistoryProps) {
  const { days, weeks, totals, spentArs } = figures
  const drawnCharts = charts.filter(({ kind }) => totals[kind] > 0)
  const empty = charts.filter(({ kind }) => totals[kind] === 0)
  return (
    <Section
      title={`Tus últimos ${days} días`}
      description={isNew ? undefined : 'Semana por semana, hasta hoy.'}
    >
      {isNew ? (
        <EmptyState
          drawing="nothingHere"
          title="Todavía no hay nada para contar"
          description="Acá vas a ver cuántas solicitudes te llegaron, cuántos clientes contactaste y cuánto te costó cada trabajo."
        />
      ) : (
        <>
          <dl className="grid gap-3 sm:grid-cols-2 md:gap-4">
            <StatTile
              label="Pagaste en el sitio"
              value={formatMoney(spentArs)}
              note="Suscripción y verificación, sin lo que te devolvimos."
            />
            <CostTile spentArs={spentArs} completed={totals.completed} />
          </dl>
          <div className="grid items-start gap-3 sm:grid-cols-2 md:gap-4 lg:grid-cols-4">
            {drawnCharts.map(({ kind, title, unit }) => (
              <Card key={kind}>
                <BarChart
                  title={`${title}: ${totals[kind]}`}
                  unit={unit}
                  labelTitle="Semana desde el"
                  bars={weeks.map((week) => ({
                    key: week.from,
                    label: formatShortDay(week.from),
                    value: week[kind],
                  }))}
                />
              </Card>
            ))}
          </div>
          {empty.length > 0 && (
            <p className="text-muted-foreground">
              En estos días {formatList(empty.map(({ none }) => none))}.
            </p>
          )}
        </>
      )}
    </Section>
  )
}

function CostTile({ spentArs, completed }: { spentArs: number; completed: number }) {
  return (
    <StatTile
      label="Por trabajo completado"
      value={completed === 0 ? '–' : formatMoney(Math.round(spentArs / completed))}
      note={
        completed === 0
          ? 'Se sabe cuando marcás un trabajo como completado.'
          : `Lo que pagaste, entre ${completed === 1 ? '1 trabajo' : `${completed} trabajos`}.`
      }
    />
  )
}
