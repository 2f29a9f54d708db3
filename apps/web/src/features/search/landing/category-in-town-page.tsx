import { paths } from '@oficio/contracts/paths'
import type { CategoryInTown, KeptBusiness } from '@oficio/contracts/search/landing'
import { PageFrame } from '@/components/layout/page-frame'
import { Button } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { OpenNow } from '@/features/businesses/public-page/open-now'
import { businessSearchAddress, everyBusiness } from '../businesses/business-address'
import { BusinessCard } from '../businesses/business-card'
import { businessCount, categoryTitle, categoryTownTrail, figureTexts } from './category-words'
import type { Question } from './landing-questions'
import { LinkList } from './link-list'
import { Questions } from './questions'

interface CategoryInTownPageProps {
  found: CategoryInTown
  /** Those that anybody may see, the best first. */
  businesses: readonly KeptBusiness[]
  questions: readonly Question[]
}

/** The businesses of a category in a town, and the ways on to others. */
export function CategoryInTownPage({ found, businesses, questions }: CategoryInTownPageProps) {
  const { category, town, count, otherCategories, nearTowns, rubros } = found
  const title = categoryTitle(category)
  const all = businessSearchAddress({
    ...everyBusiness,
    category: category.slug,
    cityName: `${town.city}, ${town.state}`,
    cityId: String(town.localidadId),
  })
  return (
    <PageFrame
      title={`${title} en ${town.city}`}
      trail={categoryTownTrail(found)}
      description={[`${businessCount(count)} en ${town.city}, ${town.state}.`, ...figureTexts(found)].join(
        ' ',
      )}
      actions={
        <Button asChild variant="outline">
          <Link href={all}>Filtrar y ver abiertos ahora</Link>
        </Button>
      }
    >
      <div className="grid items-start gap-x-8 gap-y-12 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0 space-y-12">
          <section aria-labelledby="negocios" className="space-y-5">
            <h2 id="negocios" className="sr-only">
              Negocios
            </h2>
            <ul className="space-y-4">
              {businesses.map((business) => (
                <BusinessCard
                  key={business.id}
                  found={business}
                  opening={<OpenNow {...business.opening} />}
                />
              ))}
            </ul>
            {count > businesses.length && (
              <Button asChild variant="outline">
                <Link href={all}>Ver todos</Link>
              </Button>
            )}
          </section>
          <Questions questions={questions} />
        </div>
        <div className="min-w-0 space-y-10">
          <LinkList
            title={`Más en ${town.city}`}
            links={otherCategories.map(({ name, slug, count }) => ({
              label: categoryTitle({ name, slug }),
              href: paths.categoryInTown(slug, town.slug),
              count,
            }))}
          />
          <LinkList
            title={`${title} cerca`}
            links={nearTowns.map(({ city, slug, count }) => ({
              label: city,
              href: paths.categoryInTown(category.slug, slug),
              count,
            }))}
          />
          <LinkList
            title={`Profesionales en ${town.city}`}
            links={rubros.map(({ name, slug, count }) => ({
              label: name,
              href: paths.rubroInTown(slug, town.slug),
              count,
            }))}
          />
        </div>
      </div>
    </PageFrame>
  )
}
