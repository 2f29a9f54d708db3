import {
  type FigurePeriod,
  type MarketFigures as Figures,
  figurePeriods,
  type Liquidity,
  periodName,
  type Share,
} from '@oficio/contracts/admin/figures'
import { paths } from '@oficio/contracts/paths'
import { formatMoment } from '@oficio/contracts/text/format-date'
import { formatMoney } from '@oficio/contracts/text/format-money'
import { BarChart } from '@/components/charts/bar-chart'
import { Section } from '@/components/layout/section'
import { Card } from '@/components/ui/card'
import { LinkTabs } from '@/components/ui/link-tabs'
import { ScrollCard } from '@/components/ui/scroll-card'
import { StatTile } from '@/components/ui/stat-tile'
import { formatCalendarDay } from '@/lib/formats/format-calendar-day'
import { formatMinutes } from '@/lib/formats/format-minutes'

const title = 'Oferta y demanda por rubro y provincia'

const columns = ['Solicitudes', 'Tomadas', 'Oferta']

const tabs = figurePeriods.map((days) => ({
  key: String(days),
  label: `${days} días`,
  href: days === figurePeriods[0] ? paths.admin() : `${paths.admin()}?${periodName}=${days}`,
}))

/** The figures of the marketplace in the chosen period. */
export function MarketFigures({ figures, days }: { figures: Figures; days: FigurePeriod }) {
  const { perDay, requests, activeProfessionals, liquidity, measuredAt } = figures
  return (
    <Section
      title="Cómo anda"
      description={`Contado hasta el ${formatMoment(measuredAt)}. Una solicitud cuenta como respondida cuando un profesional habló con el cliente.`}
    >
      <LinkTabs label="Período" tabs={tabs} current={String(days)} />
      <Card>
        <BarChart
          title="Solicitudes por día"
          unit="Solicitudes"
          labelTitle="Día"
          bars={perDay.map((day) => ({
            key: day.day,
            label: formatCalendarDay(day.day),
            value: day.requests,
          }))}
        />
      </Card>
      <dl className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <StatTile label="Solicitudes" value={requests} />
        <ShareTile
          label="Respondidas en una hora"
          share={figures.answeredInHour}
          note="de las solicitudes de hace más de una hora"
        />
        <ShareTile
          label="Respondidas en un día"
          share={figures.answeredInDay}
          note="de las solicitudes de hace más de un día"
        />
        <StatTile
          label="Hasta el primer contacto"
          value={figures.firstLeadMinutes === null ? '–' : formatMinutes(figures.firstLeadMinutes)}
          note="La mitad de las solicitudes que alguien abrió esperó menos."
        />
        <StatTile
          label="Profesionales activos"
          value={activeProfessionals.part}
          note={`De ${activeProfessionals.total} con la cuenta aprobada, abrieron algún contacto.`}
        />
        <StatTile label="Cobrado" value={formatMoney(figures.revenueCentavos / 100)} />
        <StatTile label="Devuelto" value={formatMoney(figures.refundedCentavos / 100)} />
      </dl>
      {liquidity.length > 0 && <LiquidityTable rows={liquidity} />}
    </Section>
  )
}

/** Returns the share in percent, or a dash if the total is zero. */
const percentOf = ({ part, total }: Share): string =>
  total === 0 ? '–' : `${Math.round((100 * part) / total)} %`

function ShareTile({ label, share, note }: { label: string; share: Share; note: string }) {
  return <StatTile label={label} value={percentOf(share)} note={`${share.part} de ${share.total}, ${note}`} />
}

/** A table by rubro and province: the requests, how many were taken, and the number of professionals ('Oferta'). */
function LiquidityTable({ rows }: { rows: readonly Liquidity[] }) {
  return (
    <ScrollCard label={title}>
      <table className="w-full text-right text-sm tabular-nums sm:text-base">
        <caption className="px-4 pt-4 pb-2 text-left font-semibold">{title}</caption>
        <thead className="bg-muted text-xs text-muted-foreground sm:text-sm">
          <tr>
            <th scope="col" className="px-4 py-2.5 text-left font-semibold">
              Rubro y provincia
            </th>
            {columns.map((column) => (
              <th key={column} scope="col" className="px-2 py-2.5 font-semibold last:pr-4">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y">
          {rows.map(({ rubroName, provinciaName, requests, takenCount, professionals }) => (
            <tr key={`${rubroName}-${provinciaName}`}>
              <th scope="row" className="px-4 py-2.5 text-left font-medium">
                {rubroName}
                <span className="block text-sm font-normal text-muted-foreground">{provinciaName}</span>
              </th>
              <td className="px-2 py-2.5">{requests}</td>
              <td className="px-2 py-2.5">{takenCount}</td>
              <td className="px-2 py-2.5 last:pr-4">
                {professionals === 0 ? <span className="font-semibold text-urgent">0</span> : professionals}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollCard>
  )
}
