import { paths } from '@oficio/contracts/paths'
import { rubroDrawing } from '@oficio/drawings/icons'
import { Mark } from '@/components/illustrations/mark'
import { Container } from '@/components/layout/container'
import { Card } from '@/components/ui/card'
import { Link } from '@/components/ui/link'
import { quietLink } from '@/components/ui/link-classes'
import { NeedForm } from './need-form'

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

/** The section of the home page with the form and the popular rubros. Its form and links work without scripts. */
export function RubroTray({ rubros }: { rubros: readonly HomeRubro[] }) {
  return (
    <Container className="relative -mt-10">
      <Card className="grid grid-cols-1 gap-x-10 gap-y-6 shadow-float lg:grid-cols-[20rem_1fr] lg:items-center lg:p-8">
        <NeedForm>
          <div className="flex flex-wrap gap-x-6">
            <Link href={paths.searchProfessionals()} className={quietLink}>
              O elegí vos: buscá profesionales
            </Link>
            <Link href={paths.searchBusinesses()} className={quietLink}>
              Buscar negocios
            </Link>
          </div>
        </NeedForm>
        <nav aria-label="Rubros más pedidos">
          <ul className="grid grid-cols-2 gap-2 tiny:grid-cols-1 sm:grid-cols-4">
            {mostAsked(rubros).map(({ id, name, icon }) => (
              <li key={id}>
                <Link
                  href={paths.serviceRequestForm(id)}
                  className="flex h-full flex-col items-start gap-1.5 rounded-control bg-background px-2.5 py-2 text-sm leading-tight font-medium transition-colors sm:px-4 sm:py-3 sm:text-base hover:bg-primary-soft hover:text-primary-soft-foreground"
                >
                  <Mark name={rubroDrawing(icon)} className="size-11" />
                  <span className="min-w-0 hyphens-auto">{name}</span>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </Card>
    </Container>
  )
}
