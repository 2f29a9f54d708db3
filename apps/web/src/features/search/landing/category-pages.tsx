import { paths } from '@oficio/contracts/paths'
import type { CachedBusiness, CategoryInProvince, CategoryInTown } from '@oficio/contracts/search/landing'
import { countOf } from '@oficio/contracts/text/count-of'
import { categoryDrawing } from '@oficio/drawings/icons'
import { ButtonLink } from '@/components/ui/button-link'
import { OpenNow } from '@/features/businesses/public-page/open-now'
import { businessSearchAddress, everyBusiness } from '../businesses/business-address'
import { BusinessCard } from '../businesses/business-card'
import { businessCardFacts } from '../businesses/business-card-facts'
import { sketchOfBusinesses } from '../sketch/sketches'
import {
  businessCount,
  categoryProvinceTrail,
  categoryTitle,
  categoryTownTrail,
  figureTexts,
} from './category-words'
import { LandingPage } from './landing-page'
import type { Question } from './landing-questions'
import { provinceText } from './landing-words'
import { linksTo } from './links-to'

interface CategoryInTownPageProps {
  landing: CategoryInTown
  /** The public businesses, best first. */
  businesses: readonly CachedBusiness[]
  questions: readonly Question[]
}

/** The page of a category in a town: its businesses, with links to related pages. */
export function CategoryInTownPage({ landing, businesses, questions }: CategoryInTownPageProps) {
  const { category, town, count, otherCategories, nearTowns, rubros } = landing
  const title = categoryTitle(category)
  const all = businessSearchAddress({
    ...everyBusiness,
    category: category.slug,
    cityName: `${town.city}, ${town.state}`,
    cityId: String(town.localidadId),
  })
  return (
    <LandingPage
      title={`${title} en ${town.city}`}
      trail={categoryTownTrail(landing)}
      description={[`${businessCount(count)} en ${town.city}, ${town.state}.`, ...figureTexts(landing)].join(
        ' ',
      )}
      drawing={categoryDrawing(category.slug)}
      action={<OutlineLink href={all}>Filtrar y ver abiertos ahora</OutlineLink>}
      listTitle="Negocios"
      sketch={sketchOfBusinesses(businesses)}
      allHref={count > businesses.length && all}
      questions={questions}
      ways={[
        {
          title: `Más en ${town.city}`,
          links: linksTo(otherCategories, (slug) => paths.categoryInTown(slug, town.slug), categoryTitle),
        },
        {
          title: `${title} cerca`,
          links: linksTo(nearTowns, (slug) => paths.categoryInTown(category.slug, slug)),
        },
        {
          title: `Profesionales en ${town.city}`,
          links: linksTo(rubros, (slug) => paths.rubroInTown(slug, town.slug)),
        },
      ]}
    >
      <Results businesses={businesses} />
    </LandingPage>
  )
}

interface CategoryInProvincePageProps {
  landing: CategoryInProvince
  /** The public businesses, best first. */
  businesses: readonly CachedBusiness[]
}

/** The page of a category in a province: its businesses, with links to its towns. */
export function CategoryInProvincePage({ landing, businesses }: CategoryInProvincePageProps) {
  const { category, province, count, towns, otherCategories, otherProvinces } = landing
  const title = categoryTitle(category)
  const where = countOf(towns.length, 'localidad', 'localidades')
  return (
    <LandingPage
      title={`${title} en ${provinceText(province.name)}`}
      trail={categoryProvinceTrail(landing)}
      description={[`${businessCount(count)} en ${where}.`, ...figureTexts(landing)].join(' ')}
      drawing={categoryDrawing(category.slug)}
      action={<OutlineLink href={paths.businessBenefits()}>Registrar mi negocio</OutlineLink>}
      listTitle="Negocios"
      sketch={sketchOfBusinesses(businesses)}
      ways={[
        { title: 'Por ciudad', links: linksTo(towns, (slug) => paths.categoryInTown(category.slug, slug)) },
        {
          title: `Más en ${province.name}`,
          links: linksTo(
            otherCategories,
            (slug) => paths.categoryInProvince(slug, province.slug),
            categoryTitle,
          ),
        },
        {
          title: `${title} en otras provincias`,
          links: linksTo(otherProvinces, (slug) => paths.categoryInProvince(category.slug, slug)),
        },
      ]}
    >
      <Results businesses={businesses} />
    </LandingPage>
  )
}

const OutlineLink = ({ href, children }: { href: string; children: string }) => (
  <ButtonLink href={href} variant="outline">
    {children}
  </ButtonLink>
)

const Results = ({ businesses }: { businesses: readonly CachedBusiness[] }) =>
  businesses.map((business) => (
    <BusinessCard
      key={business.id}
      facts={businessCardFacts(business)}
      openingNow={<OpenNow {...business.opening} />}
    />
  ))
