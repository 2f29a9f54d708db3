import { paths } from '@oficio/contracts/paths'
import type { LandingRubro, RubroInTown, RubroTowns } from '@oficio/contracts/search/landing'
import { countOf } from '@oficio/contracts/text/count-of'
import { formatMinutes } from '@/lib/formats/format-minutes'
import { formatRating } from '@/lib/formats/format-rating'

/** From the home down; the last one is the page itself and has no address. */
export type Trail = { label: string; href?: string }[]

const home = { label: 'Inicio', href: paths.home() }
const index = { label: 'Profesionales', href: paths.rubroIndex() }

export const indexTrail = (): Trail => [home, { label: index.label }]
export const rubroTrail = ({ name }: LandingRubro): Trail => [home, index, { label: name }]
export const townTrail = ({ rubro, town }: Pick<RubroInTown, 'rubro' | 'town'>): Trail => [
  home,
  index,
  { label: rubro.name, href: paths.rubroTowns(rubro.slug) },
  { label: town.city },
]

/** Returns how many come to the town: '12 profesionales', 'más de 200 profesionales'. */
export const howMany = ({ count, isMore }: Pick<RubroInTown, 'count' | 'isMore'>): string =>
  `${isMore ? 'más de ' : ''}${countOf(count, 'profesional', 'profesionales')}`

/** Returns the page of a rubro in a town in a line and two. */
export function townWords(found: Omit<RubroInTown, 'otherRubros' | 'nearTowns' | 'categories'>): {
  title: string
  description: string
} {
  const { rubro, town, rating } = found
  return {
    title: `${rubro.name} en ${town.city}: ${howMany(found)}`,
    description: [
      `${rubro.name} en ${town.city}, ${town.state}: ${howMany(found)} para pedir presupuesto sin costo.`,
      rating && ratingText(rating),
      quickText(found),
    ]
      .filter(Boolean)
      .join(' '),
  }
}

/** Returns what clients said, or null where nobody has said anything. */
export const ratingText = ({ average, count }: NonNullable<RubroInTown['rating']>): string =>
  `${formatRating(average)} de 5 en ${countOf(count, 'reseña', 'reseñas')} de trabajos verificados.`

/** Returns how quickly they answer, or null where nothing was measured. */
export const quickText = ({
  medianResponseMinutes,
}: Pick<RubroInTown, 'medianResponseMinutes'>): string | null =>
  medianResponseMinutes === null
    ? null
    : `La mitad responde en ${formatMinutes(medianResponseMinutes)} o menos.`

/** Returns the page of a rubro in a line and two. */
export function rubroWords({ rubro, provinces }: RubroTowns): { title: string; description: string } {
  const towns = provinces.reduce((sum, province) => sum + province.towns.length, 0)
  return {
    title: `${rubro.name}: profesionales por ciudad`,
    description: `${rubro.description} ${
      towns > 0
        ? `Profesionales en ${countOf(towns, 'localidad', 'localidades')} de ${countOf(provinces.length, 'provincia', 'provincias')}.`
        : 'Pedí presupuesto sin costo.'
    }`,
  }
}
