import { paths } from '@oficio/contracts/paths'
import type { RubroInProvince, RubroInTown } from '@oficio/contracts/search/landing'
import type { FoundProfessional } from '@oficio/contracts/search/professionals'
import { requestFormPath } from '@oficio/contracts/service-requests/form-path'
import { countOf } from '@oficio/contracts/text/count-of'
import { rubroDrawing } from '@oficio/drawings/icons'
import { ButtonLink } from '@/components/ui/button-link'
import { FoundProfessionalCard } from '../professionals/found-professional-card'
import type { Need } from '../professionals/result-card-facts'
import { readSearchFields, searchAddress } from '../professionals/search-address'
import { sketchOfTowns } from '../sketch/sketches'
import { categoryTitle } from './category-words'
import { LandingPage } from './landing-page'
import type { Question } from './landing-questions'
import {
  figuresText,
  provinceText,
  provinceTrail,
  quickText,
  ratingText,
  townTrail,
  whoText,
} from './landing-words'
import { linksTo } from './links-to'

interface RubroInTownPageProps {
  landing: RubroInTown
  /** The public professionals. */
  professionals: readonly FoundProfessional[]
  questions: readonly Question[]
}

/** The page of a rubro in a town: its professionals, and a button to request quotes from all of them. */
export function RubroInTownPage({ landing, professionals, questions }: RubroInTownPageProps) {
  const { rubro, town, reach, rating, otherRubros, nearTowns, categories } = landing
  const around = readSearchFields({ rubroIds: String(rubro.id), location: `${town.city}, ${town.state}` })
  return (
    <LandingPage
      title={`${rubro.name} en ${town.city}`}
      trail={townTrail(landing)}
      description={[whoText(landing), ratingText(rating), quickText(landing)].filter(Boolean).join(' ')}
      drawing={rubroDrawing(rubro.icon)}
      action={<AskForQuotes href={requestFormPath(rubro.id, town)} />}
      listTitle="Profesionales"
      sketch={sketchOfTowns(professionals)}
      allHref={reach.count > professionals.length && searchAddress(around)}
      questions={questions}
      ways={[
        {
          title: `Otros rubros en ${town.city}`,
          links: linksTo(otherRubros, (slug) => paths.rubroInTown(slug, town.slug)),
        },
        {
          title: `${rubro.name} cerca`,
          links: linksTo(nearTowns, (slug) => paths.rubroInTown(rubro.slug, slug)),
        },
        {
          title: `Negocios en ${town.city}`,
          links: linksTo(categories, (slug) => paths.categoryInTown(slug, town.slug), categoryTitle),
        },
      ]}
    >
      <Results professionals={professionals} need={{ rubros: [rubro], place: town }} />
    </LandingPage>
  )
}

interface RubroInProvincePageProps {
  landing: RubroInProvince
  /** The public professionals. */
  professionals: readonly FoundProfessional[]
}

/** The page of a rubro in a province: its professionals, with links to its towns. */
export function RubroInProvincePage({ landing, professionals }: RubroInProvincePageProps) {
  const { rubro, province, count, towns, otherRubros, otherProvinces } = landing
  const countText = countOf(count, 'profesional', 'profesionales')
  const where = countOf(towns.length, 'localidad', 'localidades')
  return (
    <LandingPage
      title={`${rubro.name} en ${provinceText(province.name)}`}
      trail={provinceTrail(landing)}
      description={`${countText} de ${rubro.name.toLowerCase()} en ${where}. ${figuresText(landing)}`}
      drawing={rubroDrawing(rubro.icon)}
      action={<AskForQuotes href={paths.serviceRequestForm(rubro.id)} />}
      listTitle="Profesionales"
      sketch={sketchOfTowns(professionals)}
      ways={[
        { title: 'Por ciudad', links: linksTo(towns, (slug) => paths.rubroInTown(rubro.slug, slug)) },
        {
          title: `Otros rubros en ${province.name}`,
          links: linksTo(otherRubros, (slug) => paths.rubroInProvince(slug, province.slug)),
        },
        {
          title: `${rubro.name} en otras provincias`,
          links: linksTo(otherProvinces, (slug) => paths.rubroInProvince(rubro.slug, slug)),
        },
      ]}
    >
      <Results professionals={professionals} need={{ rubros: [rubro], place: null }} />
    </LandingPage>
  )
}

const AskForQuotes = ({ href }: { href: string }) => (
  <ButtonLink href={href} variant="sol" size="lg">
    Pedir presupuesto
  </ButtonLink>
)

interface ResultsProps {
  professionals: readonly FoundProfessional[]
  need: Need
}

const Results = ({ professionals, need }: ResultsProps) =>
  professionals.map((professional) => (
    <FoundProfessionalCard key={professional.id} professional={professional} need={need} />
  ))
