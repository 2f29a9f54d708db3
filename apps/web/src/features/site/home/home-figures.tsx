import type { HomeFigures as Figures } from '@oficio/contracts/search/home-figures'
import { formatNumber } from '@oficio/contracts/text/format-number'
import { Container } from '@/components/layout/container'
import { formatMinutes } from '@/lib/formats/format-minutes'

const hourMinutes = 60

/** Rounds up to whole hours, so that the page never promises a shorter time than the median. */
const waitText = (minutes: number): string =>
  formatMinutes(Math.max(1, Math.ceil(minutes / hourMinutes)) * hourMinutes)

/** The size of the site in figures. The page shows none of them while they are small. */
export const HomeFigures = ({ figures: { professionals, towns, medianMinutes } }: { figures: Figures }) => (
  <Container className="pt-12 md:pt-16">
    <dl className="flex flex-wrap justify-center gap-x-10 gap-y-6 text-center md:gap-x-20">
      <Figure value={formatNumber(professionals)} text="profesionales" />
      <Figure value={formatNumber(towns)} text="ciudades y pueblos" />
      {medianMinutes !== null && (
        <Figure value={waitText(medianMinutes)} text="o menos tardan en contactarte" />
      )}
    </dl>
  </Container>
)

const Figure = ({ value, text }: { value: string; text: string }) => (
  <div className="flex flex-col">
    <dt className="order-last text-muted-foreground md:text-lg">{text}</dt>
    <dd className="font-display text-4xl font-semibold text-primary tabular-nums md:text-5xl">{value}</dd>
  </div>
)
