import { paths } from '@oficio/contracts/paths'
import { ArrowRight, Search } from 'lucide-react'
import { Container } from '@/components/layout/container'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Label } from '@/components/ui/label'
import { Link } from '@/components/ui/link'
import { quietLink } from '@/components/ui/link-classes'
import { RubroIcon } from '@/components/ui/rubro-icon'
import { Select } from '@/components/ui/select'
import { RubroBox } from './rubro-box'

export interface HomeRubro {
  id: number
  name: string
  icon: string
  isPopular: boolean
}

const tileCount = 8

/** The most asked first; when fewer are marked, the list's own order fills the rest. */
function mostAsked(rubros: readonly HomeRubro[]): HomeRubro[] {
  return [...rubros].sort((a, b) => Number(b.isPopular) - Number(a.isPopular)).slice(0, tileCount)
}

/** Where a visitor who knows what they need starts. A plain GET form and links: it works before any script has run. */
export function RubroTray({ rubros }: { rubros: readonly HomeRubro[] }) {
  return (
    <Container className="relative -mt-10">
      <Card className="grid grid-cols-1 gap-x-10 gap-y-6 shadow-float lg:grid-cols-[20rem_1fr] lg:items-center lg:p-8">
        <form action={paths.serviceRequestForm()} method="get" className="space-y-2.5">
          <Label htmlFor="inicio-rubro" className="font-display text-xl tracking-tight">
            ¿Qué necesitás?
          </Label>
          <div className="flex gap-2 tiny:flex-col">
            <div className="min-w-0 flex-1">
              <RubroBox id="inicio-rubro" name="rubroId">
                <div className="relative">
                  <Search
                    aria-hidden
                    className="pointer-events-none absolute top-1/2 left-3.5 z-1 size-5 -translate-y-1/2 text-primary"
                  />
                  <Select id="inicio-rubro" name="rubroId" placeholder="Elegí un rubro" className="pl-11">
                    {rubros.map(({ id, name }) => (
                      <option key={id} value={id}>
                        {name}
                      </option>
                    ))}
                  </Select>
                </div>
              </RubroBox>
            </div>
            <Button type="submit" size="icon" aria-label="Continuar con el rubro elegido">
              <ArrowRight aria-hidden />
            </Button>
          </div>
          <div className="flex flex-wrap gap-x-6">
            <Link href={paths.searchProfessionals()} className={quietLink}>
              O elegí vos: buscá profesionales
            </Link>
            <Link href={paths.searchBusinesses()} className={quietLink}>
              Buscar negocios
            </Link>
          </div>
        </form>
        <nav aria-label="Rubros más pedidos">
          <ul className="grid grid-cols-2 gap-2 tiny:grid-cols-1 sm:grid-cols-4">
            {mostAsked(rubros).map(({ id, name, icon }) => (
              <li key={id}>
                <Link
                  href={paths.serviceRequestForm(id)}
                  className="flex h-full min-h-14 items-center gap-2.5 rounded-control bg-background px-3 py-2 leading-tight font-medium transition-colors max-sm:flex-col max-sm:items-start max-sm:gap-1.5 max-sm:px-2.5 max-sm:text-sm hover:bg-primary-soft hover:text-primary-soft-foreground"
                >
                  <RubroIcon name={icon} className="size-5.5 shrink-0 text-primary" />
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
