import { paths } from '@oficio/contracts/paths'
import { MissingView } from '@/components/layout/missing-view'
import { buttonClasses } from '@/components/ui/button-classes'
import { NearLink } from './near-link'

const kinds = {
  rubro: {
    title: 'Ahí todavía no hay nadie',
    description:
      'Puede que ningún profesional de ese rubro esté en esa localidad, o que el enlace esté mal escrito. Muchos trabajan en localidades vecinas: buscá quién llega hasta ahí, o pedilo igual y les avisamos.',
    ways: [
      { label: 'Ver rubros y ciudades', href: paths.rubroIndex() },
      { label: 'Solicitar un servicio', href: paths.serviceRequestForm() },
    ],
    search: paths.searchProfessionals(),
    placeName: 'location',
  },
  category: {
    title: 'Ahí todavía no hay negocios',
    description:
      'Puede que esa localidad todavía no tenga negocios de esa categoría, o que el enlace esté mal escrito. Buscá qué hay cerca, o mirá en qué ciudades hay.',
    ways: [{ label: 'Ver categorías y ciudades', href: paths.categoryIndex() }],
    search: paths.searchBusinesses(),
    placeName: 'cityName',
  },
} as const

/** Shown if the page of a rubro or a category in a place does not exist. Offers a search nearby. */
export function MissingLandingPage({ kind }: { kind: keyof typeof kinds }) {
  const { title, description, ways, search, placeName } = kinds[kind]
  return (
    <MissingView
      title={title}
      description={description}
      first={
        <NearLink search={search} placeName={placeName} className={buttonClasses()}>
          Buscar cerca
        </NearLink>
      }
      ways={ways}
    />
  )
}
