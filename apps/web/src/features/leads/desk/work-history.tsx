import type { WorkCounts, WorkFigures } from '@oficio/contracts/leads/desk'
import { formatMoney } from '@oficio/contracts/text/format-money'
import { ChartColumn } from 'lucide-react'
import { BarChart } from '@/components/charts/bar-chart'
import { Section } from '@/components/layout/section'
import { Card } from '@/components/ui/card'
import { EmptyState } from '@/components/ui/empty-state'
import { StatTile } from '@/components/ui/stat-tile'
import { formatShortDay } from '@/lib/formats/format-calendar-day'

const charts: readonly { of: keyof WorkCounts; title: string; unit: string }[] = [
  { of: 'offered', title: 'Te ofrecimos', unit: 'Pedidos' },
  { of: 'leads', title: 'Abriste', unit: 'Contactos' },
  { of: 'contacted', title: 'Contactaste', unit: 'Clientes' },
  { of: 'completed', title: 'Terminaste', unit: 'Trabajos' },
]

/** How the own work went in the last days, week by week, and what each finished one has cost. */
export function WorkHistory({ figures }: { figures: WorkFigures }) {
  const { days, weeks, totals, spentArs } = figures
  const isEmpty = spentArs === 0 && charts.every(({ of }) => totals[of] === 0)
  return (
    <Section
      title={`Tus últimos ${days} días`}
      description={isEmpty ? undefined : 'Semana por semana, hasta hoy.'}
    >
      {isEmpty ? (
        <EmptyState
          icon={ChartColumn}
          title="Todavía no hay nada para contar"
          description="Acá vas a ver cuántos pedidos te llegaron, cuántos clientes contactaste y cuánto te costó cada trabajo."
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
            {charts.map(({ of, title, unit }) => (
              <Card key={of}>
                <BarChart
                  title={`${title}: ${totals[of]}`}
                  unit={unit}
                  labelTitle="Semana desde el"
                  bars={weeks.map((week) => ({
                    key: week.from,
                    label: formatShortDay(week.from),
                    value: week[of],
                  }))}
                />
              </Card>
            ))}
          </div>
        </>
      )}
    </Section>
  )
}

function CostTile({ spentArs, completed }: { spentArs: number; completed: number }) {
  return (
    <StatTile
      label="Por trabajo terminado"
      value={completed === 0 ? '–' : formatMoney(Math.round(spentArs / completed))}
      note={
        completed === 0
          ? 'Se sabe cuando marcás un trabajo como completado.'
          : `Lo que pagaste, entre ${completed === 1 ? '1 trabajo' : `${completed} trabajos`}.`
      }
    />
  )
}
