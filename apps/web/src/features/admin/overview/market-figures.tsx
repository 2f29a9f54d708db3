import {
  type FigurePeriod,
  type MarketFigures as Figures,
  figurePeriods,
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
import { StatTile } from '@/components/ui/stat-tile'
import { formatCalendarDay } from '@/lib/formats/format-calendar-day'
import { formatMinutes } from '@/lib/formats/format-minutes'
import { LiquidityTable } from './liquidity-table'

const tabs = figurePeriods.map((days) => ({
  key: String(days),
  label: `${days} días`,
  href: days === figurePeriods[0] ? paths.admin() : `${paths.admin()}?${periodName}=${days}`,
}))

/** How the marketplace went in the period that was chosen. */
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
          bars={perDay.map((one) => ({
            key: one.day,
            label: formatCalendarDay(one.day),
            value: one.requests,
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
          note={`De ${activeProfessionals.of} con la cuenta aprobada, abrieron algún contacto.`}
        />
        <StatTile label="Cobrado" value={formatMoney(figures.revenueCentavos / 100)} />
        <StatTile label="Devuelto" value={formatMoney(figures.refundedCentavos / 100)} />
      </dl>
      {liquidity.length > 0 && <LiquidityTable rows={liquidity} />}
    </Section>
  )
}

/** Returns a share in percent; of nothing there is none. */
const percentOf = ({ part, of }: Share): string => (of === 0 ? '–' : `${Math.round((100 * part) / of)} %`)

function ShareTile({ label, share, note }: { label: string; share: Share; note: string }) {
  return <StatTile label={label} value={percentOf(share)} note={`${share.part} de ${share.of}, ${note}`} />
}
