import { paths } from '@oficio/contracts/paths'
import { LostArt } from '@/components/layout/lost-art'
import { MessagePage } from '@/components/layout/message-page'
import { buttonClasses } from '@/components/ui/button-classes'
import { ButtonLink } from '@/components/ui/button-link'
import { NearLink } from './near-link'

const kinds = {
  rubro: {
    title: 'Ahí todavía no hay nadie',
    description:
      'Puede que ningún profesional de ese rubro esté en esa localidad, o que el enlace esté mal escrito. Muchos trabajan en localidades vecinas: buscá quién llega hasta ahí, o pedilo igual y les avisamos.',
    index: { text: 'Ver rubros y ciudades', href: paths.rubroIndex() },
    search: paths.searchProfessionals(),
    placeName: 'location',
  },
  category: {
    title: 'Ahí todavía no hay negocios',
    description:
      'Puede que esa localidad todavía no tenga negocios de esa categoría, o que el enlace esté mal escrito. Buscá qué hay cerca, o mirá en qué ciudades hay.',
    index: { text: 'Ver categorías y ciudades', href: paths.categoryIndex() },
    search: paths.searchBusinesses(),
    placeName: 'cityName',
  },
} as const

/** Shown if the page of a rubro or a category in a place does not exist. Offers a search nearby. */
export function MissingLandingPage({ kind }: { kind: keyof typeof kinds }) {
  const { title, description, index, search, placeName } = kinds[kind]
  return (
    <MessagePage
      art={<LostArt />}
      title={title}
      description={description}
      actions={
        <>
          <NearLink search={search} placeName={placeName} className={buttonClasses()}>
            Buscar cerca
          </NearLink>
          <ButtonLink href={index.href} variant="outline">
            {index.text}
          </ButtonLink>
          {kind === 'rubro' && (
            <ButtonLink href={paths.serviceRequestForm()} variant="outline">
              Solicitar un servicio
            </ButtonLink>
          )}
        </>
      }
    />
  )
}
