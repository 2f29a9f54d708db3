import { paths } from '@oficio/contracts/paths'
import type { RubroInProvince } from '@oficio/contracts/search/landing'
import type { FoundProfessional } from '@oficio/contracts/search/professionals'
import { countOf } from '@oficio/contracts/text/count-of'
import { PageFrame } from '@/components/layout/page-frame'
import { Button } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { ResultCard } from '../professionals/result-card'
import { figuresText, provinceText, provinceTrail } from './landing-words'
import { LinkList } from './link-list'

interface RubroInProvincePageProps {
  found: RubroInProvince
  /** Whom anybody may see of those who were found. */
  professionals: readonly FoundProfessional[]
}

/** Who does something in a province, town by town. */
export function RubroInProvincePage({ found, professionals }: RubroInProvincePageProps) {
  const { rubro, province, count, towns, otherRubros, otherProvinces } = found
  const who = countOf(count, 'profesional', 'profesionales')
  const where = countOf(towns.length, 'localidad', 'localidades')
  return (
    <PageFrame
      title={`${rubro.name} en ${provinceText(province.name)}`}
      trail={provinceTrail(found)}
      description={`${who} de ${rubro.name.toLowerCase()} en ${where}. ${figuresText(found)}`}
      actions={
        <Button asChild variant="sol" size="lg">
          <Link href={paths.serviceRequestForm(rubro.id)}>Pedir presupuesto</Link>
        </Button>
      }
    >
      <div className="grid items-start gap-x-8 gap-y-12 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <section aria-labelledby="profesionales" className="min-w-0 space-y-5">
          <h2 id="profesionales" className="sr-only">
            Profesionales
          </h2>
          <ul className="space-y-4">
            {professionals.map((professional) => (
              <ResultCard key={professional.id} found={professional} />
            ))}
          </ul>
        </section>
        <div className="min-w-0 space-y-10">
          <LinkList
            title="Por ciudad"
            links={towns.map(({ city, slug, count }) => ({
              label: city,
              href: paths.rubroInTown(rubro.slug, slug),
              count,
            }))}
          />
          <LinkList
            title={`Otros rubros en ${province.name}`}
            links={otherRubros.map(({ name, slug, count }) => ({
              label: name,
              href: paths.rubroInProvince(slug, province.slug),
              count,
            }))}
          />
          <LinkList
            title={`${rubro.name} en otras provincias`}
            links={otherProvinces.map(({ name, slug, count }) => ({
              label: name,
              href: paths.rubroInProvince(rubro.slug, slug),
              count,
            }))}
          />
        </div>
      </div>
    </PageFrame>
  )
}
