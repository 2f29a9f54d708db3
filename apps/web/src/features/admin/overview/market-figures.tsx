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
import { formatCalendarDay, formatShortDay } from '@/lib/formats/format-calendar-day'
import { formatMinutes } from '@/lib/formats/format-minutes'
import { ProvinceSection } from './province-section'

const title = 'Rubros más pedidos en cada provincia'

const columns = ['Solicitudes', 'Tomadas', 'Oferta']

const tabs = figurePeriods.map((days) => ({
  key: String(days),
  label: `${days} días`,
  href: days === figurePeriods[0] ? paths.admin() : `${paths.admin()}?${periodName}=${days}`,
}))

/** The figures of the marketplace in the chosen period, compared with the period before. */
export function MarketFigures({ figures, days }: { figures: Figures; days: FigurePeriod }) {
  const { perDay, requests, previous, activeProfessionals, liquidity, measuredAt } = figures
  return (
    <Section
      title="Cómo anda"
      description={`Contado hasta el ${formatMoment(measuredAt)}, junto a los ${days} días anteriores hasta la misma hora. Una solicitud cuenta como respondida cuando un profesional habló con el cliente.`}
    >
      <LinkTabs label="Período" tabs={tabs} current={String(days)} />
      <Card>
        <BarChart
          title="Solicitudes por día"
          unit="Solicitudes"
          labelTitle="Día"
          periods={{
            current: `Estos ${days} días: ${requests}`,
            previous: `Los anteriores: ${previous.requests}`,
          }}
          bars={perDay.map((day, at) => ({
            key: day.day,
            label: formatCalendarDay(day.day),
            tick: formatShortDay(day.day),
            value: day.requests,
            previous: previous.perDay[at]?.requests ?? 0,
          }))}
        />
      </Card>
      <dl className="grid grid-cols-2 gap-3 md:gap-4 lg:grid-cols-3">
        <ShareTile
          label="Respondidas en una hora"
          share={figures.answeredInHour}
          before={previous.answeredInHour}
          note="de las que tienen más de una hora"
        />
        <ShareTile
          label="Respondidas en un día"
          share={figures.answeredInDay}
          before={previous.answeredInDay}
          note="de las que tienen más de un día"
        />
        <StatTile
          label="Hasta el primer contacto"
          value={minutesText(figures.firstLeadMinutes)}
          note={`La mitad esperó menos. ${beforeText(minutesText(previous.firstLeadMinutes))}`}
        />
        <StatTile
          label="Profesionales activos"
          value={activeProfessionals.part}
          note={`De ${activeProfessionals.total} aprobados, abrieron algún contacto.`}
        />
        <StatTile
          label="Cobrado"
          value={centavosText(figures.revenueCentavos)}
          note={beforeText(centavosText(previous.revenueCentavos))}
        />
        <StatTile
          label="Devuelto"
          value={centavosText(figures.refundedCentavos)}
          note={beforeText(centavosText(previous.refundedCentavos))}
        />
      </dl>
      <ProvinceSection provinces={figures.provinces} />
      {liquidity.length > 0 && <LiquidityTable rows={liquidity} />}
    </Section>
  )
}

const centavosText = (centavos: number): string => formatMoney(centavos / 100)

const minutesText = (minutes: number | null): string => (minutes === null ? '–' : formatMinutes(minutes))

/** Returns the sentence about the period before. A dash means that there was nothing to measure. */
const beforeText = (value: string): string => (value === '–' ? 'Antes, sin datos.' : `Antes, ${value}.`)

/** Returns the share in percent, or a dash if the total is zero. */
const percentOf = ({ part, total }: Share): string =>
  total === 0 ? '–' : `${Math.round((100 * part) / total)} %`

interface ShareTileProps {
  label: string
  share: Share
  before: Share
  note: string
}

function ShareTile({ label, share, before, note }: ShareTileProps) {
  return (
    <StatTile
      label={label}
      value={percentOf(share)}
      note={`${share.part} de ${share.total}, ${note}. ${beforeText(percentOf(before))}`}
    />
  )
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
