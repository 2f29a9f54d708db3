import { paths } from '@oficio/contracts/paths'
import type { RubroInTown } from '@oficio/contracts/search/landing'
import type { FoundProfessional } from '@oficio/contracts/search/professionals'
import { requestFormPath } from '@oficio/contracts/service-requests/form-path'
import { PageFrame } from '@/components/layout/page-frame'
import { Button } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { ResultCard } from '../professionals/result-card'
import { readAsked, searchAddress } from '../professionals/search-address'
import { categoryTitle } from './category-words'
import type { Question } from './landing-questions'
import { quickText, ratingText, townTrail, whoText } from './landing-words'
import { LinkList } from './link-list'
import { Questions } from './questions'

interface RubroInTownPageProps {
  found: RubroInTown
  /** Whom anybody may see of those who were found. */
  professionals: readonly FoundProfessional[]
  questions: readonly Question[]
}

/** Who does something in a town, and the way to ask all of them at once. */
export function RubroInTownPage({ found, professionals, questions }: RubroInTownPageProps) {
  const { rubro, town, reach, rating, otherRubros, nearTowns, categories } = found
  const around = readAsked({ rubroIds: String(rubro.id), location: `${town.city}, ${town.state}` })
  return (
    <PageFrame
      title={`${rubro.name} en ${town.city}`}
      trail={townTrail(found)}
      description={[whoText(found), ratingText(rating), quickText(found)].filter(Boolean).join(' ')}
      actions={
        <Button asChild variant="sol" size="lg">
          <Link href={requestFormPath(rubro.id, town)}>Pedir presupuesto</Link>
        </Button>
      }
    >
      <div className="grid items-start gap-x-8 gap-y-12 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0 space-y-12">
          <section aria-labelledby="profesionales" className="space-y-5">
            <h2 id="profesionales" className="sr-only">
              Profesionales
            </h2>
            <ul className="space-y-4">
              {professionals.map((professional) => (
                <ResultCard key={professional.id} found={professional} />
              ))}
            </ul>
            {reach.count > professionals.length && (
              <Button asChild variant="outline">
                <Link href={searchAddress(around)}>Ver todos</Link>
              </Button>
            )}
          </section>
          <Questions questions={questions} />
        </div>
        <div className="min-w-0 space-y-10">
          <LinkList
            title={`Otros rubros en ${town.city}`}
            links={otherRubros.map(({ name, slug, count }) => ({
              label: name,
              href: paths.rubroInTown(slug, town.slug),
              count,
            }))}
          />
          <LinkList
            title={`${rubro.name} cerca`}
            links={nearTowns.map(({ city, slug, count }) => ({
              label: city,
              href: paths.rubroInTown(rubro.slug, slug),
              count,
            }))}
          />
          <LinkList
            title={`Negocios en ${town.city}`}
            links={categories.map(({ name, slug, count }) => ({
              label: categoryTitle({ name, slug }),
              href: paths.categoryInTown(slug, town.slug),
              count,
            }))}
          />
        </div>
      </div>
    </PageFrame>
  )
}
