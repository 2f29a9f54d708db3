'use client'

import { paths } from '@oficio/contracts/paths'
import Link from 'next/link'
import { usePathname } from 'next/navigation'
import { LostArt } from '@/components/layout/lost-art'
import { MessagePage } from '@/components/layout/message-page'
import { Button } from '@/components/ui/button'

interface Kind {
  title: string
  description: string
  index: { text: string; href: string }
  /** Where the same is looked for around the place, which names the nearest where it has none either. */
  searchAddress: (asked: { what: string; where: string }) => string
}

const kinds = {
  rubro: {
    title: 'Ahí todavía no hay nadie',
    description:
      'Puede que ningún profesional de ese rubro esté en esa localidad, o que el enlace esté mal escrito. Muchos trabajan en localidades vecinas: buscá quién llega hasta ahí, o pedilo igual y les avisamos.',
    index: { text: 'Ver rubros y ciudades', href: paths.rubroIndex() },
    searchAddress: ({ what, where }) =>
      `${paths.searchProfessionals()}?${new URLSearchParams({ query: what, ...(where && { location: where }) })}`,
  },
  category: {
    title: 'Ahí todavía no hay negocios',
    description:
      'Puede que esa localidad todavía no tenga negocios de esa categoría, o que el enlace esté mal escrito. Buscá qué hay cerca, o mirá en qué ciudades hay.',
    index: { text: 'Ver categorías y ciudades', href: paths.categoryIndex() },
    searchAddress: ({ what, where }) =>
      `${paths.searchBusinesses()}?${new URLSearchParams({ query: what, ...(where && { cityName: where }) })}`,
  },
} as const satisfies Record<string, Kind>

/** No such page of a rubro or a category: what its address asked for is looked for nearby. */
export function LostPair({ kind }: { kind: keyof typeof kinds }) {
  // '/profesionales/plomeria/rosario', '/negocios/cafes/provincia/santa-fe'.
  const [, , thing = '', ...places] = usePathname().split('/')
  const { title, description, index, searchAddress } = kinds[kind]
  const asked = { what: wordsOf(thing), where: wordsOf(places.at(-1) ?? '') }
  return (
    <MessagePage
      art={<LostArt className="w-56" />}
      title={title}
      description={description}
      actions={
        <>
          <Button asChild>
            <Link href={searchAddress(asked)}>Buscar cerca</Link>
          </Button>
          <Button asChild variant="outline">
            <Link href={index.href}>{index.text}</Link>
          </Button>
          {kind === 'rubro' && (
            <Button asChild variant="outline">
              <Link href={paths.serviceRequestForm()}>Solicitar un servicio</Link>
            </Button>
          )}
        </>
      }
    />
  )
}

const wordsOf = (slug: string): string => slug.replaceAll('-', ' ')
