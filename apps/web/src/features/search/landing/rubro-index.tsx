import { paths } from '@oficio/contracts/paths'
import type { LandingRubro, RowCount } from '@oficio/contracts/search/landing'
import { countOf } from '@oficio/contracts/text/count-of'
import { rubroDrawing } from '@oficio/drawings/icons'
import { Mark } from '@/components/illustrations/mark'
import { PageFrame } from '@/components/layout/page-frame'
import { IndexCards } from './index-cards'
import { indexTrail, whatItIs } from './landing-words'

/** The index of all rubros, each with a link to its towns. */
export function RubroIndex({ rubros }: { rubros: readonly (LandingRubro & RowCount)[] }) {
  return (
    <PageFrame
      title="Profesionales por rubro"
      trail={indexTrail()}
      description="Elegí un rubro y mirá quién lo hace en tu ciudad."
    >
      <IndexCards
        cards={rubros.map(({ name, slug, icon, count, ...rubro }) => ({
          name,
          href: paths.rubroTowns(slug),
          mark: <Mark name={rubroDrawing(icon)} className="size-12" />,
          description: whatItIs(rubro),
          count: count > 0 ? countOf(count, 'profesional', 'profesionales') : 'Todavía nadie',
        }))}
      />
    </PageFrame>
  )
}
