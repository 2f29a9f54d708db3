import { paths } from '@oficio/contracts/paths'
import { rubroDrawing } from '@oficio/drawings/icons'
import { LayoutGrid } from 'lucide-react'
import type { ReactNode } from 'react'
import { Mark } from '@/components/illustrations/mark'
import { Container } from '@/components/layout/container'
import { Card } from '@/components/ui/card'
import { Link } from '@/components/ui/link'
import { quietLink } from '@/components/ui/link-classes'

export interface HomeRubro {
  id: number
  name: string
  icon: string
  isPopular: boolean
}

const tileCount = 8

/**
 * Returns the popular rubros first. If fewer than `tileCount` are popular, the first others follow in the order of the
 * list.
 */
function mostAsked(rubros: readonly HomeRubro[]): HomeRubro[] {
  return [...rubros].sort((a, b) => Number(b.isPopular) - Number(a.isPopular)).slice(0, tileCount)
}

/** The popular rubros, which overlap the hero, and the links to the searches. */
export function RubroTray({ rubros }: { rubros: readonly HomeRubro[] }) {
  return (
    <Container className="relative -mt-10">
      <Card className="p-3 shadow-float sm:p-4">
        <nav aria-label="Rubros más pedidos">
          <ul className="grid grid-cols-3 gap-1 max-[22rem]:grid-cols-2 sm:grid-cols-4 lg:grid-cols-8">
            {mostAsked(rubros).map(({ id, name, icon }) => (
              <Tile
                key={id}
                href={paths.serviceRequestForm(id)}
                picture={<Mark name={rubroDrawing(icon)} className="size-14 lg:size-16" />}
              >
                {name}
              </Tile>
            ))}
            <Tile
              href={paths.rubroIndex()}
              className="sm:hidden"
              picture={
                <span className="grid size-14 place-items-center">
                  <LayoutGrid aria-hidden className="size-9 text-primary" strokeWidth={1.5} />
                </span>
              }
            >
              Todos los rubros
            </Tile>
          </ul>
        </nav>
      </Card>
      <div className="mt-2 flex flex-wrap justify-center gap-x-8 sm:mt-4">
        <Link href={paths.rubroIndex()} className={`${quietLink} max-sm:hidden`}>
          Todos los rubros
        </Link>
        <Link href={paths.searchProfessionals()} className={quietLink}>
          Elegir yo un profesional
        </Link>
        <Link href={paths.searchBusinesses()} className={quietLink}>
          Buscar negocios
        </Link>
      </div>
    </Container>
  )
}

interface TileProps {
  href: string
  picture: ReactNode
  className?: string
  children: string
}

const Tile = ({ href, picture, className, children }: TileProps) => (
  <li className={className}>
    <Link
      href={href}
      className="flex h-full flex-col items-center gap-2 rounded-control px-1 py-3 text-center text-sm leading-tight font-medium transition-colors max-[22rem]:px-0 max-[22rem]:text-[0.8125rem] sm:text-base sm:leading-tight hover:bg-primary-soft hover:text-primary-soft-foreground"
    >
      {picture}
      <span className="min-w-0 max-w-full hyphens-auto">{children}</span>
    </Link>
  </li>
)
