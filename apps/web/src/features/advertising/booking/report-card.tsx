import type { AdReport } from '@oficio/contracts/advertising/banners'
import { BarChart } from '@/components/charts/bar-chart'
import { Card } from '@/components/ui/card'
import { StatTile } from '@/components/ui/stat-tile'
import { formatCalendarDay, formatShortDay } from '@/lib/formats/format-calendar-day'

/** A report of the banner's views and clicks, in total and by day. */
export function ReportCard({ report: { days, views, clicks } }: { report: AdReport }) {
  if (days.length === 0) return null
  const bars = (count: (day: AdReport['days'][number]) => number) =>
    days.map((reportDay) => ({
      key: reportDay.day,
      label: formatCalendarDay(reportDay.day),
      tick: formatShortDay(reportDay.day),
      value: count(reportDay),
    }))
  return (
    <Card className="space-y-6">
      <h2 className="text-xl">Cuánto se vio</h2>
      <dl className="grid grid-cols-2 gap-4">
        <StatTile label="Vistas" value={String(views)} />
        <StatTile label="Clics" value={String(clicks)} />
      </dl>
      <BarChart title="Vistas por día" unit="Vistas" labelTitle="Día" bars={bars((day) => day.views)} />
      <BarChart title="Clics por día" unit="Clics" labelTitle="Día" bars={bars((day) => day.clicks)} />
      <p className="text-sm text-muted-foreground">
        Contamos una vista por hora de cada navegador, cuando la mitad del banner está en pantalla. Recargar
        la página no suma; tampoco cuentan los programas ni quien anuncia.
      </p>
    </Card>
  )
}
