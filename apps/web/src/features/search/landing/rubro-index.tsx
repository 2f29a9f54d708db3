import { paths } from '@oficio/contracts/paths'
import type { Counted, LandingRubro } from '@oficio/contracts/search/landing'
import { countOf } from '@oficio/contracts/text/count-of'
import Link from 'next/link'
import { Container } from '@/components/layout/container'
import { PageHeader } from '@/components/layout/page-header'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { Card } from '@/components/ui/card'
import { quietLink } from '@/components/ui/link-classes'
import { RubroIcon } from '@/components/ui/rubro-icon'
import { indexTrail } from './landing-words'

/** Every rubro, with the way to who does it in each town. */
export function RubroIndex({ rubros }: { rubros: readonly (LandingRubro & Counted)[] }) {
  return (
    <Container className="pb-16">
      <PageHeader
        title="Profesionales por rubro"
        above={<Breadcrumb items={indexTrail()} />}
        description="Elegí un rubro y mirá quién lo hace en tu ciudad."
      />
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {rubros.map(({ id, name, slug, icon, description, count }) => (
          <Card key={id} asChild isInteractive>
            <li className="relative space-y-2">
              <h2 className="flex items-center gap-3 text-lg">
                <RubroIcon name={icon} className="size-6 shrink-0 text-primary" />
                <Link
                  href={paths.rubroTowns(slug)}
                  prefetch={false}
                  className={`-my-2 min-w-11 after:absolute after:inset-0 after:rounded-card ${quietLink}`}
                >
                  {name}
                </Link>
              </h2>
              <p className="line-clamp-2 text-muted-foreground">{description}</p>
              <p className="text-sm">
                {count > 0 ? countOf(count, 'profesional', 'profesionales') : 'Todavía nadie'}
              </p>
            </li>
          </Card>
        ))}
      </ul>
    </Container>
  )
}
