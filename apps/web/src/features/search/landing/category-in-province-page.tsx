import { paths } from '@oficio/contracts/paths'
import type { CategoryInProvince, KeptBusiness } from '@oficio/contracts/search/landing'
import { countOf } from '@oficio/contracts/text/count-of'
import { PageFrame } from '@/components/layout/page-frame'
import { Button } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { OpenNow } from '@/features/businesses/public-page/open-now'
import { BusinessCard } from '../businesses/business-card'
import { businessCount, categoryProvinceTrail, categoryTitle, figureTexts } from './category-words'
import { provinceText } from './landing-words'
import { LinkList } from './link-list'

interface CategoryInProvincePageProps {
  found: CategoryInProvince
  /** Those that anybody may see, the best first. */
  businesses: readonly KeptBusiness[]
}

/** The businesses of a category in a province, town by town. */
export function CategoryInProvincePage({ found, businesses }: CategoryInProvincePageProps) {
  const { category, province, count, towns, otherCategories, otherProvinces } = found
  const title = categoryTitle(category)
  const where = countOf(towns.length, 'localidad', 'localidades')
  return (
    <PageFrame
      title={`${title} en ${provinceText(province.name)}`}
      trail={categoryProvinceTrail(found)}
      description={[`${businessCount(count)} en ${where}.`, ...figureTexts(found)].join(' ')}
      actions={
        <Button asChild variant="outline">
          <Link href={paths.registerBusiness()}>Registrar mi negocio</Link>
        </Button>
      }
    >
      <div className="grid items-start gap-x-8 gap-y-12 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <section aria-labelledby="negocios" className="min-w-0 space-y-5">
          <h2 id="negocios" className="sr-only">
            Negocios
          </h2>
          <ul className="space-y-4">
            {businesses.map((business) => (
              <BusinessCard key={business.id} found={business} opening={<OpenNow {...business.opening} />} />
            ))}
          </ul>
        </section>
        <div className="min-w-0 space-y-10">
          <LinkList
            title="Por ciudad"
            links={towns.map(({ city, slug, count }) => ({
              label: city,
              href: paths.categoryInTown(category.slug, slug),
              count,
            }))}
          />
          <LinkList
            title={`Más en ${province.name}`}
            links={otherCategories.map(({ name, slug, count }) => ({
              label: categoryTitle({ name, slug }),
              href: paths.categoryInProvince(slug, province.slug),
              count,
            }))}
          />
          <LinkList
            title={`${title} en otras provincias`}
            links={otherProvinces.map(({ name, slug, count }) => ({
              label: name,
              href: paths.categoryInProvince(category.slug, slug),
              count,
            }))}
          />
        </div>
      </div>
    </PageFrame>
  )
}
