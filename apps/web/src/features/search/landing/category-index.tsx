import { paths } from '@oficio/contracts/paths'
import type { LandingCategory, RowCount } from '@oficio/contracts/search/landing'
import { categoryDrawing } from '@oficio/drawings/icons'
import { Mark } from '@/components/illustrations/mark'
import { PageFrame } from '@/components/layout/page-frame'
import { ButtonLink } from '@/components/ui/button-link'
import { businessCount, categoryIndexTrail, categoryTitle } from './category-words'
import { IndexCards } from './index-cards'

/** The index of all categories of businesses, each with a link to its towns. */
export function CategoryIndex({ categories }: { categories: readonly (LandingCategory & RowCount)[] }) {
  return (
    <PageFrame
      title="Negocios por categoría"
      trail={categoryIndexTrail()}
      description="Elegí una categoría y mirá qué hay en tu ciudad, con horarios y reseñas."
      actions={
        <ButtonLink href={paths.businessBenefits()} variant="outline">
          Registrar mi negocio
        </ButtonLink>
      }
    >
      <IndexCards
        cards={categories.map((category) => ({
          name: categoryTitle(category),
          href: paths.categoryTowns(category.slug),
          mark: <Mark name={categoryDrawing(category.slug)} className="size-12" />,
          count: category.count > 0 ? businessCount(category.count) : 'Todavía ninguno',
        }))}
      />
    </PageFrame>
  )
}
